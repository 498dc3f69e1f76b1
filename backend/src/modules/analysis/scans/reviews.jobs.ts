import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { Handles, type JobContext } from '../../../common/jobs/define-job.js';
import { JobQueue } from '../../../common/jobs/job-queue.service.js';
import { CAUSES } from '../../../providers/provider-error.js';
import { ReviewSource } from '../../../providers/reviews/review-source.js';
import { collectReviews } from '../measurements/analysis-jobs.js';
import { AnalysisResults, type Attempt } from '../measurements/analysis-results.service.js';
import type { Results } from '../results/analysis.contract.js';
import { ReviewsResult } from '../results/reviews-result.entity.js';

type Order = { prospectId: string; site?: string | null | undefined; taskId: string; tries: number };

/** Seconds between checks, about an hour in total (clarification 3). */
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
  async collect({ prospectId, site = null, taskId, tries }: Order, { signal }: JobContext): Promise<void> {
    const attempt = { prospectId, analysis: 'reviews' as const, site, scanId: null, measuredAt: this.clock.now(), durationMs: 0 };
    if (await this.isLate(attempt)) return;
    const current = await this.database.getRepository(ReviewsResult).findOneBy({ prospect_id: prospectId });
    if (current?.status !== 'processing') return;
    const collected = await this.source.collect(taskId, signal);
    if (collected.state === 'done') {
      const { cid: _, ...report } = collected.report;
      return this.store(attempt, { ...current, ...report, status: 'completed' });
    }
    const wait = collected.state === 'pending' ? WAITS[tries] : undefined;
    if (wait === undefined) return this.giveUp(attempt, current, collected.state === 'pending');
    const startAfter = new Date(this.clock.now().getTime() + wait * 1000);
    await this.queue.enqueue(collectReviews, { prospectId, site, taskId, tries: tries + 1 }, { startAfter });
  }

  /** Ordered for a former address; reviews of the new one are ordered again. */
  private isLate(attempt: Attempt): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await this.results.lockProspect(manager, attempt.prospectId);
      return (await this.results.refuseLate(manager, attempt)) !== null;
    });
  }

  private async store(attempt: Attempt, result: Results['reviews']): Promise<void> {
    const output = { state: 'measured' as const, source: 'live' as const, provider: this.source.provider, result };
    await this.database.transaction((manager) => this.results.save(manager, attempt, output));
  }

  /** Ends the order; the figures of the business remain. */
  private async giveUp(attempt: Attempt, current: ReviewsResult, late: boolean): Promise<void> {
    const code = late ? 'vendor_task_late' : 'vendor_rejected';
    await this.database.transaction(async (manager) => {
      await this.results.lockProspect(manager, attempt.prospectId);
      await this.results.endReviews(manager, current.id);
      await this.results.saveFailure(manager, attempt, { code, message: `${this.source.provider} : ${CAUSES[code]}`, detail: null });
    });
  }
}
