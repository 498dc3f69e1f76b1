import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { prepared } from '../../common/database/prepared.js';
import { PreparedStatements } from '../../common/database/prepared-statements.service.js';
import { conflict, invalid, notFound, type Problem } from '../../common/errors.js';
import { together } from '../../common/together.js';
import { t } from '../../rules/language.rules.js';
import { isProspectToken } from '../../rules/tokens.rules.js';
import { UNKNOWN_LINK } from '../prospects/held-prospect.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { UnknownTokens } from '../rate-limiting/unknown-tokens.service.js';
import { ActiveQuestions, type Questions } from './active-questions.queries.js';
import type { savedAnswer } from './quiz.contract.js';
import type { QuizQuestion } from './quiz-question.entity.js';
import { pointsOf } from './smart-index.js';

export type SavedAnswer = z.infer<typeof savedAnswer>;

interface Given {
  token: string;
  questionId: number;
  answer: string;
}

interface Saved {
  given_token: string;
  /** `busy`: somebody holds the prospect. */
  outcome: 'saved' | 'done' | 'not_offered' | 'busy';
  /** The questions with an answer now. */
  answered: string[];
}

const SAVE = prepared('SELECT given_token, outcome, answered FROM save_quiz_answers($1, $2, $3, $4, $5, $6)');

/** What came while these are written to the disk goes with the next. */
const AT_ONCE = 2;

/**
 * Answers of the quiz as they are given: those of different prospects that come together are one durable statement, those of one
 * prospect are saved in their order. Every answer waits for the disk.
 */
@Injectable()
export class QuizAnswers {
  /** By token: the answers of one prospect are saved one after the other. */
  private readonly queues = new Map<string, PQueue>();
  private readonly save = together(AT_ONCE, async (given: Given[]) => {
    const questions = await this.questions.list();
    const saved = await this.statements.query<Saved>(SAVE, await this.valuesOf(given, questions, false));
    return { questions, saved: new Map(saved.map((one) => [one.given_token, one])) };
  });

  constructor(
    private readonly database: DataSource,
    private readonly statements: PreparedStatements,
    private readonly prospects: ProspectQueries,
    private readonly unknownTokens: UnknownTokens,
    private readonly questions: ActiveQuestions,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves one answer; the same question replaces. A replay changes nothing: an answer keeps the points it was worth when it
   * was given, and after the end what is already saved is accepted again.
   */
  async give(token: string, questionId: number, answer: string): Promise<SavedAnswer> {
    await this.unknownTokens.check();
    const saved = isProspectToken(token) ? await this.giveAs(token, questionId, answer) : null;
    if (saved) return saved;
    const { token: proper } = await this.prospects.byToken(token);
    const savedAsProper = await this.giveAs(proper, questionId, answer);
    if (!savedAsProper) throw notFound(UNKNOWN_LINK);
    return savedAsProper;
  }

  /** Under exactly this token; null when there is none, and nothing has happened. */
  giveAs(token: string, questionId: number, answer: string): Promise<SavedAnswer | null> {
    return this.queueOf(token).add(async () => {
      const given = { token, questionId, answer };
      const { questions, saved } = await this.save(given);
      const known = saved.get(token);
      const outcome = known?.outcome === 'busy' ? await this.saveAlone(given, questions) : known;
      return outcome ? toAnswer(outcome, questions, questionId) : null;
    });
  }

  private queueOf(token: string): PQueue {
    const known = this.queues.get(token);
    if (known) return known;
    const queue = new PQueue({ concurrency: 1 });
    this.queues.set(token, queue);
    queue.on('idle', () => this.queues.delete(token));
    return queue;
  }

  /** Waits for whoever holds the prospect, and lets nobody else wait. */
  private async saveAlone(given: Given, questions: Questions): Promise<Saved | undefined> {
    const [saved] = await this.database.query<Saved[]>(SAVE, await this.valuesOf([given], questions, true));
    return saved;
  }

  /** An answer that is not offered now has no points. */
  private async valuesOf(shown: readonly Given[], questions: Questions, waits: boolean): Promise<unknown[]> {
    const given = await this.questions.kept(shown, questions);
    const points = given.map(({ questionId, answer }) => {
      const question = questions.find(({ id }) => id === questionId);
      return question?.options.includes(answer) ? pointsOf(question.weights, answer) : null;
    });
    return [
      given.map(({ token }) => token),
      given.map(({ questionId }) => String(questionId)),
      given.map(({ answer }) => answer),
      points,
      this.clock.now(),
      waits,
    ];
  }
}

function toAnswer({ outcome, answered }: Saved, questions: Questions, questionId: number): SavedAnswer {
  if (outcome === 'done') throw conflict('quiz_done', t`Le quiz est déjà terminé : votre score est enregistré.`);
  if (outcome === 'not_offered') throw notOffered(questions.find(({ id }) => id === questionId));
  const known = new Set(answered);
  return { saved: true, answered: questions.filter(({ id }) => known.has(String(id))).length, total: questions.length };
}

function notOffered(question: QuizQuestion | undefined): Problem {
  if (!question) return notFound(t`Cette question n’existe plus. Rechargez la page pour continuer.`);
  return invalid(t`Cette réponse n’est pas proposée. Rechargez la page pour continuer.`, { answer: t`Réponse inconnue` });
}
