import type { MessageRecord } from '../src/modules/messages/message.contract.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let viewer: Account;
beforeAll(async () => {
  app = await startApp();
  await app.database.query(
    `INSERT INTO users (email, name, role, password_hash) SELECT 'viewer@example.ch', 'V', 'viewer', password_hash FROM users LIMIT 1`,
  );
  viewer = await app.signIn('viewer@example.ch', 'correct-horse-battery');
});
afterAll(() => app.stop());

const list = async () => (await app.call<MessageRecord[]>('GET', '/api/admin/messages', { as: app.admin })).body;
const messageOf = async (key: string) => (await list()).find((message) => message.key === key) as MessageRecord;
const save = (id: string, content: string, as = app.admin) =>
  app.call<MessageRecord & { errors: Record<string, string> }>('PUT', `/api/admin/messages/${id}`, { as, body: { content } });
const shownTo = async (token: string) => (await app.call<Record<string, string>>('GET', `/api/public/messages?token=${token}`)).body;

describe('messages of the agency', () => {
  it('are the seven of the specification at first, five for all and two by score', async () => {
    const messages = await list();
    expect(
      messages
        .filter(({ category }) => category === 'global')
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['landing_intro', 'merci_message', 'plan_message', 'quiz_intro', 'score_message']);
    const conditional = messages.filter(({ category }) => category === 'conditional');
    expect(conditional.map(({ key, condition, condition_value }) => [key, condition, condition_value]).sort()).toEqual([
      ['high_score_message', 'score_above', 70],
      ['low_score_message', 'score_below', 50],
    ]);
    for (const { content, default_content } of messages) expect(content).toBe(default_content);
    expect((await messageOf('quiz_intro')).content).toContain('7 questions');
    expect((await messageOf('merci_message')).content).toContain('dès que possible');
  });

  it('reach a prospect with their own text', async () => {
    const { token } = await aProspect(app.database, { score: 42, business_name: 'Müller & <Fils>' });
    const { id } = await messageOf('low_score_message');
    await save(id, '{prenom}, {company} : {score} points.');
    const shown = await shownTo(token);
    expect(shown.low_score_message).toBe('Anne, Müller & <Fils>\u202f: 42 points.');
    expect(shown.high_score_message).toBe('');
    expect(shown.score_message).toContain('42 sur 100');
  });

  it('omit a missing score', async () => {
    const { token } = await aProspect(app.database);
    const shown = await shownTo(token);
    expect([shown.score_message, shown.low_score_message, shown.high_score_message]).toEqual(['', '', '']);
    expect(shown.landing_intro).toContain('Boulangerie Exemple');
    expect((await app.call('GET', '/api/public/messages?token=ZZZZZZZZ')).status).toBe(404);
  });

  it('reject an unknown placeholder by name', async () => {
    const { id, content } = await messageOf('quiz_intro');
    const refused = await save(id, 'Bonjour {prénom}');
    expect(refused.status).toBe(422);
    expect(refused.body.errors.content).toBe(
      'Le champ {prénom} n’existe pas dans ce message. Champs possibles\u202f: {company}, {prenom}.',
    );
    expect((await save(id, 'Votre score {score}')).status).toBe(422);
    expect((await save(id, '   ')).body.errors.content).toBe('Écrivez le message.');
    expect((await messageOf('quiz_intro')).content).toBe(content);
  });

  it('by score respect limits that never overlap', async () => {
    const low = await messageOf('low_score_message');
    const high = await messageOf('high_score_message');
    const limit = (id: string, condition_value: unknown) =>
      app.call<MessageRecord & { errors: Record<string, string> }>('PUT', `/api/admin/messages/${id}`, {
        as: app.admin,
        body: { condition_value },
      });
    const { token } = await aProspect(app.database, { score: 55 });
    expect((await shownTo(token)).low_score_message).toBe('');
    expect((await limit(low.id, 60)).body).toMatchObject({ condition_value: 60, content: low.content });
    expect((await shownTo(token)).low_score_message).not.toBe('');
    for (const wrong of [-1, 101, 50.5, '60', null]) expect((await limit(low.id, wrong)).status).toBe(422);
    expect((await limit(low.id, 71)).body.errors.condition_value).toContain('parlerait du même score');
    expect((await limit(high.id, 59)).body.errors.condition_value).toContain('parlerait du même score');
    expect((await limit(high.id, 60)).status).toBe(200);
    expect((await limit((await messageOf('quiz_intro')).id, 50)).body.errors.condition_value).toContain('n’a pas de seuil');
    expect((await limit(low.id, 50)).status).toBe(200);
    expect((await limit(high.id, 70)).status).toBe(200);
  });

  it('are reset to the original text, with an audit entry', async () => {
    const { id, default_content } = await messageOf('plan_message');
    expect((await save(id, 'Autre texte pour {company}')).body.content).toBe('Autre texte pour {company}');
    const reset = await app.call<MessageRecord>('POST', `/api/admin/messages/${id}/reset`, { as: app.admin });
    expect([reset.status, reset.body.content]).toEqual([200, default_content]);
    const traces = await app.database.query(
      `SELECT action, after FROM audit_log WHERE resource = 'messages' AND resource_id = $1 ORDER BY id`,
      [id],
    );
    expect(traces).toEqual([
      { action: 'update', after: { content: 'Autre texte pour {company}' } },
      { action: 'reset', after: { content: default_content } },
    ]);
  });

  it('are allowed to staff', async () => {
    const { id } = await messageOf('plan_message');
    expect((await app.call('GET', '/api/admin/messages', { as: viewer })).status).toBe(403);
    expect((await save(id, 'x', viewer)).status).toBe(403);
    expect((await app.call('GET', '/api/admin/messages')).status).toBe(401);
  });
});
