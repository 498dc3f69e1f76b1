import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { currentManager } from '../../common/database/one-connection.js';
import type { Language } from '../../rules/language.rules.js';
import { ActiveQuestions } from './active-questions.queries.js';
import { type DemoResult, demoAnswer, demoResult } from './demo-quiz.js';
import type { answerRecord, quizOutcome } from './quiz.contract.js';
import { QuizResult } from './quiz-result.entity.js';
import type { ShownQuestion } from './shown-question.js';

export type AnswerRecord = z.infer<typeof answerRecord>;

const PROGRESS = `SELECT count(a.id)::int AS answered, count(*)::int AS total
         FROM quiz_questions q LEFT JOIN reponses_quiz a ON a.question_id = q.id::text AND a.prospect_id = $1 WHERE q.active`;

/** Reads of the quiz for screens and for other modules. */
@Injectable()
export class QuizQueries {
  constructor(
    private readonly database: DataSource,
    private readonly questions: ActiveQuestions,
  ) {}

  resultOf(prospectId: string): Promise<QuizResult | null> {
    return this.database.getRepository(QuizResult).findOneBy({ prospect_id: prospectId });
  }

  /** The questions of today. */
  asked() {
    return this.questions.list();
  }

  shownIn(language: Language): Promise<ShownQuestion[]> {
    return this.questions.shownIn(language);
  }

  /** The demonstration takes an answer as a real quiz does. */
  async demoAnswer(questionId: number, answer: string) {
    const asked = await this.questions.list();
    return demoAnswer(asked, questionId, (await this.questions.inFrench({ questionId, answer }, asked)).answer);
  }

  /** The finished quiz of the demonstration, scored with the questions of today. */
  async demoResult(): Promise<DemoResult | null> {
    return demoResult(await this.questions.list());
  }

  /** Rounded where it is shown; null until the quiz is finished. */
  async outcomeOf(prospectId: string): Promise<z.infer<typeof quizOutcome> | null> {
    const result = await this.resultOf(prospectId);
    if (!result) return null;
    const { score, completed_at } = result;
    const rounded = (exact: number | null) => (exact === null ? null : Math.round(exact));
    const categories = {
      maturity: rounded(result.maturity),
      acquisition: rounded(result.acquisition),
      innovation: rounded(result.innovation),
    };
    return { score, categories, completed_at: completed_at.toISOString() };
  }

  /** How many of the active questions have a saved answer. */
  async progressOf(prospectId: string): Promise<{ answered: number; total: number }> {
    const [progress] = await currentManager(this.database).query<{ answered: number; total: number }[]>(PROGRESS, [prospectId]);
    return progress ?? { answered: 0, total: 0 };
  }

  /** Returns a prospect's answers; with the original questions of a finished quiz, else with current ones. */
  async answersOf(prospectId: string): Promise<AnswerRecord[]> {
    const answers = await this.database.query<(Omit<AnswerRecord, 'timestamp'> & { timestamp: Date })[]>(
      `SELECT a.id, a.question_id, coalesce(asked.question, q.question, 'Question ' || a.question_id) AS question, a.reponse,
              a.score_partiel, a.timestamp
         FROM reponses_quiz a LEFT JOIN quiz_questions q ON q.id::text = a.question_id
         LEFT JOIN LATERAL (
           SELECT item ->> 'question' AS question FROM quiz_results r, jsonb_array_elements(r.questions) item
            WHERE r.prospect_id = a.prospect_id AND item ->> 'id' = a.question_id LIMIT 1) asked ON true
        WHERE a.prospect_id = $1 ORDER BY coalesce(q.position, 1000), a.timestamp`,
      [prospectId],
    );
    return answers.map((answer) => ({ ...answer, timestamp: answer.timestamp.toISOString() }));
  }
}
