import { seal } from '../src/common/encryption.js';
import { JobQueue } from '../src/common/jobs/job-queue.service.js';
import { ScheduleMarks } from '../src/common/jobs/schedule-marks.service.js';
import type { ScheduleRecord } from '../src/modules/operations/jobs.contract.js';
import { MailStanding } from '../src/modules/operations/mail-standing.queries.js';
import { READINESS, type ReadinessReport } from '../src/modules/operations/readiness.contract.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { letPass } from './support/passing-time.js';
import { processes } from './support/schedules.js';

let emulators: Emulators;
let app: TestApp;
let staff: Account;

beforeAll(async () => {
  emulators = await startEmulators();
  app = await startApp(emulators.env);
  const { Passwords } = await import('../src/modules/auth/passwords.service.js');
  const password_hash = await app.app.get(Passwords, { strict: false }).hash('staff-password');
  await app.database.query(`INSERT INTO users (email, role, password_hash) VALUES ('staff@example.ch', 'staff', $1)`, [password_hash]);
  staff = await app.signIn('staff@example.ch', 'staff-password');
});
afterAll(async () => {
  await app?.stop();
  await emulators?.stop();
});

type Vendor = Record<string, unknown> & { vendor: string };
const vendors = async () => (await app.call<Vendor[]>('GET', '/api/admin/vendors', { as: staff })).body;
const vendor = async (name: string) => (await vendors()).find((one) => one.vendor === name);
const test = (service: string, as = app.admin) => app.call('POST', `/api/admin/api-keys/${service}/test`, { as });
const save = (service: keyof typeof KEYS, apiKey: string = KEYS[service].key) =>
  app.call('PUT', `/api/admin/api-keys/${service}`, { as: app.admin, body: { apiKey, metadata: KEYS[service].metadata } });
const stored = async (service: string) =>
  (await app.call<({ service: string } & Record<string, unknown>)[]>('GET', '/api/admin/api-keys', { as: app.admin })).body.find(
    (one) => one.service === service,
  );

describe('the test of an API key', () => {
  it('requires a key', async () => {
    const { status, body } = await test('openai');
    expect([status, body.code, body.message]).toEqual([409, 'no_key', 'Enregistrez d’abord une clé pour ce service, puis testez-la.']);
  });

  it.each([
    ['dataforseo', 'Compte agence@exemple.ch, solde 41.27 USD.', 'account_balance', ['agence@exemple.ch', '41.27']],
    ['pagespeed', 'La clé est acceptée.', 'key_accepted', []],
    ['whatcms', 'La clé est acceptée.', 'key_accepted', []],
    ['google', 'La clé est acceptée.', 'key_accepted', []],
    ['openai', 'La clé est acceptée. Le modèle gpt-4o-mini est disponible.', 'model_available', ['gpt-4o-mini']],
    ['emelia', 'La clé est acceptée. 0 campagne dans le compte.', 'campaign', ['0']],
  ] as const)('%s: makes one call with the right one', async (service, message, code, values) => {
    await save(service);
    const { status, body } = await test(service);
    expect([status, body]).toEqual([
      200,
      { service, ok: true, message, code, values, tested_at: expect.any(String), duration_ms: expect.any(Number) },
    ]);
    expect(emulators[service].requests).toHaveLength(1);
    expect(await stored(service)).toMatchObject({ tested_at: body.tested_at, test_ok: true, test_outcome: { message } });
    const [{ cost }] = await app.database.query('SELECT sum(cost) AS cost FROM vendor_spend WHERE vendor = $1', [service]);
    expect(cost).toBe(0);
  });

  it.each(['dataforseo', 'pagespeed', 'whatcms', 'google', 'openai', 'emelia'] as const)(
    '%s: reports a wrong one, and stores the outcome',
    async (service) => {
      await save(service, 'wrongkey0001');
      const { status, body } = await test(service);
      expect([status, body.ok, body.message]).toEqual([
        200,
        false,
        expect.stringMatching(/ : la clé est refusée\. Vérifiez-la dans les réglages\.$/),
      ]);
      expect(await stored(service)).toMatchObject({ test_ok: false, test_outcome: { message: body.message, code: 'vendor_unauthorised' } });
      const [entry] = await app.database.query(
        `SELECT after FROM audit_log WHERE action = 'test' AND resource_id = $1 ORDER BY id DESC LIMIT 1`,
        [service],
      );
      expect(entry.after).toEqual({ ok: false, message: body.message });
    },
  );

  it('reports a model that the account lacks, and a vendor that is down', async () => {
    await app.call('PUT', '/api/admin/api-keys/openai', { as: app.admin, body: { apiKey: KEYS.openai.key, metadata: { model: 'gpt-9' } } });
    expect((await test('openai')).body).toMatchObject({
      ok: false,
      message: 'OpenAI : le modèle choisi n’est pas disponible avec cette clé.',
    });
    emulators.openai.fault({ status: 503, body: 'down' });
    expect((await test('openai')).body).toMatchObject({ ok: false, message: 'OpenAI : le service ne répond pas correctement.' });
    emulators.openai.reset();
  });

  it('passes after the key was corrected, also while the vendor is paused; a new key has no outcome yet', async () => {
    await save('dataforseo', 'wrongkey0001');
    await test('dataforseo');
    expect(await vendor('dataforseo')).toMatchObject({ circuit: 'open' });
    await save('dataforseo');
    expect(await stored('dataforseo')).toMatchObject({ tested_at: null, test_ok: null, test_outcome: null });
    expect((await test('dataforseo')).body).toMatchObject({ ok: true });
    expect(await vendor('dataforseo')).toMatchObject({ circuit: 'closed', failures: 0 });
  });

  it('reports an unreadable key', async () => {
    await app.database.query(
      `UPDATE api_keys SET api_key = overlay(api_key placing 'AAAAAAA=' from length(api_key) - 7) WHERE service = 'whatcms'`,
    );
    letPass(app, 3100); // a process keeps the keys it knows for three seconds
    expect((await test('whatcms')).body).toMatchObject({
      ok: false,
      message: 'La clé enregistrée n’est plus lisible\u202f: saisissez-la à nouveau.',
    });
  });

  it('is allowed to administrators', async () => {
    expect((await test('openai', staff)).status).toBe(403);
  });
});

describe('the health of a process', () => {
  it('fails only while one of its migrations is not applied', async () => {
    const ready = () => app.call<Record<string, string>>('GET', '/health/ready');
    const [last] = await app.database.query<{ name: string }[]>(`SELECT name FROM migrations ORDER BY id DESC LIMIT 1`);
    expect((await ready()).body).toEqual({ status: 'ok', database: 'ok', queue: 'ok', migrations: 'ok', accounts: 'ok' });
    await app.database.query(`UPDATE migrations SET name = 'of an older version' WHERE name = $1`, [last?.name]);
    const { status, body } = await ready();
    await app.database.query(`UPDATE migrations SET name = $1 WHERE name = 'of an older version'`, [last?.name]);
    expect([status, body]).toEqual([503, { status: 'failed', database: 'ok', queue: 'ok', migrations: 'failed', accounts: 'ok' }]);
    await app.database.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'of a newer version')`);
    expect((await ready()).status).toBe(200);
    await app.database.query(`DELETE FROM migrations WHERE name = 'of a newer version'`);
  });

  it('is not ready without an administrator', async () => {
    await app.database.query(`UPDATE users SET disabled_at = now() WHERE role = 'admin'`);
    const { status, body } = await app.call('GET', '/health/ready');
    await app.database.query(`UPDATE users SET disabled_at = NULL WHERE role = 'admin'`);
    expect([status, body]).toEqual([503, { status: 'failed', database: 'ok', queue: 'ok', migrations: 'ok', accounts: 'failed' }]);
    expect((await app.call('GET', '/health/ready')).status).toBe(200);
  });
});

describe('readiness checks', () => {
  const report = async () => (await app.call<ReadinessReport>('GET', '/api/admin/readiness', { as: app.admin })).body;
  const point = async (name: string) => (await report()).checks.find((line) => line.name === name);

  it('are allowed to administrators only', async () => {
    expect((await app.call('GET', '/api/admin/readiness', { as: staff })).status).toBe(403);
    expect((await app.call('GET', '/api/admin/readiness')).status).toBe(401);
  });

  it('report for each point what was found, what to do and where', async () => {
    const { checks, isReady } = await report();
    expect(isReady).toBe(false);
    expect(checks.map(({ name }) => name)).toEqual([...READINESS]);
    for (const { ok, found, todo } of checks) expect([found !== '', todo === null]).toEqual([true, ok]);
    expect(await point('database')).toMatchObject({ ok: true });
    expect(await point('worker')).toMatchObject({ ok: false, link: '/monitoring', todo: expect.stringContaining('ROLE=worker') });
    await app.database.query(`INSERT INTO workers (id, host, pid) VALUES (gen_random_uuid(), 'elsewhere', 1)`);
    expect(await point('worker')).toMatchObject({ ok: true, todo: null });
    await app.database.query(`UPDATE workers SET seen_at = now() - interval '20 seconds'`);
    expect(await point('worker')).toMatchObject({ ok: false });
    await app.database.query('DELETE FROM workers');
  });

  it('detect a secret that opens nothing', async () => {
    expect(await point('secret')).toMatchObject({ ok: true });
    await app.database.query(`INSERT INTO sealed_secrets (name, value) VALUES ('a_test', $1)`, [
      await seal('x', 'of another installation'),
    ]);
    expect(await point('secret')).toMatchObject({ ok: false, todo: expect.stringContaining('rotate-secret') });
    await app.database.query(`DELETE FROM sealed_secrets WHERE name = 'a_test'`);
  });

  it('name a vendor that has rejected its key since it was stored', async () => {
    await save('openai');
    expect((await point('vendors'))?.found).not.toContain('OpenAI');
    const error = { code: 'vendor_unauthorised', message: 'OpenAI : la clé est refusée.', detail: null };
    await app.database.query(
      `INSERT INTO vendor_states (vendor, circuit, last_error) VALUES ('openai', 'open', $1)
         ON CONFLICT (vendor) DO UPDATE SET circuit = 'open', last_error = excluded.last_error`,
      [error],
    );
    expect(await point('vendors')).toMatchObject({ ok: false, found: expect.stringContaining('OpenAI'), link: '/settings/apis' });
    await app.database.query(`DELETE FROM vendor_states WHERE vendor = 'openai'`);
  });
});

describe('the state of the mail server by the outbox', () => {
  const insertEmail = (status: string, values: { sent?: string; written: string; error?: string; to?: string }) =>
    app.database.query(
      `INSERT INTO outbox (kind, recipient, subject, body_text, status, attempts, last_error, sent_at, created_at)
       VALUES ('test', $1, 'x', 'x', $2, 1, $3, now() - $4::interval, now() - $5::interval)`,
      [values.to ?? 'a@example.ch', status, values.error ?? null, values.sent ?? null, values.written],
    );
  const standing = () => app.app.get(MailStanding, { strict: false }).read();
  beforeEach(() => app.database.query('DELETE FROM outbox'));

  it('is unknown before the first e-mail', async () => {
    expect(await standing()).toEqual({ lastSentAt: null, failure: null });
  });

  it('is a failure from the first e-mail that waits after an attempt until a later one is accepted', async () => {
    await insertEmail('sent', { sent: '3 hours', written: '3 hours' });
    await insertEmail('queued', { written: '2 hours', error: 'injoignable' });
    await insertEmail('queued', { written: '1 hour', error: 'mot de passe refusé' });
    const { failure } = await standing();
    expect(failure).toMatchObject({ error: 'mot de passe refusé' });
    expect(Date.now() - Number(failure?.since)).toBeGreaterThan(7_000_000);
    await insertEmail('sent', { sent: '1 minute', written: '1 minute' });
    expect((await standing()).failure).toBeNull();
  });

  it('is no failure for one mailbox, but for several', async () => {
    await insertEmail('sent', { sent: '3 hours', written: '3 hours' });
    await insertEmail('failed', { written: '2 hours', error: 'refusé' });
    await insertEmail('failed', { written: '1 hour', error: 'refusé' });
    expect((await standing()).failure).toBeNull();
    await insertEmail('failed', { written: '1 hour', error: 'refusé', to: 'b@example.ch' });
    expect((await standing()).failure).toMatchObject({ error: 'refusé' });
  });
});

describe('the vendors', () => {
  it('are shown with usage, remaining budget and state', async () => {
    await app.database.query(`DELETE FROM vendor_spend`);
    await app.database.query(
      `INSERT INTO vendor_spend (vendor, day, calls, cost) VALUES ('dataforseo', (now() AT TIME ZONE 'Europe/Zurich')::date, 12, 1.5)`,
    );
    expect(await vendor('dataforseo')).toMatchObject({
      label: 'DataForSEO',
      configured: true,
      circuit: 'closed',
      has_budget: true,
      today: { calls: 12, cost: 1.5 },
      month: { calls: 12, cost: 1.5 },
      limits: { calls_per_day: null, calls_per_month: null, cost_per_day: 20, cost_per_month: 200 },
      left: { calls: null, cost: 18.5 },
      pace: { calls_per_minute: 1800, at_once: 25, under_way: 0 },
      last_success_at: expect.any(String),
    });
    expect((await vendors()).map((one) => one.vendor)).toEqual(['dataforseo', 'pagespeed', 'whatcms', 'google', 'openai', 'emelia']);
    await app.database.query(`UPDATE vendor_spend SET cost = 20`);
    expect(await vendor('dataforseo')).toMatchObject({ left: { cost: 0 }, has_budget: false });
  });

  it('can be resumed by an administrator, with an audit entry', async () => {
    await save('openai', 'wrongkey0001');
    await test('openai');
    expect(await vendor('openai')).toMatchObject({
      circuit: 'open',
      retry_at: expect.any(String),
      last_error: { code: 'vendor_unauthorised', message: expect.stringMatching(/^OpenAI : la clé est refusée/) },
    });
    expect((await app.call('POST', '/api/admin/vendors/openai/reset-circuit', { as: staff })).status).toBe(403);
    const { status, body } = await app.call('POST', '/api/admin/vendors/openai/reset-circuit', { as: app.admin });
    expect([status, body]).toEqual([200, expect.objectContaining({ vendor: 'openai', circuit: 'closed', failures: 0, retry_at: null })]);
    const [entry] = await app.database.query(`SELECT user_email, resource_id FROM audit_log WHERE action = 'reset_circuit'`);
    expect(entry).toEqual({ user_email: 'admin@example.ch', resource_id: 'openai' });
    expect((await app.call('POST', '/api/admin/vendors/nobody/reset-circuit', { as: app.admin })).status).toBe(400);
  });
});

describe('the queues', () => {
  const depth = async (queue: string) =>
    (await app.call<Record<string, unknown>[]>('GET', '/api/admin/jobs', { as: staff })).body.find((one) => one.queue === queue);

  it('are counted by state, and a dead letter can be retried once', async () => {
    const boss = app.app.get(JobQueue, { strict: false }).boss;
    const { speedMedian, lightAnalysis } = await import('../src/modules/analysis/measurements/analysis-jobs.js');
    const queue = app.app.get(JobQueue, { strict: false });
    const prospectId = '00000000-0000-4000-8000-00000000000a';
    await queue.enqueue(lightAnalysis, { taskId: prospectId });
    await queue.enqueue(lightAnalysis, { taskId: prospectId }, { startAfter: new Date(Date.now() + 60_000) });
    expect(await depth('analysis.run')).toMatchObject({
      id: 'analysis.run',
      waiting: 1,
      delayed: 1,
      active: 0,
      dead: 0,
      done_last_hour: 0,
    });

    // what pg-boss does with a job whose last attempt fails
    await boss.insert('analysis.speed-median', [{ data: { prospectId }, retryLimit: 0 }]);
    const [job] = await boss.fetch('analysis.speed-median');
    expect(await depth('analysis.speed-median')).toMatchObject({ active: 1 });
    await boss.fail('analysis.speed-median', (job as { id: string }).id, { message: 'le navigateur est tombé' });
    expect(await depth('analysis.speed-median')).toMatchObject({ active: 0, dead: 1 });

    const deadLetters = await app.call<{ id: string }[]>('GET', '/api/admin/jobs/dead-letters?range=[0,9]', { as: staff });
    expect(deadLetters.headers.get('content-range')).toBe('dead-letters 0-0/1');
    expect(deadLetters.body).toEqual([
      {
        id: expect.any(String),
        queue: speedMedian.name,
        title: speedMedian.title,
        payload: { prospectId },
        attempts: 1,
        error: 'le navigateur est tombé',
        failed_at: expect.any(String),
      },
    ]);
    const retry = () => app.call('POST', `/api/admin/jobs/dead-letters/${deadLetters.body[0]?.id}/retry`, { as: staff });
    expect(await retry()).toMatchObject({ status: 202, body: { queue: speedMedian.name } });
    expect(await depth('analysis.speed-median')).toMatchObject({ waiting: 1, dead: 0 });
    expect(await retry()).toMatchObject({ status: 404, body: { message: expect.stringContaining('n’attend plus') } });
    const [entry] = await app.database.query(`SELECT user_email, after FROM audit_log WHERE resource = 'dead-letters'`);
    expect(entry).toMatchObject({ user_email: 'staff@example.ch', after: { queue: speedMedian.name, payload: { prospectId } } });
  });
});

describe('the schedules', () => {
  const list = async () => (await app.call<ScheduleRecord[]>('GET', '/api/admin/schedules', { as: staff })).body;
  const named = async (job: string) => (await list()).find((one) => one.job === job);
  const night = () => named('nightly-scan');

  it('exist from the first day on, and a live worker shows which are late', async () => {
    expect((await list()).map(({ job }) => job)).toEqual(expect.arrayContaining(['backup', 'retention', 'outbox', 'webhooks', 'bounces']));
    const outbox = { run_by: 'workers', daily: false, every_seconds: 5, state: 'waiting', last_run: null, next_run_at: null };
    expect(await named('outbox')).toMatchObject(outbox);
    expect(await named('trouble-watch')).toMatchObject({ run_by: 'everybody', every_seconds: 60 });
    expect(await named('backup')).toMatchObject({ daily: true, state: 'off' });
    await app.database.query(
      `INSERT INTO workers (id, host, pid, started_at) VALUES (gen_random_uuid(), 'elsewhere', 1, now() - interval '1 hour')`,
    );
    await app.database.query(
      `INSERT INTO schedule_marks (job, succeeded_at, failing_since) VALUES ('outbox', now(), NULL), ('webhooks', NULL, now() - interval '1 hour')`,
    );
    expect(await named('outbox')).toMatchObject({ state: 'fine', fault: null, succeeded_at: expect.any(String) });
    expect(await named('webhooks')).toMatchObject({ state: 'failing', fault: expect.stringContaining('Échoue depuis') });
    expect(await named('scan-sweep')).toMatchObject({ state: 'late', fault: 'N’a encore jamais tourné.' });
    await app.database.query('DELETE FROM workers');
    await app.database.query('DELETE FROM schedule_marks');
  });

  it('store their state in the database at once', async () => {
    const marks = app.app.get(ScheduleMarks, { strict: false });
    const row = async () => (await app.database.query(`SELECT * FROM schedule_marks WHERE job = 'lead-alerts'`))[0];
    await marks.note('lead-alerts', true);
    const { succeeded_at } = await row();
    await marks.note('lead-alerts', true);
    expect(await row()).toMatchObject({ succeeded_at, failing_since: null });
    await marks.note('lead-alerts', false);
    expect(await row()).toMatchObject({ succeeded_at, failing_since: expect.any(Date) });
    await marks.note('lead-alerts', true);
    expect(await row()).toMatchObject({ failing_since: null });
  });

  it('return the begin of the next slot while a worker is alive', async () => {
    expect((await named('lead-alerts'))?.next_run_at).toBeNull();
    await app.database.query(`INSERT INTO workers (id, host, pid) VALUES (gen_random_uuid(), 'elsewhere', 1)`);
    const next = Date.parse(String((await named('lead-alerts'))?.next_run_at));
    expect(next % 30_000).toBe(0);
    expect(next).toBeGreaterThan(Date.now() - 30_000);
    await app.database.query('DELETE FROM workers');
  });

  it('store the outcome of a daily run once, for any number of processes', async () => {
    const { look } = processes(app, 3, () => new Date());
    const row = async () => (await app.database.query(`SELECT * FROM schedule_runs WHERE job = 'lead-digest'`))[0];
    await app.call('PUT', '/api/admin/settings/alerts', { as: app.admin, body: { value: { digest: { enabled: true, time: '00:00' } } } });
    await app.database.query(`UPDATE settings SET updated_at = '2026-01-01' WHERE key = 'alerts'`);
    expect(await look('lead-digest')).toEqual([{ messages: expect.any(Number) }]);
    expect(await row()).toMatchObject({ outcome: { messages: expect.any(Number) } });
    expect(await look('lead-digest')).toEqual([]);
    await app.database.query('DELETE FROM schedule_runs');
  });

  it('return the number of deleted rows', async () => {
    const [{ id }] = await app.database.query(
      `INSERT INTO retention_runs (cause, state, removed) VALUES ('night', 'done', '{"mails": 1500}') RETURNING id`,
    );
    await app.database.query(`INSERT INTO schedule_runs (job, local_date, outcome) VALUES ('retention', '2026-01-02', $1)`, [
      { runId: id },
    ]);
    expect((await named('retention'))?.last_run).toMatchObject({ local_date: '2026-01-02', result: '1’500 lignes supprimées' });
  });

  it('return the last nightly scan and the next one', async () => {
    expect(await night()).toMatchObject({
      id: 'nightly-scan',
      enabled: false,
      state: 'off',
      time: null,
      next_run_at: null,
      last_run: null,
    });
    await app.call('PUT', '/api/admin/settings/nightly', { as: app.admin, body: { value: { enabled: true, time: '04:15' } } });
    const [{ id }] = await app.database.query(
      `INSERT INTO scans (kind, status, total, done, failed) VALUES ('nightly', 'done', 12, 11, 1) RETURNING id`,
    );
    await app.database.query(
      `INSERT INTO schedule_runs (job, local_date, outcome) VALUES ('nightly-scan', (now() AT TIME ZONE 'Europe/Zurich')::date, $1), ('nightly-scan', '2026-01-01', NULL)`,
      [{ scanId: id, prospects: 12, startedAt: '04:15' }],
    );
    const reported = await night();
    expect(reported).toMatchObject({
      enabled: true,
      time: '04:15',
      last_run: {
        result: '12 prospects, 1 échec',
        outcome: { prospects: 12 },
        scan: { id, status: 'done', total: 12, done: 11, failed: 1 },
      },
    });
    const next = new Date(String(reported?.next_run_at));
    const hours = (next.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThan(49);
    expect(next.toLocaleTimeString('fr-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })).toBe('04:15');
  });
});
