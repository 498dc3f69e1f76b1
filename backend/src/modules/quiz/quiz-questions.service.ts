import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notifyContentChange } from '../../common/database/content-changes.service.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { QuestionCreate, QuestionUpdate } from './quiz-manager.contract.js';
import { QuizQuestion } from './quiz-question.entity.js';

const RESOURCE = 'quiz-questions';

/** Changes questions. Finished quizzes keep their score and questions. */
@Injectable()
export class QuizQuestions {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async create(input: QuestionCreate, user: SignedInUser): Promise<number> {
    return this.database.transaction(async (manager) => {
      const position = Math.max(0, ...(await lockAll(manager)).map((question) => question.position)) + 1;
      const values = { ...input, weights: weightsOf(input.options, input.weights), position, created_by: user.id };
      const { id } = await manager.save(QuizQuestion, values);
      await this.audit.record(manager, user, { action: 'create', resource: RESOURCE, resourceId: String(id), after: audited(values) });
      return id;
    });
  }

  /** Merges the keys that are present. */
  async update(id: number, { read, ...changes }: QuestionUpdate, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const all = await lockAll(manager);
      const before = find(all, id);
      const merged = { ...before, ...definedOnly(changes) };
      const after = { ...merged, weights: weightsOf(merged.options, merged.weights) };
      if (before.active && !after.active) keepOne(all, id);
      await manager.save(QuizQuestion, after);
      await this.audit.record(manager, user, {
        action: 'update',
        resource: RESOURCE,
        resourceId: String(id),
        before: audited(before),
        after: audited(after),
        read,
      });
    });
  }

  /** Answers already given stay with their prospects. */
  async remove(id: number, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const all = await lockAll(manager);
      const before = find(all, id);
      keepOne(all, id);
      await manager.delete(QuizQuestion, { id });
      await this.audit.record(manager, user, { action: 'delete', resource: RESOURCE, resourceId: String(id), before: audited(before) });
    });
  }

  /** Reorders all questions; a conflict when one was added or deleted meanwhile. */
  async reorder(ids: number[], user: SignedInUser): Promise<{ ids: number[] }> {
    return this.database.transaction(async (manager) => {
      const all = await lockAll(manager);
      const known = new Set(all.map(({ id }) => id));
      if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every((id) => known.has(id)))
        throw invalid('La liste des questions a changé entre-temps. Rechargez la page et recommencez.', { ids: 'Ordre incomplet' });
      for (const [index, id] of ids.entries()) await manager.update(QuizQuestion, { id }, { position: index + 1 });
      const before = { ids: all.map(({ id }) => id) };
      await this.audit.record(manager, user, { action: 'reorder', resource: RESOURCE, resourceId: null, before, after: { ids } });
      return { ids };
    });
  }
}

/** Returns all questions in their order for a change: locked, and cleared from the caches, when the transaction ends. */
async function lockAll(manager: EntityManager): Promise<QuizQuestion[]> {
  await manager.query('LOCK TABLE quiz_questions IN SHARE ROW EXCLUSIVE MODE');
  await notifyContentChange(manager);
  return manager.find(QuizQuestion, { order: { position: 'ASC', id: 'ASC' } });
}

function find(questions: QuizQuestion[], id: number): QuizQuestion {
  const found = questions.find((question) => question.id === id);
  if (!found) throw notFound('Cette question n’existe pas ou a été supprimée.');
  return found;
}

function keepOne(questions: QuizQuestion[], leaving: number): void {
  if (questions.some(({ id, active }) => active && id !== leaving)) return;
  throw conflict('last_question', 'Le quiz doit garder au moins une question active. Ajoutez ou activez-en une autre d’abord.');
}

const weightsOf = (options: string[], weights: Record<string, number>): Record<string, number> =>
  Object.fromEntries(options.map((text) => [text, Object.hasOwn(weights, text) ? (weights[text] ?? 0) : 0]));

const definedOnly = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;

const audited = ({ question, category, options, weights, active }: QuestionCreate) => ({ question, category, options, weights, active });
