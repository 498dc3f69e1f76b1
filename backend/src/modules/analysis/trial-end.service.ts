import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { isWrongPage, ownerWords } from '../../rules/outcomes.rules.js';
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
    const page = speed?.status === 'skipped' ? speed.error?.code : null;
    const cause = ownerWords(page)?.sentence ?? speed?.error?.message ?? null;
    const outcome = trialOutcome(new Set(measured.map(({ analysis }) => analysis)), cause);
    await this.storeScore(manager, prospectId);
    if (!isWrongPage(page) && !tasks.some(({ analysis, status }) => analysis === 'intro' && status === 'done')) {
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

  /** A score that rests on an estimate, or on another page than the company's, is not stored (clarification 1, decision 30). */
  async storeScore(manager: EntityManager, prospectId: string): Promise<void> {
    const report = await this.results.report(prospectId, manager);
    const { global, estimated } = selfServeScore(selfServeParts(countable(report, false)));
    const isOwnPage = !isWrongPage(report.connectivity.outcome);
    await manager
      .createQueryBuilder()
      .update(Prospect)
      .set({ self_serve_score: estimated || !isOwnPage ? null : global, updated_at: () => 'updated_at' })
      .where('id = :prospectId', { prospectId })
      .execute();
  }
}
