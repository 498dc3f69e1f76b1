import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyName } from '../prospects/prospect-view.js';
import type { AnalysisName } from './analysis.contract.js';
import { countable } from './countable.js';
import { AnalysisResults } from './results.service.js';
import type { ScanTask } from './scan-task.entity.js';
import { selfServeScore } from './scores/self-serve.js';
import { placeholderIntro, selfServeParts, trialOutcome } from './trial-outcome.js';

/** What a trial leaves on its prospect when its scan ends: counts, the self-serve score, an introduction at any rate. */
@Injectable()
export class TrialEnd {
  constructor(
    private readonly results: AnalysisResults,
    private readonly clock: Clock,
  ) {}

  /** Answers the metadata of the specification; in the transaction that ends the scan. */
  async record(manager: EntityManager, scanId: string, prospectId: string, tasks: ScanTask[]): Promise<Record<string, unknown>> {
    const measured = await manager.query<{ analysis: AnalysisName }[]>(
      `SELECT analysis FROM measurements WHERE prospect_id = $1 AND scan_id = $2 AND state = 'measured'`,
      [prospectId, scanId],
    );
    const speed = tasks.find(({ analysis }) => analysis === 'pagespeed');
    const outcome = trialOutcome(new Set(measured.map(({ analysis }) => analysis)), speed?.error?.message ?? null);
    await this.storeScore(manager, prospectId);
    if (!tasks.some(({ analysis, status }) => analysis === 'intro' && status === 'done')) {
      const prospect = await manager.findOneByOrFail(Prospect, { id: prospectId });
      const attempt = { prospectId, analysis: 'intro' as const, scanId, measuredAt: this.clock.now(), durationMs: 0 };
      const result = { content: placeholderIntro(companyName(prospect)) };
      await this.results.save(manager, attempt, { state: 'sample', source: 'sample', provider: 'SmartIndex', result });
    }
    return {
      analyze_status: outcome.status,
      analysis_success_count: outcome.successCount,
      analysis_total_count: outcome.totalCount,
      analysis_error: outcome.message,
    };
  }

  /** A score that rests on an estimate is not stored (clarification 1). */
  async storeScore(manager: EntityManager, prospectId: string): Promise<void> {
    // the measurements are committed long before the texts that end the scan
    const { global, estimated } = selfServeScore(selfServeParts(countable(await this.results.report(prospectId), false)));
    await manager
      .createQueryBuilder()
      .update(Prospect)
      .set({ self_serve_score: estimated ? null : global, updated_at: () => 'updated_at' })
      .where('id = :prospectId', { prospectId })
      .execute();
  }
}
