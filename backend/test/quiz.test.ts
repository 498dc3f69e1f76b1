import type { PublicScore } from '../src/modules/analysis/public-report.contract.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const quizOf = async (token: string) => (await app.call<PublicQuiz>('GET', `/api/public/quiz/${token}`)).body;
const answer = (token: string, questionId: number, text: string) =>
  app.call<{ answered: number; total: number; message: string; code: string }>('PUT', `/api/public/quiz/${token}/answers/${questionId}`, {
    body: { answer: text },
  });
const complete = (token: string) =>
  app.call<{ score: number; categories: object; code: string; message: string }>('POST', `/api/public/quiz/${token}/complete`);
const flags = async (id: string) =>
  (await app.database.query('SELECT quiz_commence, quiz_en_cours, quiz_fait, score FROM prospects WHERE id = $1', [id]))[0];

async function answerAll(token: string, pick: (options: string[]) => string | undefined): Promise<void> {
  for (const { id, options } of (await quizOf(token)).questions) await answer(token, id, pick(options) ?? '');
}

describe('the quiz', () => {
  it('shows seven questions with four options each and never a weight', async () => {
    const { token } = await aProspect(app.database);
    const { status, body } = await app.call<PublicQuiz>('GET', `/api/public/quiz/${token}`);
    expect(status).toBe(200);
    expect(body.questions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { options } of body.questions) expect(options).toHaveLength(4);
    expect(JSON.stringify(body)).not.toMatch(/weight|points|category/);
    expect(body).toMatchObject({ status: 'not_started', answers: [] });
  });

  it('saves each answer once, resumes, and replaces on a second thought', async () => {
    const { id, token } = await aProspect(app.database);
    const { questions } = await quizOf(token);
    const [first, second] = questions;
    expect((await answer(token, first?.id ?? 0, first?.options[0] ?? '')).body).toEqual({ saved: true, answered: 1, total: 7 });
    expect((await answer(token, second?.id ?? 0, second?.options[1] ?? '')).body.answered).toBe(2);
    await Promise.all(Array.from({ length: 5 }, () => answer(token, first?.id ?? 0, first?.options[3] ?? '')));
    expect((await quizOf(token)).answers).toEqual(expect.arrayContaining([{ questionId: first?.id, answer: first?.options[3] }]));
    expect(await app.database.query('SELECT score_partiel FROM reponses_quiz WHERE prospect_id = $1 ORDER BY question_id', [id])).toEqual([
      { score_partiel: 30 },
      { score_partiel: 30 },
    ]);
    expect(await flags(id)).toEqual({ quiz_commence: true, quiz_en_cours: true, quiz_fait: false, score: null });
  });

  it('refuses an unknown answer, an unknown question and an early end, naming what is missing', async () => {
    const { token } = await aProspect(app.database);
    expect((await answer(token, 1, 'autre chose')).status).toBe(422);
    expect((await answer(token, 999, 'x')).status).toBe(404);
    const early = await complete(token);
    expect([early.status, early.body.code]).toEqual([409, 'answers_missing']);
    expect(early.body.message).toContain('1, 2, 3, 4, 5, 6, 7');
  });

  it('scores once, however often it is completed, and keeps the score when questions change', async () => {
    const { id, token } = await aProspect(app.database);
    await answerAll(token, (options) => options[0]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => complete(token)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { score: 71, categories: { maturity: 44, acquisition: 89, innovation: 100 } }]);
    expect(await flags(id)).toEqual({ quiz_commence: true, quiz_en_cours: false, quiz_fait: true, score: 71 });
    await app.database.query(`UPDATE quiz_questions SET weights = '{}' WHERE id = 1`);
    expect((await complete(token)).body.score).toBe(71);
    const { body } = await app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`);
    expect(body).toMatchObject({ smart_index: 71, grade: 'B', quiz: { status: 'done', answered: 7, total: 7 } });
    expect(body.levers[0]?.lost).toBe(25);
  });

  it('takes a replayed answer after the end, but no other one', async () => {
    const { token } = await aProspect(app.database);
    await answerAll(token, (options) => options[1]);
    await complete(token);
    const [first] = (await quizOf(token)).questions;
    expect((await answer(token, first?.id ?? 0, first?.options[1] ?? '')).status).toBe(200);
    expect((await answer(token, first?.id ?? 0, first?.options[2] ?? '')).status).toBe(409);
  });
});
