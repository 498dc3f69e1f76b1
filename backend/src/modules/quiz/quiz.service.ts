import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, Problem } from '../../common/errors.js';
import { type Language, languageOf, t, translatable } from '../../rules/language.rules.js';
import { isDemo } from '../../rules/tokens.rules.js';
import { heldProspect, UNKNOWN_LINK } from '../prospects/held-prospect.queries.js';
import { applyFact } from '../prospects/pipeline.queries.js';
import { writeQuizScore } from '../prospects/prospect-facts.queries.js';
import { companyRead } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { ActiveQuestions } from './active-questions.queries.js';
import { demoQuiz } from './demo-quiz.js';
import type { CompletedQuiz, PublicQuiz } from './quiz.contract.js';
import { QuizAnswer } from './quiz-answer.entity.js';
import type { QuizQuestion } from './quiz-question.entity.js';
import { QuizResult } from './quiz-result.entity.js';
import { stateOf } from './quiz-state.js';
import { QuizVersion } from './quiz-version.entity.js';
import { fingerprintOf, snapshotOf } from './quiz-version.js';
import { shownAnswer } from './shown-question.js';
import { smartIndexOf } from './smart-index.js';

/** Reads the quiz of a prospect and computes its score. */
@Injectable()
export class Quiz {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly questions: ActiveQuestions,
    private readonly clock: Clock,
  ) {}

  async forProspect(token: string, asked: Language | null): Promise<PublicQuiz> {
    if (isDemo(token)) return demoQuiz(await this.questions.shownIn(languageOf(asked)));
    const prospect = await this.prospects.byToken(token);
    const [questions, answers] = await Promise.all([
      this.questions.shownIn(languageOf(asked, prospect.language)),
      answersOf(this.database.manager, prospect.id),
    ]);
    const known = new Map(questions.map((question) => [String(question.id), question]));
    return {
      questions: questions.map(({ id, question, options }, index) => ({ id, position: index + 1, question, options: [...options] })),
      answers: answers.flatMap(({ question_id, reponse }) => {
        const question = known.get(question_id);
        return question ? [{ questionId: question.id, answer: shownAnswer(question, reponse) }] : [];
      }),
      status: stateOf(prospect),
      company: await companyRead(prospect, asked),
    };
  }

  /** Scores the quiz and freezes it; answering again gives the same score. Missing answers are named (409). */
  async complete(token: string): Promise<CompletedQuiz> {
    const { id: prospectId } = await this.prospects.byToken(token);
    return this.database.transaction(async (manager) => {
      const { quiz_fait, score } = await heldProspect(manager, prospectId, UNKNOWN_LINK);
      const finished = await manager.findOneBy(QuizResult, { prospect_id: prospectId });
      if (finished) return toCompleted(finished);
      // a quiz of the former system, of which only the score is left
      if (quiz_fait && score !== null) return { score, categories: { maturity: null, acquisition: null, innovation: null } };
      const result = await this.scoreAnswers(manager, prospectId);
      await manager.insert(QuizResult, result);
      await writeQuizScore(manager, prospectId, result.score);
      await applyFact(manager, prospectId, 'quiz_done', result.completed_at);
      return toCompleted(result);
    });
  }

  private async scoreAnswers(manager: EntityManager, prospectId: string): Promise<Omit<QuizResult, 'prospect' | 'version'>> {
    const questions = await this.questions.list();
    const answers = new Map((await answersOf(manager, prospectId)).map((answer) => [answer.question_id, answer]));
    const missing = questions.flatMap(({ id }, index) => (answers.has(String(id)) ? [] : index + 1));
    if (missing.length > 0) {
      const list = missing.join(', ');
      throw new Problem(409, 'answers_missing', 'Answers are missing', translatable`Il manque encore une réponse : question ${list}.`, {
        answers: list,
      });
    }
    const answered = questions.map(({ id, question, category }) => {
      const answer = answers.get(String(id));
      return { id, question, category, answer: answer?.reponse ?? '', points: answer?.score_partiel ?? 0 };
    });
    const scored = smartIndexOf(answered);
    if (!scored) throw conflict('no_questions', t`Le quiz ne contient aucune question pour le moment.`);
    const version_id = await versionOf(manager, questions);
    return { prospect_id: prospectId, ...scored, questions: answered, version_id, completed_at: this.clock.now() };
  }
}

const answersOf = (manager: EntityManager, prospectId: string): Promise<QuizAnswer[]> =>
  manager.find(QuizAnswer, { where: { prospect_id: prospectId }, order: { timestamp: 'ASC' } });

/** The version these questions make; the first quiz finished with them writes it down. */
async function versionOf(manager: EntityManager, questions: readonly QuizQuestion[]): Promise<number> {
  const fingerprint = fingerprintOf(questions);
  const row = { fingerprint, questions: snapshotOf(questions) };
  const known = await manager.findOneBy(QuizVersion, { fingerprint });
  if (known) return known.id;
  await manager.createQueryBuilder().insert().into(QuizVersion).values(row).orIgnore().execute();
  return (await manager.findOneByOrFail(QuizVersion, { fingerprint })).id;
}

function toCompleted({
  score,
  maturity,
  acquisition,
  innovation,
}: Pick<QuizResult, 'score' | 'maturity' | 'acquisition' | 'innovation'>): CompletedQuiz {
  const rounded = (value: number | null) => (value === null ? null : Math.round(value));
  return { score, categories: { maturity: rounded(maturity), acquisition: rounded(acquisition), innovation: rounded(innovation) } };
}
