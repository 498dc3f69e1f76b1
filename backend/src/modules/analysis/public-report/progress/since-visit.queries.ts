import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../common/clock.js';
import { type Language, languageOf } from '../../../../rules/language.rules.js';
import { composedIn } from '../../../../words/catalogues.js';
import { ProspectQueries } from '../../../prospects/prospects.queries.js';
import type { AnalysisName } from '../../results/analysis.contract.js';
import { differencesOf } from '../../timeline/differences.js';
import type { ChangesSince } from './plan-progress.contract.js';
import { changeWords, lastVisit, sinceWords } from './since-visit.js';

/** Number of events read: more than a visit of half an hour produces. */
const SIGNS = 500;

/**
 * SQL: times when somebody was on the pages of prospect $1, from page views and actions. Visit statistics count page views only (decision
 * 22).
 */
const PRESENT = `
  SELECT occurred_at AS at FROM events WHERE prospect_id = $1 AND actor = 'human'
  UNION ALL SELECT timestamp FROM reponses_quiz WHERE prospect_id = $1
  UNION ALL SELECT completed_at FROM quiz_results WHERE prospect_id = $1
  UNION ALL SELECT created_at FROM seo_audit_requests WHERE prospect_id = $1
  UNION ALL SELECT created_at FROM referrals WHERE prospect_id = $1
  UNION ALL SELECT greatest(done_at, asked_at) FROM plan_steps WHERE prospect_id = $1 AND (done_at IS NOT NULL OR asked_at IS NOT NULL)`;

interface Pair {
  analysis: AnalysisName;
  provider: string;
  result: object | null;
  provider_before: string;
  result_before: object | null;
}

/** What was measured since a person was here last, from the history of measurements and of visits. */
@Injectable()
export class SinceVisit {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly clock: Clock,
  ) {}

  async of(token: string, asked: Language | null): Promise<ChangesSince> {
    const { id: prospectId, language } = await this.prospects.byToken(token);
    const signs = await this.database.query<{ at: Date }[]>(`SELECT at FROM (${PRESENT}) present ORDER BY at DESC LIMIT ${SIGNS}`, [
      prospectId,
    ]);
    const visit = lastVisit(
      signs.map(({ at }) => at),
      this.clock.now(),
    );
    const pairs = visit && (await this.pairs(prospectId, visit));
    return composedIn(languageOf(asked, language), () => ({ since: pairs && sinceWords(visit, pairs.flatMap(wordsOf)) }));
  }

  /** The newest measurement of each analysis since then, beside the one that was there. */
  private pairs(prospectId: string, visit: Date): Promise<Pair[]> {
    return this.database.query<Pair[]>(
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
  }
}

function wordsOf({ analysis, provider, result, provider_before, result_before }: Pair): string[] {
  if (!result || !result_before) return [];
  const { differences } = differencesOf(analysis, { provider: provider_before, result: result_before }, { provider, result });
  return differences ? changeWords(differences) : [];
}
