import type { EntityManager } from 'typeorm';
import { Prospect } from '../modules/prospects/prospect.entity.js';
import { changeProspects } from '../modules/prospects/prospect-changes.queries.js';
import { QuizAnswer } from '../modules/quiz/quiz-answer.entity.js';
import { QuizQuestion } from '../modules/quiz/quiz-question.entity.js';
import { QuizResult } from '../modules/quiz/quiz-result.entity.js';
import { pointsOf, smartIndexOf } from '../modules/quiz/smart-index.js';
import type { DemoCompany } from './demo-companies.js';

/** Creates quiz answers of an example prospect, scored by the normal rule. */
export async function seedDemoQuiz(
  manager: EntityManager,
  { level }: DemoCompany,
  prospectId: string,
  token: string,
  createdAt: Date,
  finished: boolean,
): Promise<void> {
  const questions = await manager.find(QuizQuestion, { where: { active: true }, order: { position: 'ASC', id: 'ASC' } });
  const answered = questions.slice(0, finished ? questions.length : Math.ceil(questions.length / 2)).map((question, index) => {
    const best = [...question.options].sort((a, b) => pointsOf(question.weights, a) - pointsOf(question.weights, b));
    const answer = best[Math.min(best.length - 1, Math.floor((level + 9 * (index % 3)) / 27))] ?? '';
    return { question, answer, points: pointsOf(question.weights, answer) };
  });
  for (const [index, { question, answer, points }] of answered.entries()) {
    await manager.insert(QuizAnswer, {
      prospect_id: prospectId,
      token,
      question_id: String(question.id),
      reponse: answer,
      score_partiel: points,
      timestamp: answeredAt(createdAt, index),
    });
  }
  const scored = finished ? smartIndexOf(answered.map(({ question, points }) => ({ category: question.category, points }))) : null;
  if (!scored) return;
  await manager.insert(QuizResult, {
    prospect_id: prospectId,
    ...scored,
    completed_at: answeredAt(createdAt, answered.length),
    questions: answered.map(({ question: { id, question, category }, answer, points }) => ({ id, question, category, answer, points })),
  });
  await changeProspects(manager, [prospectId], () => manager.update(Prospect, { id: prospectId }, { score: scored.score }));
}

/** From 20 hours after creation, every 15 s: before the window of alerts for new leads. */
const answeredAt = (createdAt: Date, index: number): Date => new Date(createdAt.getTime() + (20 * 3600 + 24 * 60 + 15 * index) * 1000);
