import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { Visits } from '../../prospects/visits.service.js';
import { PublicReports } from '../public-report/public-report.queries.js';
import { StatusLines } from '../public-report/status-lines.queries.js';
import type { CallBrief } from './call-brief.contract.js';
import { briefParts } from './call-brief.js';

/** Reads what the page of a prospect shows and orders it for a call. */
@Injectable()
export class CallBriefs {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly reports: PublicReports,
    private readonly statusLines: StatusLines,
    private readonly visits: Visits,
    private readonly clock: Clock,
  ) {}

  async of(id: string): Promise<CallBrief> {
    const { token, email_sent_at: writtenAt } = await this.prospects.get(id);
    const [report, score, status, visits] = await Promise.all([
      this.reports.report(token, 'fr'),
      this.reports.score(token, 'fr'),
      this.statusLines.of(token, 'fr'),
      this.visits.seen(id),
    ]);
    const parts = briefParts({ report, score, status, visits, writtenAt });
    return { made_at: this.clock.now().toISOString(), parts };
  }
}
