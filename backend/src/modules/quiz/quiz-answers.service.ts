import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { ContentChanges } from '../../common/database/content-changes.service.js';
import { runPrepared } from '../../common/database/prepared-statement.js';
import { conflict, invalid, notFound, type Problem } from '../../common/errors.js';
import { t } from '../../rules/language.rules.js';
import { isProspectToken } from '../../rules/tokens.rules.js';
import { UNKNOWN_LINK } from '../prospects/held-prospect.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { UnknownTokens } from '../rate-limiting/unknown-tokens.service.js';
import { ActiveQuestions } from './active-questions.queries.js';
import type { savedAnswer } from './quiz.contract.js';
import type { QuizQuestion } from './quiz-question.entity.js';
import { pointsOf } from './smart-index.js';

export type SavedAnswer = z.infer<typeof savedAnswer>;

interface Answer {
  questionId: number;
  answer: string;
}

/** Saves an answer in one durable statement. Waits while another transaction, such as the completion, holds the prospect. */
const SAVE = `WITH prospect AS (
    SELECT id, token, quiz_fait, quiz_commence AND quiz_en_cours AS is_started
      FROM prospects WHERE token = $1 AND deletion_id IS NULL FOR NO KEY UPDATE),
  saved AS (
    INSERT INTO reponses_quiz AS known (prospect_id, token, question_id, reponse, score_partiel, "timestamp")
      SELECT id, token, $2, $3, $4::int, $5::timestamptz FROM prospect WHERE NOT quiz_fait AND $4::int IS NOT NULL
      ON CONFLICT (prospect_id, question_id) DO UPDATE
        SET token = excluded.token, reponse = excluded.reponse, score_partiel = excluded.score_partiel, "timestamp" = excluded."timestamp"
        WHERE known.reponse <> excluded.reponse
      RETURNING prospect_id),
  started AS (
    UPDATE prospects SET quiz_commence = true, quiz_en_cours = true, updated_at = now()
     WHERE id = (SELECT prospect.id FROM prospect JOIN saved ON saved.prospect_id = prospect.id WHERE NOT is_started))
  SELECT id, quiz_fait FROM prospect`;

const ANSWERED = 'SELECT question_id, reponse FROM reponses_quiz WHERE prospect_id = $1';

/** Saves the answers of the quiz: those of one prospect in the order of their requests, each on disk before its response. */
@Injectable()
export class QuizAnswers {
  /** A queue for each prospect that answers right now. */
  private readonly queues = new Map<string, PQueue>();

  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly unknownTokens: UnknownTokens,
    private readonly questions: ActiveQuestions,
    private readonly clock: Clock,
    private readonly changes: ContentChanges,
  ) {}

  /**
   * Saves an answer, replacing an earlier one. A replay changes nothing: an answer keeps the points of its time, and after the completion
   * saved answers are accepted again.
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

  /** Saves under exactly this token; null when no prospect has it. */
  giveAs(token: string, questionId: number, answer: string): Promise<SavedAnswer | null> {
    const queue = this.queues.get(token) ?? new PQueue({ concurrency: 1 });
    this.queues.set(token, queue);
    const saved = queue.add(() => this.save(token, { questionId, answer }));
    void queue.onIdle().then(() => queue.pending === 0 && this.queues.delete(token));
    return saved;
  }

  private async save(token: string, shown: Answer): Promise<SavedAnswer | null> {
    const questions = await this.questions.list();
    const { questionId, answer } = await this.questions.inFrench(shown, questions);
    const question = questions.find(({ id }) => id === questionId);
    // an answer that is not offered has no points, and is not saved
    const points = question?.options.includes(answer) ? pointsOf(question.weights, answer) : null;
    const [prospect] = await runPrepared<{ id: string; quiz_fait: boolean }>(this.database, 'save_quiz_answer', SAVE, [
      token,
      String(questionId),
      answer,
      points,
      this.clock.now(),
    ]);
    if (!prospect) return null;
    this.changes.clear(prospect.id);
    const answers = await runPrepared<{ question_id: string; reponse: string }>(this.database, 'quiz_answers', ANSWERED, [prospect.id]);
    const answered = new Map(answers.map(({ question_id, reponse }) => [question_id, reponse]));
    if (answered.get(String(questionId)) !== answer) throw prospect.quiz_fait ? quizDone() : notOffered(question);
    return { saved: true, answered: questions.filter(({ id }) => answered.has(String(id))).length, total: questions.length };
  }
}

const quizDone = (): Problem => conflict('quiz_done', t`Le questionnaire est déjà terminé : votre SmartIndex est enregistré.`);

function notOffered(question: QuizQuestion | undefined): Problem {
  if (!question) return notFound(t`Cette question n’existe plus. Rechargez la page pour continuer.`);
  return invalid(t`Cette réponse n’est pas proposée. Rechargez la page pour continuer.`, { answer: t`Réponse inconnue` });
}
