import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Clock } from '../../../../common/clock.js';
import type { Language } from '../../../../rules/language.rules.js';
import { composedIn } from '../../../../words/catalogues.js';
import type { AnalysisName } from '../../results/analysis.contract.js';
import { Measurement } from '../../results/measurement.entity.js';
import { ReviewsResult } from '../../results/reviews-result.entity.js';
import { ScanQueries } from '../../scans/scan.queries.js';
import type { RefreshState } from '../public-report.contract.js';
import { reviewsRefreshState } from './refresh-state.js';

/** Reads the progress of refreshes. */
@Injectable()
export class RefreshQueries {
  constructor(
    private readonly database: DataSource,
    private readonly scans: ScanQueries,
    private readonly clock: Clock,
  ) {}

  async reviews(prospectId: string, language: Language): Promise<RefreshState> {
    const [open, row, last] = await Promise.all([
      this.scans.openAnalyses(prospectId),
      this.database.getRepository(ReviewsResult).findOneBy({ prospect_id: prospectId }),
      this.lastAttempt(prospectId, 'reviews'),
    ]);
    const known = {
      isOpen: open.has('reviews'),
      row: row && { status: row.status, measuredAt: row.provenance.measured_at },
      last: last && { state: last.state, code: last.error?.code ?? null },
      now: this.clock.now(),
    };
    return composedIn(language, () => reviewsRefreshState(known));
  }

  lastAttempt(prospectId: string, analysis: AnalysisName): Promise<Measurement | null> {
    return this.database
      .getRepository(Measurement)
      .findOne({ where: { prospect_id: prospectId, analysis, former_site: IsNull() }, order: { measured_at: 'DESC', id: 'DESC' } });
  }
}
