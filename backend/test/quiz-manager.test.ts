import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import type {
  QuestionRecord,
  QuizVersionRecord,
  ResponseRecord,
  ResultRecord,
  Simulated,
} from '../src/modules/quiz/quiz-manager.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('DELETE FROM prospects');
  await app.database.query('DELETE FROM quiz_versions');
  await app.database.query('DELETE FROM audit_log');
});

interface Refused {
  code: string;
  message: string;
  errors: Record<string, string>;
}

const search = (query: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]));
const questions = async (query: Record<string, unknown> = { sort: ['position', 'ASC'] }) =>
  (await app.call<QuestionRecord[]>('GET', `/api/admin/quiz-questions?${search(query)}`, { as: app.admin })).body;
const create = (body: object) => app.call<QuestionRecord & Refused>('POST', '/api/admin/quiz-questions', { as: app.admin, body });
const update = (id: number, body: object) =>
  app.call<QuestionRecord & Refused>('PUT', `/api/admin/quiz-questions/${id}`, { as: app.admin, body });
const remove = (id: number) => app.call<QuestionRecord & Refused>('DELETE', `/api/admin/quiz-questions/${id}`, { as: app.admin });
const reorder = (ids: number[]) => app.call<Refused>('POST', '/api/admin/quiz-questions/reorder', { as: app.admin, body: { ids } });
const versions = async () => (await app.call<QuizVersionRecord[]>('GET', '/api/admin/quiz-versions', { as: app.admin })).body;
const responses = async (query: Record<string, unknown>) => {
  const { body, headers } = await app.call<ResponseRecord[]>('GET', `/api/admin/quiz-responses?${search(query)}`, { as: app.admin });
  return { rows: body, total: Number(headers.get('content-range')?.split('/')[1]) };
};
const asked = async (token: string) => (await app.call<PublicQuiz>('GET', `/api/public/quiz/${token}`)).body.questions;
const answer = (token: string, id: number, text = '') =>
  app.call('PUT', `/api/public/quiz/${token}/answers/${id}`, { body: { answer: text } });
async function finish(token: string): Promise<number> {
  for (const { id, options } of await asked(token)) await answer(token, id, options[0]);
  return (await app.call<{ score: number }>('POST', `/api/public/quiz/${token}/complete`)).body.score;
}

const NEW = {
  question: 'Avez-vous un site en plusieurs langues ?',
  category: 'acquisition',
  options: ['Oui, trois langues', 'Oui, deux langues', 'Bientôt', 'Non'],
  weights: { 'Oui, trois langues': 100, 'Oui, deux langues': '20', Bientôt: 'beaucoup' },
};

describe('the questions of the quiz', () => {
  it('are appended, with invalid numbers as 0, and shown at once', async () => {
    const before = await questions();
    const { status, body } = await create(NEW);
    expect([status, body]).toMatchObject([
      201,
      { position: 8, active: true, answer_count: 0, weights: { 'Oui, trois langues': 100, 'Oui, deux langues': 20, Bientôt: 0, Non: 0 } },
    ]);
    const { token } = await aProspect(app.database);
    expect((await asked(token)).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), body.id]);
    expect(await app.database.query(`SELECT action, resource_id, user_email FROM audit_log WHERE resource = 'quiz-questions'`)).toEqual([
      { action: 'create', resource_id: String(body.id), user_email: 'admin@example.ch' },
    ]);
    await remove(body.id);
  });

  it('require four different answers, a known category and weights from 0 to 100', async () => {
    const wrong = async (changes: object) => {
      const { status, body } = await create({ ...NEW, ...changes });
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await wrong({ options: ['Oui', 'Non', 'Peut-être'] })).toEqual([422, ['options']]);
    expect(await wrong({ options: ['Oui', 'Non', 'Peut-être', ' Non '] })).toEqual([422, ['options.3']]);
    expect(await wrong({ options: ['Oui', 'Non', 'Peut-être', '  '] })).toEqual([422, ['options.3']]);
    expect(await wrong({ weights: { 'Oui, trois langues': 101 } })).toEqual([422, ['weights.Oui, trois langues']]);
    expect(await wrong({ weights: { 'Oui, trois langues': -1 } })).toEqual([422, ['weights.Oui, trois langues']]);
    expect(await wrong({ weights: { 'Oui, trois langues': 2.5 } })).toEqual([422, ['weights.Oui, trois langues']]);
    expect(await wrong({ category: 'autre', question: '' })).toEqual([422, ['question', 'category']]);
    expect(await questions()).toHaveLength(7);
  });

  it('are reordered completely or not at all', async () => {
    const ids = (await questions()).map(({ id }) => id);
    const reversed = ids.toReversed();
    expect((await reorder(reversed)).status).toBe(200);
    const { token } = await aProspect(app.database);
    expect((await asked(token)).map(({ id }) => id)).toEqual(reversed);
    for (const wrong of [reversed.slice(1), [...reversed.slice(1), reversed[1] ?? 0], [...reversed.slice(1), 999]])
      expect((await reorder(wrong)).status).toBe(422);
    await reorder(ids);
    expect((await questions()).map(({ id }) => id)).toEqual(ids);
  });

  it('can be switched off or deleted, except the last one', async () => {
    const all = await questions();
    const { token } = await aProspect(app.database);
    for (const { id } of all.slice(1)) expect((await update(id, { active: false })).status).toBe(200);
    expect(await asked(token)).toHaveLength(1);
    const [first] = all;
    expect((await update(first?.id ?? 0, { active: false })).body.code).toBe('last_question');
    expect((await remove(first?.id ?? 0)).status).toBe(409);
    for (const { id } of all.slice(1)) await update(id, { active: true });
    const added = (await create(NEW)).body.id;
    await answer(token, added, 'Non');
    expect((await remove(added)).body.answer_count).toBe(1);
    expect((await remove(added)).status).toBe(404);
    expect((await responses({ filter: { question_id: String(added) } })).rows).toMatchObject([
      { reponse: 'Non', question: `Question ${added}` },
    ]);
  });

  it('are found by text', async () => {
    expect(await questions({ filter: { q: 'BUDGET annuel' } })).toHaveLength(1);
    expect(await questions({ filter: { category: 'maturity', active: false } })).toEqual([]);
  });
});

describe('a simulation', () => {
  const simulate = (body: object) => app.call<Simulated & Refused>('POST', '/api/admin/quiz-questions/simulate', { as: app.admin, body });

  it('scores an unsaved version and stores nothing', async () => {
    const before = await questions();
    const other = { ...NEW, category: 'maturity', answer: 'Oui, deux langues' };
    const { status, body } = await simulate({ questions: [{ ...NEW, answer: 'Oui, trois langues' }, other, { ...NEW, active: false }] });
    expect([status, body]).toEqual([
      200,
      { score: 83, categories: { maturity: 67, acquisition: 100, innovation: null }, points: [30, 20, null], missing: [] },
    ]);
    expect(await questions()).toEqual(before);
    expect(await app.database.query('SELECT 1 FROM audit_log')).toEqual([]);
  });

  it('scores as the quiz itself does', async () => {
    const { token } = await aProspect(app.database);
    const drafts = (await questions()).map((question) => ({ ...question, answer: question.options[0] }));
    expect((await simulate({ questions: drafts })).body.score).toBe(await finish(token));
  });

  it('names missing answers instead of a score', async () => {
    const { body } = await simulate({ questions: [{ ...NEW, answer: 'Non' }, NEW] });
    expect(body).toMatchObject({ score: null, points: [0, null], missing: [2] });
  });
});

describe('versions of questions', () => {
  it('preserve what each prospect was asked, and scores of finished quizzes', async () => {
    expect(await versions()).toMatchObject([{ id: null, current: true, finished: 0, average_score: null }]);
    const [one, two, three] = [await aProspect(app.database), await aProspect(app.database), await aProspect(app.database)];
    const score = await finish(one.token);
    await finish(two.token);
    const [first] = await questions();
    if (!first) throw new Error('no question');
    const weights = Object.fromEntries(first.options.map((text) => [text, 0]));
    await update(first.id, { weights });
    expect(await versions()).toMatchObject([
      { id: null, current: true, finished: 0 },
      { current: false, finished: 2, average_score: score },
    ]);
    const lower = await finish(three.token);
    expect(lower).toBeLessThan(score);
    const [current, old] = await versions();
    expect(current).toMatchObject({ current: true, finished: 1, average_score: lower });
    expect(old?.questions[0]?.options.map(({ weight }) => weight)).toEqual(first.options.map((text) => first.weights[text]));
    const behind = await app.call<ResultRecord[]>('GET', `/api/admin/quiz-results?${search({ filter: { version_id: old?.id } })}`, {
      as: app.admin,
    });
    expect(behind.body.map(({ id, score }) => [id, score]).sort()).toEqual(
      [
        [one.id, score],
        [two.id, score],
      ].sort(),
    );
    await update(first.id, { weights: first.weights });
    expect(await versions()).toMatchObject([
      { current: false, finished: 1 },
      { current: true, finished: 2 },
    ]);
  });
});

describe('the answers of prospects', () => {
  it('of a finished quiz keep their questions after later changes', async () => {
    const added = (await create(NEW)).body.id;
    const { id, token } = await aProspect(app.database);
    await finish(token);
    await update(added, { question: 'Tout autre chose ?' });
    const ofProspect = async () =>
      (await app.call<{ question_id: string; question: string }[]>('GET', `/api/admin/prospects/${id}/answers`, { as: app.admin })).body
        .filter(({ question_id }) => question_id === String(added))
        .map(({ question }) => question);
    expect(await ofProspect()).toEqual([NEW.question]);
    expect((await remove(added)).status).toBe(200);
    expect(await ofProspect()).toEqual([NEW.question]);
  });

  it('are listed with their prospect, newest first, and by the last question', async () => {
    const [done, open] = [await aProspect(app.database), await aProspect(app.database, { business_name: 'Menuiserie Rochat' })];
    await finish(done.token);
    const [first, second, third] = await asked(open.token);
    await answer(open.token, second?.id ?? 0, second?.options[1]);
    await answer(open.token, first?.id ?? 0, first?.options[2]);
    const all = await responses({});
    expect([all.total, all.rows[0]]).toMatchObject([
      9,
      { company: 'Menuiserie Rochat', question: first?.question, reponse: first?.options[2], finished: false },
    ]);
    const stopped = await responses({ filter: { stopped: true } });
    expect(stopped.rows.map(({ question_id, prospect_id }) => [question_id, prospect_id])).toEqual([[String(second?.id), open.id]]);
    expect((await responses({ filter: { stopped: true, question_id: String(third?.id) } })).total).toBe(0);
    expect((await responses({ filter: { q: 'rochat' } })).total).toBe(2);
  });
});

describe('roles', () => {
  it('allow viewers to read only', async () => {
    for (const role of ['viewer', 'staff']) {
      await app.database.query(
        `INSERT INTO users (email, name, role, password_hash) SELECT $1 || '@example.ch', 'V', $1, password_hash FROM users LIMIT 1`,
        [role],
      );
    }
    const [viewer, staff] = [
      await app.signIn('viewer@example.ch', 'correct-horse-battery'),
      await app.signIn('staff@example.ch', 'correct-horse-battery'),
    ];
    expect((await app.call('GET', '/api/admin/quiz-questions', { as: viewer })).status).toBe(200);
    expect((await app.call('POST', '/api/admin/quiz-questions', { as: viewer, body: NEW })).status).toBe(403);
    expect((await app.call('POST', '/api/admin/quiz-questions/reorder', { as: viewer, body: { ids: [1] } })).status).toBe(403);
    const made = await app.call<QuestionRecord>('POST', '/api/admin/quiz-questions', { as: staff, body: NEW });
    expect(made.status).toBe(201);
    expect((await app.call('DELETE', `/api/admin/quiz-questions/${made.body.id}`, { as: viewer })).status).toBe(403);
    expect((await app.call('DELETE', `/api/admin/quiz-questions/${made.body.id}`, { as: staff })).status).toBe(200);
  });
});
