import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { AGENCY_ZONE } from '../../rules/dates.rules.js';
import { visitOfPerson } from '../prospects/interest-conditions.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { stoppedAt } from '../quiz/quiz-responses.queries.js';
import type { AnalyticsRecord, VisitorsOfDay } from './analytics.contract.js';
import { Companies } from './companies.queries.js';
import { FunnelQueries } from './funnel.queries.js';
import { addedWithin, daySpan, type Period, periodBefore, visitDays } from './period.js';

const MAX_VISITORS = 100;
const PEOPLE = visitOfPerson();
/** Link scanners, previews and clients that never showed the page (decision 22). */
const TECHNICAL = `actor IN ('gateway', 'preview', 'unknown')`;
const OPENINGS = `type IN ('page_view', 'link_open')`;
/** SQL: excludes prospects pending deletion. */
const LISTED = `NOT EXISTS (SELECT FROM prospects gone WHERE gone.id = events.prospect_id AND gone.deletion_id IS NOT NULL)`;
const ADDED = `prospect.created_at >= coalesce($1, '-infinity'::timestamptz) AND prospect.created_at < coalesce($2, 'infinity'::timestamptz)`;

/** The figures of the analytics screen. Reads everything, writes nothing. */
@Injectable()
export class AnalyticsQueries {
  constructor(
    private readonly database: DataSource,
    private readonly funnel: FunnelQueries,
    private readonly companies: Companies,
    private readonly prospects: ProspectQueries,
    private readonly clock: Clock,
  ) {}

  async of({ from = null, to = null }: { from?: string | null; to?: string | null }): Promise<AnalyticsRecord> {
    const period = { from, to };
    const examples = await this.prospects.examples();
    const earlier = periodBefore(period);
    const [funnel, before, visits, questions, stoppedBefore] = await Promise.all([
      this.funnel.of(period),
      earlier && this.funnel.of(earlier),
      this.visits(visitDays(period, this.clock.now()), examples),
      this.questions(period, examples),
      this.stoppedBefore(period, examples),
    ]);
    return {
      period,
      ...funnel,
      before: earlier && before && { ...earlier, total: before.total, funnel: before.funnel },
      visits,
      questions,
      stopped_before: stoppedBefore,
    };
  }

  /** The prospects behind the figures of a day, the latest first. */
  async visitorsOf(day: string): Promise<VisitorsOfDay> {
    const { from, before } = daySpan(day);
    const rows = await this.database.query<{ prospect_id: string; people: number; technical: number; last_at: Date; total: number }[]>(
      `SELECT prospect_id, count(*) FILTER (WHERE ${PEOPLE})::int AS people, count(*) FILTER (WHERE ${TECHNICAL})::int AS technical,
              max(occurred_at) AS last_at, (count(*) OVER ())::int AS total
         FROM events WHERE ${OPENINGS} AND occurred_at >= $1 AND occurred_at < $2 AND (${PEOPLE} OR ${TECHNICAL}) AND prospect_id <> ALL($3) AND ${LISTED}
        GROUP BY prospect_id ORDER BY count(*) FILTER (WHERE ${PEOPLE}) > 0 DESC, max(occurred_at) DESC, prospect_id LIMIT ${MAX_VISITORS}`,
      [from, before, await this.prospects.examples()],
    );
    const companies = await this.companies.of(rows.map(({ prospect_id }) => prospect_id));
    return {
      day,
      total: rows[0]?.total ?? 0,
      visitors: rows.map(({ prospect_id, people, technical, last_at }) => ({
        prospect_id,
        company: companies.get(prospect_id)?.company ?? '',
        people,
        technical,
        last_at: last_at.toISOString(),
      })),
    };
  }

  private async visits(days: string[], examples: string[]): Promise<AnalyticsRecord['visits']> {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const rows = await this.database.query<AnalyticsRecord['visits']>(
      `SELECT (occurred_at AT TIME ZONE '${AGENCY_ZONE}')::date::text AS day, count(*) FILTER (WHERE ${PEOPLE})::int AS people,
              count(DISTINCT prospect_id) FILTER (WHERE ${PEOPLE})::int AS prospects, count(*) FILTER (WHERE ${TECHNICAL})::int AS technical
         FROM events WHERE ${OPENINGS} AND occurred_at >= $1 AND occurred_at < $2 AND prospect_id <> ALL($3) AND ${LISTED} GROUP BY 1`,
      [daySpan(first).from, daySpan(last).before, examples],
    );
    const counted = new Map(rows.map((row) => [row.day, row]));
    return days.map((day) => counted.get(day) ?? { day, people: 0, prospects: 0, technical: 0 });
  }

  /** The questions of today in their order, then those that were deleted but have answers. */
  private questions(period: Period, examples: string[]): Promise<AnalyticsRecord['questions']> {
    const { from, before } = addedWithin(period);
    const isAll = from === null && before === null;
    const own = `answer.prospect_id <> ALL($${isAll ? 1 : 3})`;
    const ofPeriod = isAll ? `WHERE ${own}` : `JOIN prospects prospect ON prospect.id = answer.prospect_id WHERE ${ADDED} AND ${own}`;
    const stopped = stoppedAt(isAll ? own : `${ADDED} AND ${own}`);
    return this.database.query(
      `WITH answered AS (SELECT question_id, count(*)::int AS answers, avg(score_partiel)::float8 AS average_points
                           FROM reponses_quiz answer ${ofPeriod} GROUP BY question_id),
            stopped AS (SELECT question_id, count(*)::int AS stopped FROM (${stopped}) furthest GROUP BY question_id)
       SELECT coalesce(answered.question_id, question.id::text) AS question_id,
              coalesce(question.question, 'Question ' || answered.question_id) AS question, coalesce(question.active, false) AS active,
              coalesce(answers, 0) AS answers, average_points, coalesce(stopped.stopped, 0) AS stopped
         FROM quiz_questions question FULL JOIN answered ON answered.question_id = question.id::text
         LEFT JOIN stopped ON stopped.question_id = coalesce(answered.question_id, question.id::text)
        ORDER BY question.position NULLS LAST, 1`,
      isAll ? [examples] : [from, before, examples],
    );
  }

  private async stoppedBefore(period: Period, examples: string[]): Promise<number> {
    const { from, before } = addedWithin(period);
    const [row] = await this.database.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM prospects prospect
        WHERE prospect.quiz_commence AND NOT prospect.quiz_en_cours AND NOT prospect.quiz_fait AND ${ADDED} AND prospect.id <> ALL($3)
          AND prospect.deletion_id IS NULL`,
      [from, before, examples],
    );
    return row?.count ?? 0;
  }
}
