import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CleanupOutcome, CleanupPlan } from '../src/modules/tools/cleanup/cleanup.contract.js';
import type { ToolRunRecord } from '../src/modules/tools/site-runs.contract.js';
import type { AiTest, ToolCard } from '../src/modules/tools/tools.contract.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { wholeDatabase } from './support/whole-database.js';

const page = `<!doctype html><html lang="fr"><head><title>Boulangerie du Marché à Morges</title></head><body><h1>Pains au levain</h1></body></html>`;

let app: TestApp;
let emulators: Emulators;
let site: HostileSite;
let staff: Account;
let viewer: Account;
let databaseUrl: string;
beforeAll(async () => {
  [emulators, site, databaseUrl] = await Promise.all([
    startEmulators(),
    startHostileSite({ '/pain': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page) }),
    cloneDatabase(),
  ]);
  app = await startApp({ DATABASE_URL: databaseUrl, ROLE: 'all', SCAN_ALLOW_HOSTS: site.host, ...emulators.env });
  for (const role of ['staff', 'viewer']) {
    await app.database.query(`INSERT INTO users (email, name, role, password_hash) SELECT $1, 'X', $2, password_hash FROM users LIMIT 1`, [
      `${role}@example.ch`,
      role,
    ]);
  }
  [staff, viewer] = await Promise.all([
    app.signIn('staff@example.ch', 'correct-horse-battery'),
    app.signIn('viewer@example.ch', 'correct-horse-battery'),
  ]);
});
afterAll(async () => {
  await app.stop();
  await site.stop();
  await emulators.stop();
});

const call = <T>(method: string, path: string, body?: object, as = staff) =>
  app.call<T>(method, `/api/admin/${path}`, { as, ...(body && { body }) });

describe('the tools', () => {
  it('are for staff, the danger zone for administrators', async () => {
    for (const path of ['tools/cards', 'tools/api-keys']) {
      expect((await call('GET', path)).status).toBe(200);
      expect((await call('GET', path, undefined, viewer)).status).toBe(403);
    }
    expect((await call('GET', 'danger/clean')).status).toBe(403);
    expect((await call('POST', 'danger/clean', { word: 'NETTOYER' })).status).toBe(403);
    expect((await call('GET', 'workers', undefined, viewer)).body).toEqual([expect.objectContaining({ pid: process.pid, alive: true })]);
  });

  it('show a key in two ways, never itself', async () => {
    const { key, metadata } = KEYS.openai;
    await call('PUT', 'api-keys/openai', { apiKey: key, metadata }, app.admin);
    const { body } = await call<{ service: string }[]>('GET', 'tools/api-keys');
    expect(JSON.stringify(body)).not.toContain(key.slice(0, 8));
    const masked = `••••••••${key.slice(-4)}`;
    expect(body.find(({ service }) => service === 'openai')).toMatchObject({
      row: { masked, encrypted: true },
      key_service: { masked, length: key.length },
      agree: true,
    });
    expect(body.find(({ service }) => service === 'whatcms')).toMatchObject({ row: null, key_service: null, agree: null });
    await app.database.query(`INSERT INTO api_keys (service, api_key) VALUES ('whatcms', 'plain-key-of-long-ago')`);
    const plain = (await call<{ service: string }[]>('GET', 'tools/api-keys')).body.find(({ service }) => service === 'whatcms');
    expect(plain).toMatchObject({ row: { encrypted: false }, remark: 'Cette clé n’est pas encore chiffrée.' });
    expect(JSON.stringify(plain)).not.toContain('plain-key');
    await app.database.query(`DELETE FROM api_keys WHERE service = 'whatcms'`);
  });

  it('send a free prompt to the model, with a calm message on failure', async () => {
    const { body } = await call<AiTest>('POST', 'tools/ai-test', { prompt: 'Trois conseils pour une boulangerie' });
    expect([body.message, body.error]).toEqual([null, null]);
    expect(body.recommendations.length).toBeGreaterThan(0);
    expect(body.model).toContain('gpt-4o-mini');
    expect((await call('POST', 'tools/ai-test', { prompt: '  ' })).status).toBe(422);
    const empty = { choices: [{ index: 0, message: { role: 'assistant', content: '' }, finish_reason: 'stop' }], model: 'gpt-4o-mini' };
    for (const [fault, words] of [
      [
        { status: 401, body: { error: { message: 'no', type: 'invalid_request_error', code: 'invalid_api_key' } } },
        /^Erreur API OpenAI: 401 - /,
      ],
      [{ body: empty }, /^Contenu vide dans la réponse OpenAI$/],
      [{ body: 'garbage' }, /^Réponse invalide de l'API OpenAI$/],
    ] as const) {
      emulators.openai.fault(fault as object);
      const { error } = (await call<AiTest>('POST', 'tools/ai-test', { prompt: 'Encore' })).body;
      expect(error?.message).toMatch(words);
      emulators.openai.reset();
      await app.database.query(`UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL`);
    }
    await call('DELETE', 'api-keys/openai', undefined, app.admin);
    const failed = (await call<AiTest>('POST', 'tools/ai-test', { prompt: 'Encore' })).body;
    expect(failed).toMatchObject({
      recommendations: [],
      message: 'Impossible de générer des recommandations. Veuillez réessayer plus tard.',
      error: { code: 'not_configured', message: expect.stringContaining('Clé API OpenAI non configurée') },
    });
  });
});

describe('a website without a prospect', () => {
  const start = (body: object) => call<ToolRunRecord & { errors: object }>('POST', 'tools/runs', body);
  const ended = async (id: string): Promise<ToolRunRecord> => {
    for (const until = Date.now() + 180_000; ; await sleep(200)) {
      const { body } = await call<ToolRunRecord>('GET', `tools/runs/${id}`);
      if (body.status === 'done' || body.status === 'cancelled') return body;
      if (Date.now() > until) throw new Error(JSON.stringify(body));
    }
  };
  const counts = async () =>
    (
      await app.database.query(
        `SELECT (SELECT count(*) FROM prospects)::int AS prospects, (SELECT count(*) FROM measurements)::int AS measurements, (SELECT count(*) FROM scans)::int AS scans`,
      )
    )[0];

  it('is measured with progress, and not stored as a result', async () => {
    const before = await counts();
    const { status, body } = await start({ url: site.url('/pain'), analyses: ['connectivity', 'page', 'cms', 'keywords'] });
    expect([status, body.total, body.ended]).toEqual([202, 4, expect.any(Number)]);
    const run = await ended(body.id);
    expect(run).toMatchObject({ status: 'done', total: 4, ended: 4, failed: 0 });
    expect(run.tasks.find(({ analysis }) => analysis === 'connectivity')).toMatchObject({
      status: 'done',
      duration_ms: expect.any(Number),
      finding: { outcome: 'ok' },
    });
    expect(run.tasks.find(({ analysis }) => analysis === 'keywords')?.finding).toMatchObject({ state: 'sample' });
    expect(await counts()).toEqual(before);
    await app.database.query(`UPDATE tool_runs SET created_at = now() - interval '61 minutes' WHERE id = $1`, [body.id]);
    const { SiteRuns } = await import('../src/modules/tools/site-runs.service.js');
    await app.app.get(SiteRuns, { strict: false }).forget();
    expect((await call('GET', `tools/runs/${body.id}`)).status).toBe(404);
    const [row] = await app.database.query(`SELECT * FROM tool_runs WHERE id = $1`, [body.id]);
    expect(JSON.stringify(row)).not.toContain(site.host);
  });

  it('is guarded: private addresses are refused, other texts are invalid', async () => {
    const refused = await ended((await start({ url: 'http://10.0.0.7/', analyses: ['connectivity', 'page'] })).body.id);
    expect(refused.tasks.find(({ analysis }) => analysis === 'page')).toMatchObject({
      status: 'skipped',
      finding: { error: { code: 'unreachable', detail: null } }, // technical details are for administrators
    });
    const wrong = await start({ url: 'ftp://exemple.ch' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { url: "Format d'URL invalide" }]);
    const parameter = await start({ tool: 'functions', url: 'ftp://exemple.ch', analyses: ['pagespeed'] });
    expect([parameter.status, parameter.body.errors]).toEqual([422, { url: "L'URL doit être valide" }]);
    const empty = await start({ url: ' ' });
    expect([empty.status, empty.body.errors]).toEqual([422, { url: 'URL vide ou invalide' }]);
    expect((await call('POST', 'tools/runs', { url: site.url('/pain') }, viewer)).status).toBe(403);
  });

  it('can be stopped, and the last use of each tool is shown', async () => {
    const { body } = await start({ url: site.url('/pain'), tool: 'functions', analyses: ['connectivity'] });
    await ended(body.id);
    const cards = (await call<ToolCard[]>('GET', 'tools/cards')).body;
    expect(cards.find(({ id }) => id === 'test-edge')).toEqual({ id: 'test-edge', state: 'ok', last_run_at: expect.any(String) });
    expect(cards.find(({ id }) => id === 'test-keywords')).toEqual({ id: 'test-keywords', state: 'never', last_run_at: null });
    const second = await start({ url: site.url('/hang'), analyses: ['pagespeed'] });
    const stopped = (await call<ToolRunRecord>('POST', `tools/runs/${second.body.id}/cancel`)).body;
    expect(stopped.status).toBe('cancelled');
    site.letGo();
    await sleep(500);
    expect((await call<ToolRunRecord>('GET', `tools/runs/${second.body.id}`)).body).toEqual(stopped);
  });
});

describe('the danger zone', () => {
  const everything = () => wholeDatabase(app.database, ['audit_log', 'workers', 'tool_runs', 'sessions', 'users', 'rate_limits']);

  it('requires the typed word', async () => {
    const refused = await call<{ errors: object }>('POST', 'danger/clean', { word: 'nettoyer' }, app.admin);
    expect([refused.status, refused.body.errors]).toEqual([422, { word: 'Tapez NETTOYER pour confirmer.' }]);
  });

  it('waits for running analyses', async () => {
    await app.database.query(`INSERT INTO scans (kind, status, total) VALUES ('bulk', 'paused', 0)`);
    const refused = await call<{ code: string }>('POST', 'danger/clean', { word: 'NETTOYER' }, app.admin);
    expect([refused.status, refused.body.code]).toEqual([409, 'scan_running']);
    await app.database.query(`UPDATE scans SET status = 'cancelled'`);
  });

  it('empties the ten tables, keeps the others, and every row is restored by the command', async () => {
    const one = await aProspect(app.database, { nom: 'O’Neil "Ünï"', metadata: { company: 'A\nB' } as never });
    const two = await aProspect(app.database);
    await call('PUT', `ai-recommendations/${one.id}`, { recommendations: [{ title: 'Conseil' }] });
    await call('PUT', `ai-citations/${two.id}`, { platforms: { grok: { citations: 2 } } });
    await app.database.query(`INSERT INTO notes (prospect_id, content) VALUES ($1, 'Rappeler')`, [one.id]);
    await app.database.query(
      `INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, '2026-12-01T09:00Z', '2026-12-01T09:30Z')`,
      [two.id],
    );
    await app.database.query(`INSERT INTO seo_audit_requests (email) VALUES ('sans-prospect@example.ch')`);
    await app.database.query(`INSERT INTO seo_audit_requests (email, prospect_id) VALUES ('avec@example.ch', $1)`, [one.id]);
    const before = await everything();

    const plan = (await call<CleanupPlan>('GET', 'danger/clean', undefined, app.admin)).body;
    expect(plan.cleaned).toHaveLength(10);
    expect(plan.cleaned.find(({ table }) => table === 'prospects')?.rows).toBe(before.prospects?.length);
    expect(plan.dependent.find(({ table }) => table === 'seo_audit_requests')?.rows).toBe(1);
    expect(plan.preserved.map(({ table }) => table).sort()).toEqual(['api_keys', 'messages', 'quiz_questions', 'settings', 'users']);

    const { status, body } = await call<CleanupOutcome>('POST', 'danger/clean', { word: 'NETTOYER' }, app.admin);
    expect(status).toBe(200);
    const after = await everything();
    const planned = new Map([...plan.cleaned, ...plan.dependent].map(({ table, rows }) => [table, rows]));
    for (const [table, rows] of Object.entries(before))
      expect([table, rows.length - (after[table]?.length ?? 0)]).toEqual([table, planned.get(table) ?? 0]);
    expect(after.prospects).toEqual([]);
    expect(after.messages).toEqual(before.messages);
    const lines = readFileSync(body.file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(body.total + 1);

    const run = (file: string) =>
      spawnSync(process.execPath, [join(import.meta.dirname, '../dist/cli.js'), 'restore-clean', file], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
      });
    const torn = `${body.file}.torn`;
    writeFileSync(torn, `${lines.slice(0, -1).join('\n')}\n`);
    const refused = run(torn);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Fichier incomplet')]);
    expect((await everything()).prospects).toEqual([]); // all or nothing

    const restored = run(body.file);
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(await everything()).toEqual(before);
    expect(run(body.file).stdout).toContain('Rétabli : 0 lignes.'); // a second time changes nothing
    const [entry] = await app.database.query(`SELECT action, user_email FROM audit_log WHERE resource = 'danger'`);
    expect(entry).toEqual({ action: 'clean', user_email: 'admin@example.ch' });
  });
});
