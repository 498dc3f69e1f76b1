import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { moment } from '../../common/http/field.contract.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { applyExamples, countable, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { applySearchWithProspect } from '../prospects/prospect-search.queries.js';
import { companyLabel } from '../prospects/prospect-view.js';
import { QuizAnswer } from './quiz-answer.entity.js';
import type { QuizVersionRecord, ResponseRecord, ResultRecord } from './quiz-manager.contract.js';
import { QuizQuestion } from './quiz-question.entity.js';
import { QuizResult } from './quiz-result.entity.js';
import { QuizVersion } from './quiz-version.entity.js';
import { fingerprintOf, snapshotOf } from './quiz-version.js';

const FIELDS = {
  prospect_id: 'uuid',
  question_id: 'text',
  token: 'text',
  score_partiel: 'integer',
  timestamp: 'date',
} satisfies FilterFields;
/** As the index `reponses_quiz_search_idx` has it. */
const SEARCH_TEXT = 'own.reponse';
const OPEN_QUIZ = 'prospect.quiz_en_cours AND NOT prospect.quiz_fait';

/**
 * The furthest answers of quizzes that are not finished: what each prospect has answered last in the order of the questions.
 * `condition` narrows the prospects.
 */
export const stoppedAt = (condition = 'true') => `SELECT DISTINCT ON (answer.prospect_id) answer.id, answer.question_id
    FROM prospects prospect JOIN reponses_quiz answer ON answer.prospect_id = prospect.id
    LEFT JOIN quiz_questions question ON question.id::text = answer.question_id
   WHERE ${OPEN_QUIZ} AND ${condition}
   ORDER BY answer.prospect_id, question.position DESC NULLS LAST, answer.timestamp DESC, answer.id`;

export const responseListQuery = listQuery(['timestamp', 'id'], FIELDS, {
  /** Part of an answer, a name, the company or the website. */
  q: z.string().optional(),
  /** The last answers of quizzes that are not finished. */
  stopped: z.boolean().optional(),
  /** When the prospect was added. */
  prospect_created_gte: moment().optional(),
  prospect_created_lt: moment().optional(),
  ...EXAMPLE_FILTER,
});

export const resultListQuery = listQuery(['completed_at', 'score'], { version_id: 'integer', score: 'integer' }, EXAMPLE_FILTER);

/** Reads of answers, finished quizzes and the versions they were finished with. */
@Injectable()
export class QuizResponseQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: z.output<typeof responseListQuery>): Promise<Page<ResponseRecord>> {
    const select = this.database.getRepository(QuizAnswer).createQueryBuilder('answer').leftJoinAndSelect('answer.prospect', 'prospect');
    const { q, stopped, prospect_created_gte, prospect_created_lt } = query.filter as z.output<typeof responseListQuery>['filter'] & {
      [key: string]: unknown;
    };
    applyFilters(select, query.filter, FIELDS);
    applySearchWithProspect(select, q, SEARCH_TEXT);
    applyExamples(select, query.filter, 'answer.prospect_id');
    if (stopped !== undefined) select.andWhere(`answer.id ${stopped ? '' : 'NOT'} IN (SELECT id FROM (${stoppedAt()}) stopped)`);
    if (prospect_created_gte) select.andWhere('prospect.created_at >= :prospect_created_gte', { prospect_created_gte });
    if (prospect_created_lt) select.andWhere('prospect.created_at < :prospect_created_lt', { prospect_created_lt });
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    const questions = new Map((await this.database.getRepository(QuizQuestion).find()).map(({ id, question }) => [String(id), question]));
    return {
      ...page,
      items: items.map(({ prospect, ...answer }) => ({
        ...answer,
        company: companyLabel(prospect),
        question: questions.get(answer.question_id) ?? `Question ${answer.question_id}`,
        finished: prospect.quiz_fait,
        timestamp: answer.timestamp.toISOString(),
      })),
    };
  }

  /** Newest first; the current version is included even without results. */
  async versions(): Promise<QuizVersionRecord[]> {
    const repository = this.database.getRepository(QuizQuestion);
    const active = await repository.find({ where: { active: true }, order: { position: 'ASC', id: 'ASC' } });
    const current = fingerprintOf(active);
    const counted = await this.database.query<
      (Pick<QuizVersionRecord, 'id' | 'finished' | 'average_score'> & { first_at: Date; last_at: Date })[]
    >(
      `SELECT version_id AS id, count(*)::int AS finished, avg(score)::float8 AS average_score, min(completed_at) AS first_at, max(completed_at) AS last_at
         FROM quiz_results WHERE ${countable('prospect_id')} GROUP BY version_id`,
    );
    const versions = await this.database.getRepository(QuizVersion).find({ order: { id: 'DESC' } });
    const countOf = (id: number | null) => {
      const found = counted.find((row) => row.id === id);
      if (!found) return { finished: 0, average_score: null, first_at: null, last_at: null };
      return { ...found, first_at: found.first_at.toISOString(), last_at: found.last_at.toISOString() };
    };
    const before = countOf(null);
    const isKnown = versions.some(({ fingerprint }) => fingerprint === current);
    return [
      ...(isKnown ? [] : [{ ...countOf(-1), id: null, current: true, questions: snapshotOf(active) }]),
      ...versions.map(({ id, fingerprint, questions }) => ({ ...countOf(id), id, current: fingerprint === current, questions })),
      ...(before.finished > 0 ? [{ ...before, id: null, current: false, questions: [] }] : []),
    ];
  }

  async results(query: z.output<typeof resultListQuery>): Promise<Page<ResultRecord>> {
    const select = this.database.getRepository(QuizResult).createQueryBuilder('result').leftJoinAndSelect('result.prospect', 'prospect');
    const { version_id } = query.filter as { version_id?: number | null };
    applyExamples(select, query.filter, 'result.prospect_id');
    if (version_id === null) select.andWhere('result.version_id IS NULL');
    else if (version_id !== undefined) select.andWhere('result.version_id = :version_id', { version_id });
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    return {
      ...page,
      items: items.map(({ prospect, prospect_id, score, version_id, completed_at }) => ({
        id: prospect_id,
        company: companyLabel(prospect),
        score,
        version_id,
        completed_at: completed_at.toISOString(),
      })),
    };
  }
}
