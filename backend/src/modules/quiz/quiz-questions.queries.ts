import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import type { QuestionRecord } from './quiz-manager.contract.js';
import { QuizQuestion } from './quiz-question.entity.js';

const FIELDS = { id: 'integer', category: 'text', active: 'boolean', position: 'integer' } satisfies FilterFields;

export const questionListQuery = listQuery(['position', 'id', 'category', 'created_at'], FIELDS, {
  /** Part of the question or of an answer. */
  q: z.string().optional(),
});

/** Reads of the questions for the quiz manager. */
@Injectable()
export class QuizQuestionQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: z.output<typeof questionListQuery>): Promise<Page<QuestionRecord>> {
    const select = this.database.getRepository(QuizQuestion).createQueryBuilder('question');
    applyFilters(select, query.filter, FIELDS);
    applySearch(select, query.filter.q as string | undefined, `concat_ws(' ', question.question, question.options::text)`);
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    return { ...page, items: await this.toRecords(items) };
  }

  async get(id: number): Promise<QuestionRecord> {
    const found = await this.database.getRepository(QuizQuestion).findOneBy({ id });
    const [record] = await this.toRecords(found ? [found] : []);
    if (!record) throw notFound('Cette question n’existe pas ou a été supprimée.');
    return record;
  }

  private async toRecords(questions: QuizQuestion[]): Promise<QuestionRecord[]> {
    const counts = await this.database.query<{ question_id: string; count: number }[]>(
      'SELECT question_id, count(*)::int AS count FROM reponses_quiz WHERE question_id = ANY($1) GROUP BY question_id',
      [questions.map(({ id }) => String(id))],
    );
    const countOf = new Map(counts.map(({ question_id, count }) => [question_id, count]));
    return questions.map((question) => ({
      ...question,
      answer_count: countOf.get(String(question.id)) ?? 0,
      created_at: question.created_at.toISOString(),
      updated_at: question.updated_at.toISOString(),
    }));
  }
}
