import type { HistoryEntry, ProspectHistory } from '../src/modules/analytics/prospect-timeline.contract.js';
import type { Erasure, PersonExport } from '../src/modules/personal-data/person-data.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const run = (sql: string, parameters: unknown[] = []) => app.database.query(sql, parameters);
const history = async (id: string, query = '') =>
  (await app.call<ProspectHistory>('GET', `/api/admin/prospects/${id}/timeline${query}`, { as: app.admin })).body;

/** A prospect with one of everything, a day apart, the newest last. */
async function aStory(): Promise<Prospect> {
  const prospect = await aProspect(app.database, { email: `zoe-${Math.random().toString(36).slice(2, 8)}@atelier.ch`, nom: 'Rossier' });
  const { id, token, email } = prospect;
  await run(
    `INSERT INTO measurements (prospect_id, analysis, state, source, provider, measured_at, result) VALUES
       ($1, 'reviews', 'measured', 'live', 'Google', '2026-11-01T08:00Z', '{"rating": 4.1, "reviews_count": 20}'),
       ($1, 'reviews', 'measured', 'live', 'Google', '2026-11-02T08:00Z', '{"rating": 4.6, "reviews_count": 25}')`,
    [id],
  );
  await run(
    `INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES
       ($1, 'link_open', 'gateway', '2026-11-03T08:00Z'), ($1, 'page_view', 'human', '2026-11-04T08:00Z')`,
    [id],
  );
  await run(
    `INSERT INTO reponses_quiz (prospect_id, token, question_id, reponse, score_partiel, "timestamp") VALUES ($1, $2, '1', 'Oui', 30, '2026-11-05T08:00Z')`,
    [id, token],
  );
  await run(
    `INSERT INTO outbox (kind, prospect_id, recipient, subject, body_text, created_at) VALUES
       ('invitation', $1, $2, 'Votre analyse', 'Bonjour', '2026-11-06T08:00Z')`,
    [id, email],
  );
  await run(
    `INSERT INTO appointments (prospect_id, start_at, end_at, created_at) VALUES
       ($1, $2::timestamptz, $2::timestamptz + interval '30 minutes', '2026-11-07T08:00Z')`,
    [id, new Date(Date.now() + 1e9 + Math.random() * 1e11)],
  );
  await run(`INSERT INTO seo_audit_requests (prospect_id, email, created_at) VALUES ($1, $2, '2026-11-08T08:00Z')`, [id, email]);
  await app.call('PUT', `/api/admin/prospects/${id}`, { as: app.admin, body: { status: 'contacted' } });
  return prospect;
}

describe('the history of a prospect', () => {
  it('lists all events, newest first, with their changes', async () => {
    const { id } = await aStory();
    const { total, entries, counts } = await history(id);
    expect(total).toBe(10);
    expect(counts).toEqual({
      measurement: 2,
      visit: 1,
      technical: 1,
      answer: 1,
      email: 1,
      change: 1,
      appointment: 1,
      request: 1,
      status: 1,
    });
    expect(entries.map(({ kind }) => kind)).toEqual([
      'status',
      'change',
      'request',
      'appointment',
      'email',
      'answer',
      'visit',
      'technical',
      'measurement',
      'measurement',
    ]);
    const of = (kind: Exclude<HistoryEntry['kind'], 'status'>) =>
      entries.flatMap((entry) => (entry.kind === kind && 'data' in entry ? [entry.data] : []))[0];
    expect(of('change')).toEqual({ action: 'update', by: 'admin@example.ch', fields: [{ field: 'status', from: 'new', to: 'contacted' }] });
    expect(of('measurement')).toMatchObject({
      analysis: 'reviews',
      changes: {
        figures: [
          { figure: 'rating', from: 4.1, to: 4.6 },
          { figure: 'reviews_count', from: 20, to: 25 },
        ],
      },
    });
    expect(of('answer')).toMatchObject({ answer: 'Oui', points: 30 });
    expect(of('email')).toMatchObject({ subject: 'Votre analyse', status: 'queued', campaign: null });
  });

  it('filters by kind and pages without losing or repeating an entry', async () => {
    const { id } = await aStory();
    const filtered = await history(id, '?kind=visit,technical');
    expect([filtered.total, filtered.entries.map(({ kind }) => kind)]).toEqual([2, ['visit', 'technical']]);
    const pages = [await history(id, '?perPage=4'), await history(id, '?perPage=4&page=2'), await history(id, '?perPage=4&page=3')];
    expect(pages.map(({ entries }) => entries.length)).toEqual([4, 4, 2]);
    expect(new Set(pages.flatMap(({ entries }) => entries.map((entry) => entry.id))).size).toBe(10);
  });

  it('refuses an unknown kind and an unknown prospect', async () => {
    const { id } = await aStory();
    expect((await app.call('GET', `/api/admin/prospects/${id}/timeline?kind=lunch`, { as: app.admin })).status).toBe(400);
    const unknown = '/api/admin/prospects/00000000-0000-4000-8000-000000000000/timeline';
    expect((await app.call('GET', unknown, { as: app.admin })).status).toBe(404);
  });
});

describe('the export of a prospect’s data', () => {
  it('is complete, and recorded in the audit log', async () => {
    const { id, email } = await aStory();
    await run(`INSERT INTO contact_messages (nom, email, message) VALUES ('Rossier', $1, 'Rappelez-moi')`, [email.toUpperCase()]);
    const { status, body } = await app.call<PersonExport>('GET', `/api/admin/prospects/${id}/export`, { as: app.admin });
    expect(status).toBe(200);
    expect(body.prospect).toMatchObject({ id, email, nom: 'Rossier' });
    expect(Object.keys(body.tables).sort()).toEqual(
      [
        'appointments',
        'audit_log',
        'events',
        'measurements',
        'outbox',
        'prospect_status_changes',
        'reponses_quiz',
        'seo_audit_requests',
      ].sort(),
    );
    expect(body.tables.measurements).toHaveLength(2);
    expect(body.elsewhere.contact_messages).toMatchObject([{ message: 'Rappelez-moi' }]);
    expect(await run(`SELECT action FROM audit_log WHERE resource_id = $1 AND action = 'export'`, [id])).toHaveLength(1);
  });

  it('contains every table with a foreign key to the prospect', async () => {
    const { id } = await aStory();
    await run(
      `CREATE TABLE badges (id integer PRIMARY KEY, owner uuid REFERENCES prospects ON DELETE CASCADE, secret_hash text, label text)`,
    );
    await run(`CREATE TABLE badge_uses (badge integer REFERENCES badges ON DELETE CASCADE, used_at date)`);
    await run(`INSERT INTO badges VALUES (1, $1, 'x', 'entrée')`, [id]);
    await run(`INSERT INTO badge_uses VALUES (1, '2026-11-01')`);
    const { body } = await app.call<PersonExport>('GET', `/api/admin/prospects/${id}/export`, { as: app.admin });
    expect(body.tables.badges).toEqual([{ id: 1, owner: id, label: 'entrée' }]);
    expect(body.tables.badge_uses).toEqual([{ badge: 1, used_at: '2026-11-01' }]);
    await run('DROP TABLE badge_uses, badges');
  });
});

describe('erasing a prospect', () => {
  const erase = (id: string, confirm: string) =>
    app.call<Erasure & { errors: Record<string, string> }>('POST', `/api/admin/prospects/${id}/erasure`, {
      as: app.admin,
      body: { confirm },
    });

  it('requires the typed word', async () => {
    const { id } = await aStory();
    const { status, body } = await erase(id, 'effacer');
    expect([status, body.errors.confirm]).toEqual([422, 'Tapez EFFACER pour confirmer l’effacement.']);
    expect(await run('SELECT 1 FROM prospects WHERE id = $1', [id])).toHaveLength(1);
  });

  it('removes the address from the whole database, and leaves others untouched', async () => {
    const { id, email } = await aStory();
    const other = await aProspect(app.database, { nom: 'Martin', email: 'luc@martin.ch' });
    const [file] = await run(`INSERT INTO imports (file_name, total) VALUES ('prospects.csv', 2) RETURNING id`);
    await run(
      `INSERT INTO import_rows (import_id, line, email, record) VALUES ($1, 1, $2, $3), ($1, 2, 'luc@martin.ch', '{"email": "luc@martin.ch", "nom": "Martin"}')`,
      [file.id, email, JSON.stringify({ email, nom: 'Rossier' })],
    );
    await run(
      `INSERT INTO contact_messages (nom, email, message) VALUES ('Rossier', $1, 'Bonjour'), ('Martin', 'luc@martin.ch', 'Salut')`,
      [email],
    );
    await run(`INSERT INTO outbox (kind, recipient, subject, body_text) VALUES ('contact', 'info@agence.ch', 'Message', $1)`, [
      `De : Zoé Rossier <${email}>`,
    ]);
    await run(`INSERT INTO referrals (prospect_id, referred_email) VALUES ($1, $2)`, [other.id, email]);
    const answer = await erase(id, 'EFFACER');
    expect(answer.status).toBe(200);
    expect(answer.body.deleted).toMatchObject({ measurements: 2, events: 2, reponses_quiz: 1, outbox: 1, contact_messages: 1 });
    expect(answer.body.redacted).toMatchObject({ outbox: 1, import_rows: 2, referrals: 1 });

    const tables = await run(`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`);
    for (const { name } of tables) {
      const found = await run(`SELECT * FROM ${name} t WHERE lower(t::text) LIKE $1`, [`%${email}%`]);
      expect([name, found]).toEqual([name, []]);
    }
    expect(await run(`SELECT email, record FROM import_rows ORDER BY line`)).toEqual([
      { email: '[effacé]', record: { email: '[effacé]', nom: '[effacé]' } },
      { email: 'luc@martin.ch', record: { email: 'luc@martin.ch', nom: 'Martin' } },
    ]);
    expect(await run(`SELECT message FROM contact_messages WHERE email = 'luc@martin.ch'`)).toEqual([{ message: 'Salut' }]);
    expect(await run(`SELECT before FROM audit_log WHERE resource_id = $1 AND action = 'delete'`, [id])).toMatchObject([
      { before: { nom: '[effacé]' } },
    ]);
    const [proof] = await run(`SELECT after FROM audit_log WHERE resource_id = $1 AND action = 'erase'`, [id]);
    expect(proof.after.address).toMatch(/^[0-9a-f]{64}$/);
    expect(await run('SELECT 1 FROM prospects WHERE id = $1', [other.id])).toHaveLength(1);
    expect((await erase(id, 'EFFACER')).status).toBe(404);
  });

  it('is refused to viewers', async () => {
    const { id } = await aStory();
    await run(`UPDATE users SET role = 'viewer'`);
    expect((await erase(id, 'EFFACER')).status).toBe(403);
    expect((await app.call('GET', `/api/admin/prospects/${id}/export`, { as: app.admin })).status).toBe(403);
    expect((await app.call('GET', `/api/admin/prospects/${id}/timeline`, { as: app.admin })).status).toBe(200);
    await run(`UPDATE users SET role = 'admin'`);
  });
});
