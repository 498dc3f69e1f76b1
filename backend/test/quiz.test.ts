import { once } from 'node:events';
import { request } from 'node:http';
import { outsideTransactions } from '../src/common/database/one-connection.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import { QuizAnswers } from '../src/modules/quiz/quiz-answers.service.js';
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

  it('saves each answer once, resumes, and replaces a changed answer', async () => {
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

  it('refuses an unknown answer, an unknown question and an early completion, naming what is missing', async () => {
    const { token } = await aProspect(app.database);
    expect((await answer(token, 1, 'autre chose')).status).toBe(422);
    expect((await answer(token, 999, 'x')).status).toBe(404);
    const early = await complete(token);
    expect([early.status, early.body.code]).toEqual([409, 'answers_missing']);
    expect(early.body.message).toContain('1, 2, 3, 4, 5, 6, 7');
  });

  it('returns the score of a quiz finished in the former system', async () => {
    const { id, token } = await aProspect(app.database, { quiz_commence: true, quiz_fait: true, score: 72 });
    expect(await complete(token)).toMatchObject({
      status: 200,
      body: { score: 72, categories: { maturity: null, acquisition: null, innovation: null } },
    });
    expect(await flags(id)).toMatchObject({ quiz_fait: true, score: 72 });
  });

  it('scores once for repeated completions, and keeps the score when questions change', async () => {
    const { id, token } = await aProspect(app.database);
    await answerAll(token, (options) => options[0]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => complete(token)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { score: 71, categories: { maturity: 44, acquisition: 89, innovation: 100 } }]);
    expect(await flags(id)).toEqual({ quiz_commence: true, quiz_en_cours: false, quiz_fait: true, score: 71 });
    const [{ weights }] = await app.database.query<[{ weights: object }]>('SELECT weights FROM quiz_questions WHERE id = 1');
    await app.database.query(`UPDATE quiz_questions SET weights = '{}' WHERE id = 1`);
    expect((await complete(token)).body.score).toBe(71);
    await app.database.query('UPDATE quiz_questions SET weights = $1 WHERE id = 1', [weights]);
    const { body } = await app.call<PublicScore>('GET', `/api/public/prospects/${token}/score`);
    expect(body).toMatchObject({ smart_index: 71, verdict: { grade: 'B' }, quiz: { status: 'done', answered: 7, total: 7 } });
    expect(body.levers[0]?.lost).toBe(25);
  });

  it('accepts a replayed answer after the completion, but no new one', async () => {
    const { token } = await aProspect(app.database);
    await answerAll(token, (options) => options[1]);
    await complete(token);
    const [first] = (await quizOf(token)).questions;
    expect((await answer(token, first?.id ?? 0, first?.options[1] ?? '')).status).toBe(200);
    expect((await answer(token, first?.id ?? 0, first?.options[2] ?? '')).status).toBe(409);
  });
});

describe('the quiz with concurrent devices', () => {
  const rows = (id: string) =>
    app.database.query<{ question_id: string; reponse: string; score_partiel: number; timestamp: Date }[]>(
      'SELECT question_id, reponse, score_partiel, timestamp FROM reponses_quiz WHERE prospect_id = $1 ORDER BY question_id',
      [id],
    );

  it('stores one answer per question when two devices answer at once', async () => {
    const { id, token } = await aProspect(app.database);
    const { questions } = await quizOf(token);
    const both = questions.flatMap(({ id: question, options }) => [0, 3].map((option) => ({ question, text: options[option] ?? '' })));
    const statuses = await Promise.all(both.map(({ question, text }) => answer(token, question, text).then(({ status }) => status)));
    expect(statuses).toEqual(both.map(() => 200));
    const saved = await rows(id);
    expect(saved.map(({ question_id }) => question_id)).toEqual(questions.map((question) => String(question.id)));
    for (const { question_id, reponse } of saved) expect(both).toContainEqual({ question: Number(question_id), text: reponse });
    const { score } = (await complete(token)).body;
    expect(score).toBe(Math.round((100 * saved.reduce((sum, { score_partiel }) => sum + score_partiel, 0)) / 210));
  });

  it('scores exactly the stored answers when one changes during the completion', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await aProspect(app.database);
      await answerAll(token, (options) => options[0]);
      const [first] = (await quizOf(token)).questions;
      const [completed, changed] = await Promise.all([complete(token), answer(token, first?.id ?? 0, first?.options[3] ?? '')]);
      expect(completed.status).toBe(200);
      expect([200, 409]).toContain(changed.status);
      const points = (await rows(id)).map(({ score_partiel }) => score_partiel);
      expect(completed.body.score).toBe(Math.round((100 * points.reduce((sum, value) => sum + value, 0)) / 210));
      expect(completed.body.score).toBe(changed.status === 200 ? 83 : 71);
    }
  });

  it('has one result when two devices complete at once', async () => {
    const { id, token } = await aProspect(app.database);
    await answerAll(token, (options) => options[2]);
    const completed = await Promise.all([complete(token), complete(token)]);
    expect(completed[0]?.body).toEqual(completed[1]?.body);
    expect(await app.database.query('SELECT count(*)::int AS n FROM quiz_results WHERE prospect_id = $1', [id])).toEqual([{ n: 1 }]);
  });

  it('accepts nothing new after the completion, and says so', async () => {
    const { id, token } = await aProspect(app.database);
    await answerAll(token, (options) => options[1]);
    await complete(token);
    const before = await rows(id);
    const late = await answer(token, 1, (await quizOf(token)).questions[0]?.options[3] ?? '');
    expect([late.status, late.body.code]).toEqual([409, 'quiz_done']);
    expect(await rows(id)).toEqual(before);
  });

  describe('while staff edits the questions', () => {
    let original: { id: number; weights: object; options: string[]; active: boolean }[];
    beforeEach(async () => {
      original = await app.database.query('SELECT id, weights, options, active FROM quiz_questions');
    });
    afterEach(async () => {
      for (const { id, weights, options, active } of original)
        await app.database.query('UPDATE quiz_questions SET weights = $2, options = $3, active = $4 WHERE id = $1', [
          id,
          weights,
          JSON.stringify(options),
          active,
        ]);
    });

    it('scores an answer by its weight when it was given, replayed or not', async () => {
      const { id, token } = await aProspect(app.database);
      await answerAll(token, (options) => options[0]);
      const before = await rows(id);
      await app.database.query(`UPDATE quiz_questions SET weights = '{}'`);
      await answerAll(token, (options) => options[0]);
      expect(await rows(id)).toEqual(before);
      expect((await complete(token)).body.score).toBe(71);
    });

    it('refuses a removed option, keeps the others, and accepts the new one', async () => {
      const { id, token } = await aProspect(app.database);
      await answerAll(token, (options) => options[0]);
      const [first] = (await quizOf(token)).questions;
      await app.database.query(
        `UPDATE quiz_questions SET options = '["un","deux","trois","quatre"]', weights = '{"deux":30}' WHERE id = 1`,
      );
      expect((await answer(token, 1, first?.options[3] ?? '')).status).toBe(422);
      expect(await rows(id)).toHaveLength(7);
      expect((await answer(token, 1, 'deux')).body.answered).toBe(7);
      expect((await complete(token)).body.score).toBe(83);
    });

    it('names an added question', async () => {
      const { token } = await aProspect(app.database);
      await app.database.query('UPDATE quiz_questions SET active = false WHERE id = 7');
      await answerAll(token, (options) => options[0]);
      await app.database.query('UPDATE quiz_questions SET active = true WHERE id = 7');
      const early = await complete(token);
      expect([early.status, early.body.code]).toEqual([409, 'answers_missing']);
      expect(early.body.message).toContain('question 7');
    });

    it('accepts a replayed answer after the completion although its question was removed', async () => {
      const { token } = await aProspect(app.database);
      await answerAll(token, (options) => options[1]);
      const [first] = (await quizOf(token)).questions;
      await complete(token);
      await app.database.query('UPDATE quiz_questions SET active = false WHERE id = 1');
      expect((await answer(token, 1, first?.options[1] ?? '')).status).toBe(200);
      expect((await answer(token, 1, first?.options[2] ?? '')).body.code).toBe('quiz_done');
    });
  });
});

describe('an answer of the quiz', () => {
  const put = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answered = await app.call('PUT', `/api/public/quiz/${path}`, { body, headers });
    const all = [...answered.headers].filter(([name]) => !/^(date|ratelimit.*)$/.test(name)).sort();
    return {
      status: answered.status,
      body: answered.body,
      headers: Object.fromEntries(all),
      left: answered.headers.has('ratelimit-remaining') ? Number(answered.headers.get('ratelimit-remaining')) : Number.NaN,
    };
  };

  it('counts once for the rate limit', async () => {
    const { token } = await aProspect(app.database);
    const { options = [] } = (await quizOf(token)).questions[0] ?? {};
    const first = await put(`${token}/answers/1`, { answer: options[1] });
    const second = await put(`${token}/answers/1`, { answer: options[2] });
    expect(first.status).toBe(200);
    expect(second).toEqual({ ...first, left: first.left - 1 });
    expect((await quizOf(token)).answers).toEqual([{ questionId: 1, answer: options[2] }]);
  });

  it.each<[string, number, string, unknown, string?]>([
    ['another answer', 422, '1', { answer: 'autre chose' }],
    ['another question', 404, '999', { answer: 'x' }],
    ['no number of a question', 400, '99999999999', { answer: 'x' }],
    ['a number', 422, '1', { answer: 3 }],
    ['too much', 422, '1', { answer: 'x'.repeat(1001) }],
    ['no field', 422, '1', {}],
    ['null', 422, '1', 'null'],
    ['a list', 422, '1', ['x']],
    ['no JSON', 400, '1', '{"answer":'],
    ['nothing', 422, '1', ''],
    ['a prototype', 400, '1', '{"answer":"x","__proto__":{"a":1}}'],
    ['a sign that cannot be stored', 422, '1', { answer: '\u0000' }],
    ['half a sign', 422, '1', '{"answer":"\\ud800"}'],
    ['another type', 415, '1', '{"answer":"x"}', 'text/csv'],
  ])('is refused when it is %s', async (_, status, question, body, type = 'application/json') => {
    const { token } = await aProspect(app.database);
    const { options = [] } = (await quizOf(token)).questions[0] ?? {};
    await put(`${token}/answers/1`, { answer: options[0] });
    const refused = await put(`${token}/answers/${question}`, body, { 'content-type': type });
    expect(refused.status).toBe(status);
    expect((await quizOf(token)).answers).toEqual([{ questionId: 1, answer: options[0] }]);
  });

  it('is saved when its body arrives later than its headers', async () => {
    const { token } = await aProspect(app.database);
    const { options = [] } = (await quizOf(token)).questions[0] ?? {};
    await answer(token, 1, options[0] ?? '');
    const body = JSON.stringify({ answer: options[1] });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const slow = request(`${app.url}/api/public/quiz/${token}/answers/1`, { method: 'PUT', headers });
    slow.flushHeaders();
    await answer(token, 1, options[2] ?? '');
    slow.end(body);
    const [{ statusCode }] = await once(slow, 'response');
    expect(statusCode).toBe(200);
    expect((await quizOf(token)).answers).toEqual([{ questionId: 1, answer: options[1] }]);
  });

  it('ignores further fields, and takes the last of two equal ones', async () => {
    const { token } = await aProspect(app.database);
    const { options = [] } = (await quizOf(token)).questions[0] ?? {};
    for (const body of [`{"answer":"x","answer":${JSON.stringify(options[1])}}`, JSON.stringify({ answer: options[2], more: 1 })]) {
      expect((await put(`${token}/answers/1`, body)).status).toBe(200);
      expect((await put(`${token}/answers/1`, body, { 'content-type': 'application/json;charset=UTF-8' })).status).toBe(200);
    }
    expect((await quizOf(token)).answers).toEqual([{ questionId: 1, answer: options[2] }]);
  });

  it('is saved for its own prospect among parallel ones', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => aProspect(app.database)));
    const { questions } = await quizOf(people[0]?.token ?? '');
    const given = people.flatMap(({ id, token }, person) =>
      questions.map(({ id: question, options }, place) => ({ id, token, question, text: options[(person + place) % 4] ?? '' })),
    );
    const answered = await Promise.all(given.map(({ token, question, text }) => answer(token, question, text)));
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { id } of people) {
      const saved = await app.database.query('SELECT question_id, reponse FROM reponses_quiz WHERE prospect_id = $1', [id]);
      const his = given.filter((one) => one.id === id).map(({ question, text }) => ({ question_id: String(question), reponse: text }));
      expect(saved).toHaveLength(his.length);
      expect(saved).toEqual(expect.arrayContaining(his));
      expect(await flags(id)).toEqual({ quiz_commence: true, quiz_en_cours: true, quiz_fait: false, score: null });
    }
  });

  it('is saved in order while another transaction locks its prospect, and other prospects do not wait', async () => {
    const [held, free] = [await aProspect(app.database), await aProspect(app.database)];
    const answers = app.app.get(QuizAnswers, { strict: false });
    const { options = [] } = (await quizOf(held.token)).questions[0] ?? {};
    let all: Promise<unknown> = Promise.resolve();
    await app.database.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM prospects WHERE id = $1 FOR NO KEY UPDATE', [held.id]);
      all = Promise.all([0, 1, 3, 2].map((option) => outsideTransactions(() => answers.giveAs(held.token, 1, options[option] ?? ''))));
      await outsideTransactions(() => answer(free.token, 1, options[0] ?? ''));
      expect(await manager.query('SELECT 1 FROM reponses_quiz WHERE prospect_id = $1', [held.id])).toEqual([]);
    });
    await all;
    expect((await quizOf(held.token)).answers).toEqual([{ questionId: 1, answer: options[2] }]);
  });

  it('finds its prospect by a former link and in capitals, and counts an unknown link once', async () => {
    const { id, token } = await aProspect(app.database);
    const { options = [] } = (await quizOf(token)).questions[0] ?? {};
    await app.database.query(`UPDATE prospects SET token = 'neuquiz1' WHERE id = $1`, [id]);
    await app.database.query('INSERT INTO prospect_former_tokens (prospect_id, token) VALUES ($1, $2)', [id, token]);
    expect((await answer(token, 1, options[0] ?? '')).status).toBe(200);
    expect((await answer('NEUQUIZ1', 1, options[1] ?? '')).status).toBe(200);
    expect((await quizOf('neuquiz1')).answers).toEqual([{ questionId: 1, answer: options[1] }]);
    const unknown = async () =>
      (await app.database.query(`SELECT coalesce(sum(hits), 0)::int AS n FROM rate_limits WHERE key = 'unknownTokens *'`))[0].n;
    const before = await unknown();
    expect((await answer('zz9zz9zz', 1, options[0] ?? '')).status).toBe(404);
    expect(await unknown()).toBe(before + 1);
  });
});

describe('a client error report', () => {
  it('is logged as one line, and refused when malformed', async () => {
    const report = (body: unknown) => app.call('POST', '/api/public/client-errors', { body });
    expect((await report({ id: '5F3A-09BC', message: 'TypeError: x', page: '/quiz/a3kf82mq' })).status).toBe(204);
    expect((await report({ id: '<script>', message: 'x', page: '/' })).status).toBe(422);
    expect((await report({ id: '5F3A-09BC', message: 'x'.repeat(501), page: '/' })).status).toBe(422);
  });
});
