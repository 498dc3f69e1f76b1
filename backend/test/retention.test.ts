import type { RetentionDue, RetentionPlan, RetentionRunRecord } from '../src/modules/personal-data/retention.contract.js';
import { RetentionJobs } from '../src/modules/personal-data/retention.jobs.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { processes } from './support/schedules.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const TABLES = ['prospects', 'contact_messages', 'outbox', 'imports', 'emelia_events', 'email_campaigns', 'webhook_endpoints'];
beforeEach(async () => {
  for (const table of [...TABLES, 'seo_audit_requests', 'retention_runs', 'schedule_runs', 'settings', 'vendor_calls', 'audit_log'])
    await run(`DELETE FROM ${table}`);
});

const run = <T = Record<string, unknown>>(sql: string, parameters: unknown[] = []) => app.database.query<T[]>(sql, parameters);
const get = async <T>(path = '') => (await app.call<T>('GET', `/api/admin/personal-data/retention${path}`, { as: app.admin })).body;
const save = (key: string, value: object) => app.call('PUT', `/api/admin/settings/${key}`, { as: app.admin, body: { value } });
const ago = (months: number, days = 0) => {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  return new Date(date.getTime() - days * 86_400_000);
};
const old = (values: Partial<Prospect>, months: number) => aProspect(app.database, { created_at: ago(months), ...values });
const emails = async () => (await run<{ email: string }>('SELECT email FROM prospects ORDER BY email')).map(({ email }) => email);
const due = async () => Object.fromEntries((await get<RetentionDue>('/due')).kinds.map((kind) => [kind.kind, kind.due]));

/** A run as the worker carries it out. */
async function apply(cause: 'night' | 'staff'): Promise<RetentionRunRecord> {
  const [{ id } = { id: '' }] = await run<{ id: string }>('INSERT INTO retention_runs (cause) VALUES ($1) RETURNING id', [cause]);
  await app.app.get(RetentionJobs).apply({ runId: id }, { retry: 0, signal: new AbortController().signal });
  return get<RetentionRunRecord>(`/runs/${id}`);
}

describe('the retention rules', () => {
  it('are a table of periods, from the settings', async () => {
    await save('legal', { retentionMonths: 18 });
    await save('retention', { mailMonths: 6, silentProspectMonths: 60 });
    const { kinds, enabled, next_run_at, runs } = await get<RetentionPlan>();
    expect([enabled, runs]).toEqual([true, []]);
    expect(Date.parse(next_run_at ?? '')).toBeGreaterThan(Date.now());
    const of = (kind: string) => kinds.find((one) => one.kind === kind);
    expect(of('prospects')).toEqual({
      kind: 'prospects',
      period: { value: 18, unit: 'months' },
      setting: { document: 'legal', path: 'retentionMonths' },
      act: 'delete',
    });
    expect(of('mails')?.period).toEqual({ value: 6, unit: 'months' });
    // nobody who never reacted is kept longer than the others
    expect(of('silentProspects')?.period).toEqual({ value: 18, unit: 'months' });
    expect(of('providerEvents')).toMatchObject({ period: { value: 90, unit: 'days' }, act: 'empty' });
    expect(of('sessions')).toMatchObject({ period: { value: 30, unit: 'days' }, setting: null });
  });

  it('have a minimum and a maximum', async () => {
    const { status, body } = await save('retention', { providerEventDays: 1 });
    expect([status, body.errors]).toEqual([422, { 'value.providerEventDays': 'Au moins 7 jours' }]);
    expect((await save('retention', { time: '02:30' })).status).toBe(422);
  });
});

describe('the retention of prospects', () => {
  it('deletes them long after the last contact of any kind; customers remain', async () => {
    await old({ email: 'gone@example.ch', status: 'qualified', page_vue: true }, 25);
    await old({ email: 'customer@example.ch', status: 'converted' }, 90);
    await old({ email: 'young@example.ch', status: 'qualified' }, 23);
    const stored = async (email: string, sql: string) => {
      const { id } = await old({ email: `${email}@example.ch`, status: 'qualified' }, 25);
      await run(sql, [id]);
    };
    const recent = `now() - interval '1 month'`;
    await stored('visit', `INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, 'page_view', 'human', ${recent})`);
    await stored(
      'call',
      `INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, now() + interval '1 day', now() + interval '2 days')`,
    );
    await stored('request', `INSERT INTO seo_audit_requests (prospect_id, email, created_at) VALUES ($1, 'x@example.ch', ${recent})`);
    await stored('note', `INSERT INTO notes (prospect_id, content, created_at) VALUES ($1, 'Appelé', ${recent})`);
    await stored('change', `INSERT INTO audit_log (action, resource, resource_id, at) VALUES ('update', 'prospects', $1::text, ${recent})`);
    await stored('written', `UPDATE prospects SET email_sent_at = ${recent} WHERE id = $1`);
    await stored(
      'answer',
      `INSERT INTO reponses_quiz (prospect_id, token, question_id, reponse, score_partiel) VALUES ($1, 't', '1', 'Oui', 30)`,
    );
    await stored('gateway', `INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, 'link_open', 'gateway', ${recent})`);
    await run(`INSERT INTO contact_messages (nom, email, message, created_at) VALUES ('X', 'MESSAGE@example.ch', 'Bonjour', ${recent})`);
    await old({ email: 'message@example.ch', status: 'qualified' }, 25);

    expect((await due()).prospects).toBe(2);
    const { state, removed } = await apply('night');
    expect([state, removed]).toEqual(['done', { prospects: 2 }]);
    const names = ['answer', 'call', 'change', 'customer', 'message', 'note', 'request', 'visit', 'written', 'young'];
    expect(await emails()).toEqual(names.map((name) => `${name}@example.ch`));
    expect((await due()).prospects).toBe(0);
  });

  it('deletes those who never reacted earlier', async () => {
    await old({ email: 'silent@example.ch' }, 13);
    await old({ email: 'rejected@example.ch', status: 'rejected' }, 13);
    await old({ email: 'seen@example.ch', page_vue: true }, 13);
    await old({ email: 'qualified@example.ch', status: 'qualified' }, 13);
    await old({ email: 'trial@example.ch', metadata: { is_trial: true } as never }, 13);
    await old({ email: 'written@example.ch', email_sent_at: ago(2) }, 13);
    await old({ email: 'new@example.ch' }, 11);
    const { removed } = await apply('night');
    expect(removed).toEqual({ silentProspects: 2 });
    expect(await emails()).toEqual(['new', 'qualified', 'seen', 'trial', 'written'].map((name) => `${name}@example.ch`));
  });

  it('deletes unconfirmed requests after thirty days', async () => {
    const trial = async (name: string, days: number, { metadata = {}, verification = 'false, NULL' } = {}) => {
      const { id } = await old({ email: `${name}@example.ch`, metadata: { is_trial: true, ...metadata } as never }, 0);
      await run(`UPDATE prospects SET created_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);
      await run(
        `INSERT INTO trial_verifications (prospect_id, secret_hash, starts_analysis, confirmed_at) VALUES ($1, $2, ${verification})`,
        [id, name],
      );
      return id;
    };
    const foreign = { metadata: { trial_review: 'waiting' } };
    await trial('foreign', 31, foreign);
    await trial('unmeasured', 31, { verification: 'true, NULL' });
    await trial('young', 29, foreign);
    await trial('confirmed', 31, { ...foreign, verification: 'false, now()' });
    await trial('accepted', 31, { metadata: { trial_review: 'accepted' } });
    await trial('measured', 31);
    const again = await trial('asked-again', 31, foreign);
    await run(
      `INSERT INTO outbox (kind, prospect_id, recipient, subject, body_text, status, sent_at) VALUES ('trial_confirmation', $1, 'asked-again@example.ch', 's', 't', 'sent', now() - interval '2 days')`,
      [again],
    );
    const { removed } = await apply('night');
    expect(removed).toEqual({ unconfirmedTrials: 2 });
    expect(await emails()).toEqual(['accepted', 'asked-again', 'confirmed', 'measured', 'young'].map((name) => `${name}@example.ch`));
  });

  it('waits for staff to confirm an unusual number', async () => {
    await run(
      `INSERT INTO prospects (token, email, nom, status, created_at)
         SELECT 'tok' || lpad(n::text, 5, '0'), 'p' || n || '@example.ch', 'P', 'qualified', now() - interval '3 years' FROM generate_series(1, 101) n`,
    );
    const { kinds } = await get<RetentionDue>('/due');
    expect(kinds.find(({ kind }) => kind === 'prospects')).toMatchObject({ due: 101, held: true });
    const night = await apply('night');
    expect([night.state, night.removed, night.held]).toEqual(['done', {}, { prospects: 101 }]);
    expect(await emails()).toHaveLength(101);
    const staff = await apply('staff');
    expect([staff.removed, staff.held]).toEqual([{ prospects: 101 }, {}]);
    expect(await emails()).toEqual([]);
  });
});

describe('the retention of other data', () => {
  it('deletes by kind, except what somebody still waits for', async () => {
    const prospect = await aProspect(app.database, {});
    await run(
      `INSERT INTO contact_messages (nom, email, message, created_at) VALUES ('Old', 'o@example.ch', 'x', $1), ('New', 'n@example.ch', 'x', $2)`,
      [ago(25), ago(23)],
    );
    await run(`INSERT INTO seo_audit_requests (email, created_at) VALUES ('o@example.ch', $1), ('n@example.ch', $2)`, [ago(25), ago(23)]);
    await run(
      `INSERT INTO referrals (prospect_id, referred_email, notes, created_at) VALUES ($1, 'old@example.ch', 'x', $2), ($1, 'new@example.ch', 'x', $3)`,
      [prospect.id, ago(25), ago(23)],
    );
    await run(
      `INSERT INTO outbox (kind, recipient, subject, body_text, status, created_at) VALUES
         ('test', 'a@example.ch', 'sent', 'x', 'sent', $1), ('test', 'a@example.ch', 'queued', 'x', 'queued', $1), ('test', 'a@example.ch', 'new', 'x', 'sent', $2)`,
      [ago(13), ago(11)],
    );
    await run(
      `INSERT INTO imports (file_name, total, status, finished_at, created_at) VALUES ('old.csv', 1, 'done', $1, $1), ('new.csv', 1, 'done', now(), $1)`,
      [ago(0, 91)],
    );
    await run(
      `INSERT INTO vendor_calls (vendor, operation, at, duration_ms, outcome) VALUES ('openai', 'chat', $1, 1, 'ok'), ('openai', 'chat', now(), 1, 'ok')`,
      [ago(0, 366)],
    );
    await run(`INSERT INTO audit_log (action, resource, at) VALUES ('update', 'x', $1), ('update', 'x', $2)`, [ago(37), ago(35)]);
    const [endpoint] = await run<{ id: string }>(
      `INSERT INTO webhook_endpoints (url, events, secret) VALUES ('https://x.ch', '{}', 's') RETURNING id`,
    );
    await run(
      `INSERT INTO webhook_deliveries (endpoint_id, event, payload, status, created_at) VALUES ($1, 'e', '{}', 'delivered', $2), ($1, 'e', '{}', 'queued', $2)`,
      [endpoint?.id, ago(0, 91)],
    );
    await run(`INSERT INTO sessions (user_id, secret_hash, expires_at) SELECT id, 'old', now() - interval '31 days' FROM users`);
    const expected = {
      contactMessages: 1,
      auditRequests: 1,
      referrals: 1,
      mails: 1,
      imports: 1,
      webhookDeliveries: 1,
      auditLog: 1,
      sessions: 1,
      vendorCalls: 1,
    };
    expect(await due()).toMatchObject(expected);
    const { removed, held } = await apply('night');
    expect([removed, held]).toEqual([expected, {}]);
    expect(await run('SELECT nom FROM contact_messages')).toEqual([{ nom: 'New' }]);
    expect(await run('SELECT email FROM seo_audit_requests')).toEqual([{ email: 'n@example.ch' }]);
    expect(await run('SELECT referred_email, notes FROM referrals ORDER BY created_at')).toEqual([
      { referred_email: '[effacé]', notes: null },
      { referred_email: 'new@example.ch', notes: 'x' },
    ]);
    expect(await run('SELECT subject FROM outbox ORDER BY subject')).toEqual([{ subject: 'new' }, { subject: 'queued' }]);
    expect(await run('SELECT file_name FROM imports')).toEqual([{ file_name: 'new.csv' }]);
    expect(await run('SELECT status FROM webhook_deliveries')).toEqual([{ status: 'queued' }]);
    expect((await apply('night')).removed).toEqual({});
  });

  it('deletes the payload of provider events and preserves their meaning', async () => {
    const { id } = await aProspect(app.database, { email: 'anne@example.ch' });
    const [campaign] = await run<{ id: string }>(`INSERT INTO email_campaigns (name) VALUES ('Novembre') RETURNING id`);
    const [recipient] = await run<{ id: string }>(
      `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, sent_at, opened_at) VALUES ($1, $2, 'h', 'sent', $3, $3) RETURNING id`,
      [campaign?.id, id, ago(0, 100)],
    );
    const insert = (dedupe: string, recipientId: string | null, days: number) =>
      run(
        `INSERT INTO emelia_events (campaign_id, prospect_id, recipient_id, type, email, actor, occurred_at, dedupe_key, raw, created_at)
           VALUES ($1, $2, $3, 'opened', 'anne@example.ch', 'human', $4, $5, '{"reply": "Bonjour"}', $4)`,
        [campaign?.id, recipientId && id, recipientId, ago(0, days), dedupe],
      );
    await insert('old', recipient?.id ?? '', 91);
    await insert('new', recipient?.id ?? '', 89);
    await insert('stranger', null, 91);
    expect((await apply('night')).removed).toEqual({ providerEvents: 1, strangerEvents: 1 });
    expect(await run('SELECT dedupe_key, email, raw FROM emelia_events ORDER BY created_at')).toEqual([
      { dedupe_key: 'old', email: null, raw: {} },
      { dedupe_key: 'new', email: 'anne@example.ch', raw: { reply: 'Bonjour' } },
    ]);
    expect((await due()).providerEvents).toBe(0);
  });

  it('deletes more than one batch, and empties raw responses of vendors', async () => {
    await run(
      `INSERT INTO vendor_calls (vendor, operation, at, duration_ms, outcome) SELECT 'openai', 'chat', now() - interval '2 years', 1, 'ok' FROM generate_series(1, 1200)`,
    );
    const { id } = await aProspect(app.database, {});
    await run(
      `INSERT INTO instant_page_analysis (prospect_id, url, analysis_date, page_timing, meta, resource_errors, cache_control, checks, technical_info, seo_issues, raw_response, measured_at)
         VALUES ($1, 'https://x.ch', now(), '{}', '{"title": "X"}', '{}', '{}', '{}', '{}', '{}', '{"all": 1}', $2)`,
      [id, ago(0, 91)],
    );
    expect((await apply('night')).removed).toEqual({ vendorCalls: 1200, rawMeasurements: 1 });
    expect(await run('SELECT meta, raw_response FROM instant_page_analysis')).toEqual([{ meta: { title: 'X' }, raw_response: null }]);
  });

  it('shows the next deletion', async () => {
    await run(
      `INSERT INTO outbox (kind, recipient, subject, body_text, status, created_at) VALUES ('test', 'a@example.ch', 's', 'x', 'sent', $1)`,
      [ago(11)],
    );
    const plan = await get<RetentionPlan>();
    const { kinds } = await get<RetentionDue>('/due');
    const of = (kind: string) => kinds.find((one) => one.kind === kind);
    expect(of('imports')).toMatchObject({ due: 0, next_deletion_at: null });
    const days = (Date.parse(of('mails')?.next_deletion_at ?? '') - Date.now()) / 86_400_000;
    expect([of('mails')?.due, days > 25, days < 33]).toEqual([0, true, true]);
    await run(`UPDATE outbox SET created_at = $1`, [ago(14)]);
    const later = (await get<RetentionDue>('/due')).kinds.find(({ kind }) => kind === 'mails');
    expect(later).toMatchObject({ due: 1, next_deletion_at: plan.next_run_at });
  });
});

describe('the nightly retention run', () => {
  it('starts once for any number of processes, not while switched off, and shows its outcome', async () => {
    let now = new Date('2026-11-21T03:00:00Z');
    const three = processes(app, 3, () => now);
    const tick = () => three.look('retention');
    expect(await tick()).toEqual([]);
    now = new Date('2026-11-21T03:15:00Z');
    expect(await tick()).toHaveLength(1);
    expect(await tick()).toEqual([]);
    await save('retention', { enabled: false });
    await run(`UPDATE settings SET updated_at = '2026-01-01'`);
    now = new Date('2026-11-22T03:15:00Z');
    expect(await tick()).toEqual([]);
    const { runs, enabled, next_run_at } = await get<RetentionPlan>();
    expect([enabled, next_run_at, runs]).toMatchObject([false, null, [{ cause: 'night', state: 'queued', requested_by_email: null }]]);
    expect(await run(`SELECT outcome ->> 'runId' AS run FROM schedule_runs WHERE job = 'retention'`)).toEqual([{ run: runs[0]?.id }]);
  });

  it('resumes after an interruption, and reports when it gives up', async () => {
    await old({ email: 'gone@example.ch', status: 'qualified' }, 25);
    await run(`INSERT INTO contact_messages (nom, email, message, created_at) VALUES ('Old', 'o@example.ch', 'x', $1)`, [ago(25)]);
    await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    await run(`CREATE TRIGGER refuse BEFORE DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const [{ id } = { id: '' }] = await run<{ id: string }>(`INSERT INTO retention_runs (cause) VALUES ('night') RETURNING id`);
    const jobs = app.app.get(RetentionJobs);
    const attempt = (retry: number, signal = new AbortController().signal) => jobs.apply({ runId: id }, { retry, signal });
    await expect(attempt(0)).rejects.toThrow('no');
    expect(await get(`/runs/${id}`)).toMatchObject({ state: 'running', kind: 'contactMessages', removed: { prospects: 1 } });
    await expect(attempt(5)).rejects.toThrow('no');
    expect(await get(`/runs/${id}`)).toMatchObject({ state: 'failed', error: expect.stringContaining('prochaine exécution') });
    await run('DROP TRIGGER refuse ON contact_messages');
    await run('DROP FUNCTION refuse()');
    const stopped = new AbortController();
    stopped.abort();
    await expect(attempt(6, stopped.signal)).rejects.toThrow('stopped');
    await attempt(1);
    expect(await get(`/runs/${id}`)).toMatchObject({ state: 'done', error: null, removed: { prospects: 1, contactMessages: 1 } });
  });
});

it('staff starts the retention with the typed word, once at a time, with an audit entry', async () => {
  const order = (confirm: string) =>
    app.call<RetentionRunRecord>('POST', '/api/admin/personal-data/retention/runs', { as: app.admin, body: { confirm } });
  expect((await order('oui')).status).toBe(422);
  const { status, body } = await order('EFFACER');
  expect([status, body]).toMatchObject([202, { cause: 'staff', state: 'queued', requested_by_email: 'admin@example.ch' }]);
  expect((await order('EFFACER')).status).toBe(409);
  expect(await run(`SELECT action, resource_id FROM audit_log WHERE resource = 'personal-data'`)).toEqual([
    { action: 'apply_retention', resource_id: body.id },
  ]);
});
