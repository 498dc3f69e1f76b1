import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../common/clock.js';
import { ProspectQueries } from '../../../prospects/prospects.queries.js';
import type { AnalysisName } from '../../results/analysis.contract.js';
import { differencesOf } from '../../timeline/differences.js';
import type { ChangesSince } from './plan-progress.contract.js';
import { changeWords, lastVisit, sinceWords } from './since-visit.js';

/** Views of a visit and the one before it; nobody opens more pages in half an hour. */
const VIEWS = 500;

/** What was measured since a person was here last, from the history of measurements and of visits. */
@Injectable()
export class SinceVisit {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly clock: Clock,
  ) {}

  async of(token: string): Promise<ChangesSince> {
    const { id: prospectId } = await this.prospects.byToken(token);
    const views = await this.database.query<{ occurred_at: Date }[]>(
      `SELECT occurred_at FROM events WHERE prospect_id = $1 AND actor = 'human' AND type IN ('page_view', 'score_view', 'plan_view')
        ORDER BY occurred_at DESC LIMIT ${VIEWS}`,
      [prospectId],
    );
    const visit = lastVisit(
      views.map(({ occurred_at }) => occurred_at),
      this.clock.now(),
    );
    return { since: visit && sinceWords(visit, await this.changes(prospectId, visit)) };
  }

  private async changes(prospectId: string, visit: Date): Promise<string[]> {
    const rows = await this.database.query<
      { analysis: AnalysisName; provider: string; result: object | null; provider_before: string; result_before: object | null }[]
    >(
      `SELECT DISTINCT ON (now.analysis) now.analysis, now.provider, now.result, before.provider AS provider_before, before.result AS result_before
         FROM measurements now
         JOIN LATERAL (SELECT m.provider, m.result FROM measurements m
           WHERE m.prospect_id = now.prospect_id AND m.analysis = now.analysis AND m.state = 'measured' AND m.source = 'live'
             AND m.result IS NOT NULL AND m.former_site IS NULL AND m.measured_at <= $2 ORDER BY m.measured_at DESC, m.id DESC LIMIT 1) before ON true
        WHERE now.prospect_id = $1 AND now.state = 'measured' AND now.source = 'live' AND now.result IS NOT NULL
          AND now.former_site IS NULL AND now.measured_at > $2
        ORDER BY now.analysis, now.measured_at DESC, now.id DESC`,
      [prospectId, visit],
    );
    return rows.flatMap(({ analysis, provider, result, provider_before, result_before }) => {
      if (!result || !result_before) return [];
      const { differences } = differencesOf(analysis, { provider: provider_before, result: result_before }, { provider, result });
      return differences ? changeWords(differences) : [];
    });
  }
}
