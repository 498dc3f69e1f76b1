import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Handles, type JobContext } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { CAUSES } from '../../providers/provider-error.js';
import { ReviewSource } from '../../providers/reviews/review-source.js';
import type { Results } from './analysis.contract.js';
import { collectReviews } from './analysis-jobs.js';
import { ReviewsResult } from './results/reviews-result.entity.js';
import { AnalysisResults } from './results.service.js';

type Order = { prospectId: string; taskId: string; tries: number };

/** Waits between looks, seconds; together about an hour (clarification 3). */
const WAITS = [20, 30, 60, 60, 120, 120, 300, 300, 600, 600, 600, 780];

/** Fetches the reviews that an analysis has ordered. */
@Injectable()
export class ReviewJobs {
  constructor(
    private readonly database: DataSource,
    private readonly source: ReviewSource,
    private readonly results: AnalysisResults,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  @Handles(collectReviews)
  async collect({ prospectId, taskId, tries }: Order, { signal }: JobContext): Promise<void> {
    const current = await this.database.getRepository(ReviewsResult).findOneBy({ prospect_id: prospectId });
    if (current?.status !== 'processing') return;
    const collected = await this.source.collect(taskId, signal);
    if (collected.state === 'done') {
      const { cid: _, ...report } = collected.report;
      return this.store(prospectId, { ...current, ...report, status: 'completed' });
    }
    const wait = collected.state === 'pending' ? WAITS[tries] : undefined;
    if (wait === undefined) return this.giveUp(prospectId, current, collected.state === 'pending');
    const startAfter = new Date(this.clock.now().getTime() + wait * 1000);
    await this.queue.enqueue(collectReviews, { prospectId, taskId, tries: tries + 1 }, { startAfter });
  }

  private async store(prospectId: string, result: Results['reviews']): Promise<void> {
    const attempt = { prospectId, analysis: 'reviews' as const, scanId: null, measuredAt: this.clock.now(), durationMs: 0 };
    const finding = { state: 'measured' as const, source: 'live' as const, provider: this.source.provider, result };
    await this.database.transaction((manager) => this.results.save(manager, attempt, finding));
  }

  /** The figures of the business stay as they are; only its latest reviews did not come. */
  private async giveUp(prospectId: string, current: ReviewsResult, late: boolean): Promise<void> {
    const attempt = { prospectId, analysis: 'reviews' as const, scanId: null, measuredAt: this.clock.now(), durationMs: 0 };
    const code = late ? 'vendor_task_late' : 'vendor_rejected';
    await this.database.transaction(async (manager) => {
      await this.results.takeTurn(manager, prospectId);
      await manager.update(ReviewsResult, { id: current.id }, { status: 'failed' });
      await this.results.saveFailure(manager, attempt, { code, message: `${this.source.provider} : ${CAUSES[code]}`, detail: null });
    });
  }
}
