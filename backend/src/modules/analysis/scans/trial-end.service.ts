import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { companyInWords } from '../../prospects/prospect-view.js';
import { AnalysisResults } from '../measurements/analysis-results.service.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import type { ScanTask } from './scan-task.entity.js';
import { TrialMails } from './trial-mails.service.js';
import { failureWords, placeholderIntro, trialOutcome } from './trial-outcome.js';

/** What a trial leaves on its prospect when its scan ends: counts, an introduction at any rate, and an e-mail with its link. */
@Injectable()
export class TrialEnd {
  constructor(
    private readonly results: AnalysisResults,
    private readonly clock: Clock,
    private readonly mails: TrialMails,
  ) {}

  /** Answers the metadata of the specification; in the transaction that ends the scan. */
  async record(manager: EntityManager, scanId: string, prospectId: string, tasks: ScanTask[]): Promise<Record<string, unknown>> {
    const measured = await manager.query<{ analysis: AnalysisName }[]>(
      `SELECT analysis FROM measurements WHERE prospect_id = $1 AND scan_id = $2 AND state = 'measured'`,
      [prospectId, scanId],
    );
    const speed = tasks.find(({ analysis }) => analysis === 'pagespeed');
    const page = speed?.status === 'skipped' ? speed.error?.code : null;
    const cause = () => failureWords(page, speed?.error);
    const outcome = trialOutcome(new Set(measured.map(({ analysis }) => analysis)), cause());
    const prospect = await manager.findOneByOrFail(Prospect, { id: prospectId });
    if (!isWrongPage(page) && !tasks.some(({ analysis, status }) => analysis === 'intro' && status === 'done')) {
      const attempt = { prospectId, analysis: 'intro' as const, site: null, scanId, measuredAt: this.clock.now(), durationMs: 0 };
      const result = { content: placeholderIntro(companyInWords(prospect)) };
      await this.results.save(manager, attempt, { state: 'sample', source: 'sample', provider: 'SmartIndex', result });
    }
    return {
      ...(await this.tell(manager, prospect, outcome.message === null ? null : cause)),
      analyze_status: outcome.status,
      analysis_success_count: outcome.successCount,
      analysis_total_count: outcome.totalCount,
      analysis_error: outcome.message,
    };
  }

  /** Sends each outcome once: ready or failed. Staff may restart a trial without a second e-mail. */
  private async tell(
    manager: EntityManager,
    prospect: Prospect,
    failure: (() => string) | null,
  ): Promise<{ report_mail?: 'ready' | 'failed' }> {
    const report_mail = failure === null ? 'ready' : 'failed';
    const sent = prospect.metadata.report_mail;
    if (sent === 'ready' || sent === report_mail) return {};
    if (failure === null) await this.mails.ready(manager, prospect);
    else await this.mails.failed(manager, prospect, failure);
    return { report_mail };
  }
}
