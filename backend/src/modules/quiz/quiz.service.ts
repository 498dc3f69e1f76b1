import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, invalid, notFound, Problem } from '../../common/errors.js';
import { isDemo } from '../../rules/tokens.rules.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyName } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { demoAnswer, demoCompleted, demoQuiz } from './demo-quiz.js';
import type { CompletedQuiz, PublicQuiz } from './quiz.contract.js';
import { QuizAnswer } from './quiz-answer.entity.js';
import { QuizQuestion } from './quiz-question.entity.js';
import { QuizResult } from './quiz-result.entity.js';
import { pointsOf, scoreQuiz } from './quiz-scoring.js';
import { stateOf } from './quiz-state.js';
import { QuizVersion } from './quiz-version.entity.js';
import { fingerprintOf, snapshotOf } from './quiz-version.js';

/** A prospect's quiz: questions, answers saved one by one, and the score, computed here alone. */
@Injectable()
export class Quiz {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly clock: Clock,
  ) {}

  async forProspect(token: string): Promise<PublicQuiz> {
    if (isDemo(token)) return demoQuiz(await activeQuestions(this.database.manager));
    const prospect = await this.prospects.byToken(token);
    const [questions, answers] = await Promise.all([activeQuestions(this.database.manager), answersOf(this.database.manager, prospect.id)]);
    const known = new Set(questions.map(({ id }) => String(id)));
    return {
      questions: questions.map(({ id, question, options }, index) => ({ id, position: index + 1, question, options })),
      answers: answers
        .filter(({ question_id }) => known.has(question_id))
        .map(({ question_id, reponse }) => ({ questionId: Number(question_id), answer: reponse })),
      status: stateOf(prospect),
      company: companyName(prospect),
    };
  }

  /**
   * Saves one answer; the same question replaces. A replay changes nothing: an answer keeps the points it was worth when it
   * was given, and after the end what is already saved is accepted again.
   */
  async answer(token: string, questionId: number, answer: string): Promise<{ saved: true; answered: number; total: number }> {
    if (isDemo(token)) return demoAnswer(await activeQuestions(this.database.manager), questionId, answer);
    const { id: prospectId } = await this.prospects.byToken(token);
    return this.database.transaction(async (manager) => {
      const prospect = await lockProspect(manager, prospectId);
      const [questions, saved] = [await activeQuestions(manager), await answersOf(manager, prospectId)];
      const isReplay = saved.some(({ question_id, reponse }) => question_id === String(questionId) && reponse === answer);
      if (!isReplay) {
        if (prospect.quiz_fait) throw conflict('quiz_done', 'Le quiz est déjà terminé : votre score est enregistré.');
        const question = offeredQuestion(questions, questionId, answer);
        const row = {
          prospect_id: prospectId,
          token: prospect.token,
          question_id: String(questionId),
          reponse: answer,
          score_partiel: pointsOf(question.weights, answer),
          timestamp: this.clock.now(),
        };
        await manager.upsert(QuizAnswer, row, ['prospect_id', 'question_id']);
        await manager.update(Prospect, { id: prospectId }, { quiz_commence: true, quiz_en_cours: true });
      }
      const answered = new Set([...saved.map(({ question_id }) => question_id), String(questionId)]);
      return { saved: true, answered: questions.filter(({ id }) => answered.has(String(id))).length, total: questions.length };
    });
  }

  /** Scores the quiz and freezes it; answering again gives the same score. Missing answers are named (409). */
  async complete(token: string): Promise<CompletedQuiz> {
    if (isDemo(token)) return demoCompleted(await activeQuestions(this.database.manager));
    const { id: prospectId } = await this.prospects.byToken(token);
    return this.database.transaction(async (manager) => {
      const { quiz_fait, score } = await lockProspect(manager, prospectId);
      const finished = await manager.findOneBy(QuizResult, { prospect_id: prospectId });
      if (finished) return toCompleted(finished);
      // a quiz of the former system, of which only the score is left
      if (quiz_fait && score !== null) return { score, categories: { maturity: null, acquisition: null, innovation: null } };
      const result = await this.scoreAnswers(manager, prospectId);
      await manager.insert(QuizResult, result);
      await manager.update(
        Prospect,
        { id: prospectId },
        { quiz_commence: true, quiz_en_cours: false, quiz_fait: true, score: result.score },
      );
      return toCompleted(result);
    });
  }

  private async scoreAnswers(manager: EntityManager, prospectId: string): Promise<Omit<QuizResult, 'prospect' | 'version'>> {
    const questions = await activeQuestions(manager);
    const answers = new Map((await answersOf(manager, prospectId)).map((answer) => [answer.question_id, answer]));
    const missing = questions.flatMap(({ id }, index) => (answers.has(String(id)) ? [] : index + 1));
    if (missing.length > 0) {
      const list = missing.join(', ');
      throw new Problem(409, 'answers_missing', 'Answers are missing', `Il manque encore une réponse : question ${list}.`, {
        answers: list,
      });
    }
    const answered = questions.map(({ id, question, category }) => {
      const answer = answers.get(String(id));
      return { id, question, category, answer: answer?.reponse ?? '', points: answer?.score_partiel ?? 0 };
    });
    const scored = scoreQuiz(answered);
    if (!scored) throw conflict('no_questions', 'Le quiz ne contient aucune question pour le moment.');
    const version_id = await versionOf(manager, questions);
    return { prospect_id: prospectId, ...scored, questions: answered, version_id, completed_at: this.clock.now() };
  }
}

const activeQuestions = (manager: EntityManager): Promise<QuizQuestion[]> =>
  manager.find(QuizQuestion, { where: { active: true }, order: { position: 'ASC', id: 'ASC' } });

const answersOf = (manager: EntityManager, prospectId: string): Promise<QuizAnswer[]> =>
  manager.find(QuizAnswer, { where: { prospect_id: prospectId }, order: { timestamp: 'ASC' } });

function offeredQuestion(questions: readonly QuizQuestion[], id: number, answer: string): QuizQuestion {
  const question = questions.find((active) => active.id === id);
  if (!question) throw notFound('Cette question n’existe plus. Rechargez la page pour continuer.');
  if (!question.options.includes(answer))
    throw invalid('Cette réponse n’est pas proposée. Rechargez la page pour continuer.', { answer: 'Réponse inconnue' });
  return question;
}

async function lockProspect(manager: EntityManager, id: string): Promise<Prospect> {
  const prospect = await manager.findOne(Prospect, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!prospect) throw notFound('Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.');
  return prospect;
}

/** The version these questions make; the first quiz finished with them writes it down. */
async function versionOf(manager: EntityManager, questions: QuizQuestion[]): Promise<number> {
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
