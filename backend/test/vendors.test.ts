import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { openApiDocument } from '../src/common/http/openapi.js';
import { replyCause } from '../src/common/mail/mail-failure.js';
import type { ScanRecord } from '../src/modules/analysis/scans/scan.contract.js';
import { LocalLighthouse } from '../src/providers/page-speed/local-lighthouse.client.js';
import { VendorGate } from '../src/providers/vendor/vendor-gate.service.js';
import { takeLease } from '../src/providers/vendor/vendor-lease.queries.js';
import { taskFailure } from './emulators/dataforseo.js';
import { googleError } from './emulators/google-error.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { apiError } from './emulators/openai.js';
import { outcome } from './emulators/whatcms.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { device } from './support/measured-prospect.js';
import { letPass } from './support/passing-time.js';
import { analysisOf, startScan, taskOf, waitForScan } from './support/scans.js';

const page = `<!doctype html><html lang="fr"><head><title>Boulangerie du Marché à Morges</title></head><body><h1>Pains au levain</h1></body></html>`;

let site: HostileSite;
let emulators: Emulators;
let app: TestApp;

beforeAll(async () => {
  [site, emulators] = await Promise.all([
    startHostileSite({ '/pain': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page) }),
    startEmulators(),
  ]);
  app = await startApp({ DATABASE_URL: await cloneDatabase(), ROLE: 'all', SCAN_ALLOW_HOSTS: site.host, ...emulators.env });
  // what our own engine finds is in scans.test.ts; here it is fallen back to
  const report = (url: string, performance: number) => ({ ...device(performance, 1), final_url: url });
  app.app.get(LocalLighthouse, { strict: false }).measure = (url) =>
    Promise.resolve({ mobile: report(url, 0.54), desktop: report(url, 0.77), failures: {} });
});
afterAll(async () => {
  await app.stop();
  await site.stop();
  await emulators.stop();
});

/** Where in an answer a text stands. */
const places = (value: unknown, text: string, at = ''): string[] => {
  if (typeof value === 'string') return value.includes(text) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => places(part, text, `${at}.${name}`));
};

const save = (service: string, body: object) => app.call('PUT', `/api/admin/api-keys/${service}`, { as: app.admin, body });
const single = async (prospectId: string, analysis: string): Promise<ScanRecord> => {
  const { status, body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${prospectId}/analyses/${analysis}`, {
    as: app.admin,
  });
  expect(status).toBe(202);
  return waitForScan(app, body.scanId);
};
const standing = async (vendor: string) => (await app.database.query('SELECT * FROM vendor_states WHERE vendor = $1', [vendor]))[0];
const leases = async () => (await app.database.query(`SELECT 1 FROM vendor_leases WHERE vendor = 'whatcms'`)).length;
/** Several calls fail at the same time: the last of them may already find the circuit open. */
const PAUSED = expect.stringMatching(/^(vendor_unavailable|circuit_open)$/);
const closeCircuits = () => app.database.query(`UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL`);

afterEach(() => closeCircuits());

describe('the API keys of vendors', () => {
  it('are validated, sealed in the database and never returned', async () => {
    expect((await save('dataforseo', { apiKey: 'abc', metadata: {} })).body).toMatchObject({ message: 'Le login DataForSEO est requis' });
    expect((await save('openai', { apiKey: '  ' })).body).toMatchObject({ message: 'La clé API est requise' });
    for (const [service, { key, metadata }] of Object.entries(KEYS)) {
      const { status, body } = await save(service, { apiKey: key, metadata });
      expect([status, body]).toEqual([200, expect.objectContaining({ service, state: 'encrypted', hint: key.slice(-4) })]);
    }
    const { body } = await app.call('GET', '/api/admin/api-keys', { as: app.admin });
    const rows = await app.database.query('SELECT * FROM api_keys');
    for (const { key } of Object.values(KEYS)) expect(JSON.stringify([body, rows])).not.toContain(key);
    const changed = await save('openai', { metadata: { model: 'gpt-4o' } });
    expect(changed.body).toMatchObject({ state: 'encrypted', metadata: { model: 'gpt-4o', temperature: 0.7 } });
  });

  it('sealed with another secret are unreadable, without other effects', async () => {
    const [row] = await app.database.query(`SELECT api_key FROM api_keys WHERE service = 'google'`);
    await app.database.query(`UPDATE api_keys SET api_key = $1 WHERE service = 'google'`, [row.api_key.replace(/.{8}$/, 'AAAAAAA=')]);
    const { status, body } = await app.call<{ service: string; state: string }[]>('GET', '/api/admin/api-keys', { as: app.admin });
    expect([status, body.find(({ service }) => service === 'google')?.state]).toEqual([200, 'unreadable']);
  });

  it('are allowed to administrators', async () => {
    expect((await app.call('GET', '/api/admin/api-keys')).status).toBe(401);
  });
});

describe('a scan with the vendors', () => {
  it('takes every figure from them, with their names', async () => {
    const { id } = await aProspect(app.database, { site_url: site.url('/pain') });
    const scan = await waitForScan(app, await startScan(app, id));
    expect(scan).toMatchObject({ status: 'done', failed: 0 });
    const found = await analysisOf(app, id);
    expect(found.pagespeed).toMatchObject({ state: 'measured', source: 'live', provider: 'PageSpeed Insights', error: null });
    expect(found.page).toMatchObject({ state: 'measured', provider: expect.stringContaining('DataForSEO') });
    expect(found.cms).toMatchObject({ state: 'measured', provider: 'WhatCMS' });
    expect(found.keywords).toMatchObject({ state: 'measured', source: 'live', provider: expect.stringContaining('DataForSEO') });
    expect(found.intro).toMatchObject({ state: 'measured', source: 'live', provider: expect.stringContaining('OpenAI') });
    expect(found.recommendations).toMatchObject({ state: 'measured', source: 'live' });
    expect(found.recommendations.recommendations).toHaveLength(3);
    // the business that the vendor found has another website: named, not counted
    expect(found.reviews).toMatchObject({ state: 'not_applicable', error: { code: 'other_company' } });
    const calls = await app.database.query(`SELECT count(*)::int AS calls, bool_and(outcome = 'ok') AS ok FROM vendor_calls`);
    expect(calls[0]).toEqual({ calls: 8, ok: true });
  });

  it('ignores a doubtful listing, reports it, and lets staff decide', async () => {
    const { id, token } = await aProspect(app.database, { site_url: site.url('/pain') });
    const decide = async (place_id: string, own: boolean) => {
      const { status, body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/listing`, {
        as: app.admin,
        body: { place_id, own },
      });
      return status === 202 ? (await waitForScan(app, body.scanId)) && status : status;
    };
    const shown = async () => (await app.call<{ reviews: object }>('GET', `/api/public/prospects/${token}`)).body.reviews;
    await single(id, 'reviews');
    const doubtful = (await analysisOf(app, id)).reviews;
    expect(doubtful).toMatchObject({ state: 'not_applicable', error: { listing: { refused: false, rating: expect.any(Number) } } });
    expect(doubtful.rating ?? null).toBeNull();
    expect(doubtful.error?.message).toContain('peut-être celle d’une autre entreprise');
    const listing = doubtful.error?.listing;
    if (!listing?.place_id) throw new Error('no listing');
    expect(listing.differs).toContain('site');
    expect(await shown()).toMatchObject({ rating: null, isOtherListing: true });

    expect(await decide('ChIJ-of-nobody', true)).toBe(409);
    expect(await decide(listing.place_id, true)).toBe(202);
    const own = (await analysisOf(app, id)).reviews;
    expect(own).toMatchObject({ state: 'measured', rating: listing.rating, place_id: listing.place_id, error: null });
    expect(await shown()).toMatchObject({ rating: listing.rating, isOtherListing: false });

    expect(await decide(listing.place_id, false)).toBe(202);
    const refused = (await analysisOf(app, id)).reviews;
    expect(refused).toMatchObject({ state: 'not_applicable', error: { listing: { refused: true } } });
    expect(await shown()).toMatchObject({ rating: null, isOtherListing: true });
  });

  it('shows a Google Places listing live beside stored figures without storing it, and reports missing data', async () => {
    const { id } = await aProspect(app.database, {
      site_url: site.url('/pain'),
      business_name: 'Boulangerie Exemple',
      location: 'Lausanne',
    });
    const read = () => app.call<object>('POST', `/api/admin/prospects/${id}/live-place`, { as: app.admin });
    const without = { status: 409, body: { code: 'not_configured', message: expect.stringMatching(/clé/i) } };
    await app.call('DELETE', '/api/admin/api-keys/google', { as: app.admin });
    expect(await read()).toMatchObject(without);
    await save('google', { apiKey: KEYS.google.key, metadata: {} });
    await app.call('PUT', `/api/admin/prospects/${id}/figures/reviews`, { as: app.admin, body: { rating: 4.2, reviews_count: 31 } });
    const { status, body } = await read();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        name: 'Boulangerie Exemple',
        address: expect.stringContaining('Lausanne'),
        phone: expect.stringMatching(/^\+41( \d+)+$/),
        opening: { is_open: true, days: expect.arrayContaining([expect.stringContaining('dimanche')]) },
        provider: 'Google Places',
        kept: expect.objectContaining({ rating: 4.2, reviews_count: 31 }),
      }),
    ]);
    const remaining = await app.database.query('SELECT rating, address, phone FROM google_reviews_results WHERE prospect_id = $1', [id]);
    expect(remaining).toEqual([{ rating: 4.2, address: null, phone: null }]);
    emulators.google.fault({ status: 503, body: 'Upstream is down' });
    expect(await read()).toMatchObject({ status: 502, body: { message: expect.stringContaining('Google Places') } });
    emulators.google.reset();
  });

  it('uses our own engines when they fail, with example keywords, and tells staff why', async () => {
    for (const vendor of ['dataforseo', 'pagespeed', 'whatcms', 'openai'] as const)
      emulators[vendor].fault({ status: 503, body: 'Upstream is down' });
    const { id, token } = await aProspect(app.database, { site_url: site.url('/pain') });
    const scan = await waitForScan(app, await startScan(app, id));
    emulators.dataforseo.reset();
    emulators.pagespeed.reset();
    emulators.whatcms.reset();
    emulators.openai.reset();
    const found = await analysisOf(app, id);
    expect(found.pagespeed).toMatchObject({ state: 'measured', provider: expect.stringMatching(/^Lighthouse/) });
    expect(found.cms).toMatchObject({ state: 'measured', source: 'live', provider: expect.not.stringContaining('WhatCMS') });
    expect(found.page).toMatchObject({ state: 'measured', meta: { title: 'Boulangerie du Marché à Morges' } });
    expect(found.intro).toMatchObject({ state: 'measured', source: 'builtin', error: { code: PAUSED } });
    expect(found.keywords).toMatchObject({ state: 'sample', source: 'sample', error: { code: PAUSED } });
    expect(taskOf(scan, 'pagespeed')?.error?.message).toMatch(
      /^PageSpeed Insights : le service ne répond pas correctement\. Mesuré avec Lighthouse/,
    );
    expect(taskOf(scan, 'keywords')).toMatchObject({
      status: 'failed',
      error: { code: PAUSED, message: expect.stringMatching(/^DataForSEO : /) },
    });
    const { body: shown } = await app.call('GET', `/api/public/prospects/${token}`);
    expect(shown).toMatchObject({ keywords: { state: 'sample' }, intro: { state: 'measured' }, pagespeed: { state: 'measured' } });
    expect(JSON.stringify(shown)).not.toMatch(/vendor_|DataForSEO|upstream|HTTP \d|error/i);
  });

  it('shows English messages of vendors and mail servers to administrators only, as technical details', async () => {
    const english = 'Zebra subsystem exploded upstream';
    emulators.dataforseo.fault(taskFailure(40501, english));
    emulators.pagespeed.fault(googleError(400, 'INVALID_ARGUMENT', english, 'badRequest'));
    emulators.whatcms.fault(outcome(113, english));
    emulators.openai.fault(apiError(400, english, {}));
    const { id, token } = await aProspect(app.database, { site_url: site.url('/pain') });
    const scan = await waitForScan(app, await startScan(app, id));
    for (const vendor of ['dataforseo', 'pagespeed', 'whatcms', 'openai'] as const) emulators[vendor].reset();
    const refused = replyCause({ code: 550, text: `550 5.1.1 ${english}` });
    await app.database.query(
      `INSERT INTO outbox (kind, recipient, subject, body_text, status, last_error) VALUES ('test', 'a@exemple.ch', 'Essai', 'Bonjour', 'failed', $1)`,
      [refused],
    );
    const { body: account } = await app.call<{ password: string }>('POST', '/api/admin/users', {
      as: app.admin,
      body: { email: 'equipe@example.ch', name: 'Équipe', role: 'staff' },
    });
    const staff = await app.signIn('equipe@example.ch', account.password);
    const { paths } = await openApiDocument(app.app);
    const addresses = Object.entries(paths)
      .filter(([path, methods]) => 'get' in methods && !/\/events$|\.(?:pdf|csv)$|export/.test(path))
      .map(([path]) =>
        path
          .replace('{token}', token)
          .replace('scans/{id}', `scans/${scan.id}`)
          .replace(/\{\w+\}/g, id),
      );
    const query = new URLSearchParams({ prospectId: id, url: site.url('/pain'), token });
    const read = async (address: string, as?: Account) => {
      const { body } = await app.call<object>('GET', `${address}?${query}`, { headers: { accept: 'application/json' }, ...(as && { as }) });
      return places(body, english).map((place) => `${address} ${place}`);
    };
    const seen: Record<'staff' | 'admin' | 'anybody', string[]> = { staff: [], admin: [], anybody: [] };
    for (const address of addresses) {
      seen.staff.push(...(await read(address, staff)));
      seen.admin.push(...(await read(address, app.admin)));
      if (address.startsWith('/api/public')) seen.anybody.push(...(await read(address)));
    }
    expect(seen.staff).toEqual([]);
    expect(seen.anybody).toEqual([]);
    // so that this test means something
    expect(seen.admin.length).toBeGreaterThan(3);
    expect(seen.admin.filter((place) => !/\.(?:detail|last_error)$/.test(place))).toEqual([]);
  });

  it('opens the circuit on a rejected key at once, without further calls', async () => {
    emulators.dataforseo.reset();
    emulators.dataforseo.fault({ status: 401, body: { status_code: 40100, status_message: 'You are not Authorized', tasks: null } });
    const { id } = await aProspect(app.database, { site_url: site.url('/pain') });
    expect(taskOf(await single(id, 'keywords'), 'keywords')?.error).toMatchObject({ code: 'vendor_unauthorised' });
    expect(await standing('dataforseo')).toMatchObject({ circuit: 'open', last_error: { code: 'vendor_unauthorised' } });
    const asked = emulators.dataforseo.requests.length;
    expect(taskOf(await single(id, 'keywords'), 'keywords')?.error).toMatchObject({ code: 'circuit_open' });
    expect(emulators.dataforseo.requests.length).toBe(asked);
    emulators.dataforseo.reset();
    await closeCircuits();
    expect(taskOf(await single(id, 'keywords'), 'keywords')).toMatchObject({ status: 'done', error: null });
    expect(await standing('dataforseo')).toMatchObject({ circuit: 'closed', failures: 0 });
  });

  it('continues after the clock was set back', async () => {
    await app.database.query(
      `UPDATE vendor_states SET tokens = 0, refilled_at = now() + interval '1 hour', circuit = 'open', failures = 5, retry_at = now() + interval '1 hour'
        WHERE vendor = 'whatcms'`,
    );
    await app.database.query(
      `INSERT INTO vendor_leases (id, vendor, expires_at) SELECT gen_random_uuid(), 'whatcms', now() + interval '1 hour' FROM generate_series(1, 100)`,
    );
    const order = { vendor: 'whatcms', operation: 'test', expectedCost: 0, timeoutMs: 1000 } as const;
    const during = await app.app
      .get(VendorGate, { strict: false })
      .call(order, async () => ({ value: { standing: await standing('whatcms'), leases: await leases() }, cost: 0 }));
    expect(during).toMatchObject({ standing: { circuit: 'half_open' }, leases: 1 });
    expect(await standing('whatcms')).toMatchObject({ circuit: 'closed', failures: 0 });
    expect(await leases()).toBe(0);
  });

  it('limits concurrent calls across two processes', async () => {
    const limits = { callsPerMinute: 600, atOnce: 3, callsPerDay: 9, callsPerMonth: 9, costPerDay: 9, costPerMonth: 9 };
    await app.database.query(`DELETE FROM vendor_leases; DELETE FROM vendor_states WHERE vendor = 'dataforseo'`);
    await app.database.query(`DELETE FROM vendor_spend WHERE vendor = 'dataforseo'`);
    const order = { vendor: 'dataforseo', leaseSeconds: 60, day: '2026-11-28', cost: 0.5 } as const;
    const [own, other] = [app.database, await new DataSource(app.database.options).initialize()];
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? own : other).transaction((manager) => takeLease(manager, { ...order, lease: randomUUID() }, limits)),
      ),
    );
    await other.destroy();
    expect(taken.filter(({ granted }) => granted)).toHaveLength(3);
    expect(taken.filter(({ granted }) => !granted)).toEqual(Array(7).fill({ granted: false, reason: 'busy', waitMs: 50 }));
    expect(await app.database.query(`SELECT calls, cost FROM vendor_spend WHERE vendor = 'dataforseo'`)).toEqual([{ calls: 3, cost: 1.5 }]);
    await app.database.query(`DELETE FROM vendor_leases; DELETE FROM vendor_spend WHERE vendor = 'dataforseo'`);
  });

  it('stops at the budget', async () => {
    const { body: limits } = await app.call<{ value: Record<string, object> }>('GET', '/api/admin/settings/vendorLimits', {
      as: app.admin,
    });
    const value = { ...limits.value, dataforseo: { ...limits.value.dataforseo, costPerDay: 0 } };
    await app.call('PUT', '/api/admin/settings/vendorLimits', { as: app.admin, body: { value } });
    letPass(app, 3200); // limits are kept for three seconds
    const { id } = await aProspect(app.database, { site_url: site.url('/pain') });
    const asked = emulators.dataforseo.requests.length;
    expect(taskOf(await single(id, 'keywords'), 'keywords')?.error).toMatchObject({
      code: 'budget_exhausted',
      message: 'DataForSEO : le budget fixé dans les réglages est atteint.',
    });
    expect(emulators.dataforseo.requests.length).toBe(asked);
    const { body } = await app.call('POST', '/api/admin/scans/estimate', { as: app.admin, body: { prospectIds: [id] } });
    expect(body).toMatchObject({
      prospects: 1,
      vendors: expect.arrayContaining([expect.objectContaining({ vendor: 'dataforseo', left: 0, enough: false })]),
    });
    await app.call('PUT', '/api/admin/settings/vendorLimits', { as: app.admin, body: { value: limits.value } });
  });
});

describe('a bulk scan', () => {
  it('takes the prospects of a filter with a website, pauses, resumes and counts', async () => {
    await app.database.query('DELETE FROM prospects');
    for (let number = 0; number < 7; number++) await aProspect(app.database, { site_url: site.url('/pain'), nom: 'Choisi' });
    await aProspect(app.database, { site_url: null, nom: 'Choisi' });
    await aProspect(app.database, { site_url: site.url('/pain'), nom: 'Autre' });
    letPass(app, 3200);
    const order = { kind: 'bulk', filter: { nom: 'Choisi' } };
    const { status, body } = await app.call<{ scanId: string }>('POST', '/api/admin/scans', { as: app.admin, body: order });
    expect(status).toBe(202);
    const paused = await app.call<ScanRecord>('POST', `/api/admin/scans/${body.scanId}/pause`, { as: app.admin });
    expect(paused.body).toMatchObject({ status: 'paused', total: 7 });
    const targets = async (status: string) => (await app.database.query('SELECT 1 FROM scan_targets WHERE status = $1', [status])).length;
    while ((await targets('running')) > 0) await sleep(50);
    expect(await targets('waiting')).toBe(4); // three at a time were under way and ended, no other was begun
    const resumed = await app.call<ScanRecord>('POST', `/api/admin/scans/${body.scanId}/resume`, { as: app.admin });
    expect(resumed.body.status).toBe('running');
    expect(await waitForScan(app, body.scanId)).toMatchObject({ status: 'done', total: 7, done: 7, failed: 0 });
  });

  it('is refused without prospects', async () => {
    const { status, body } = await app.call('POST', '/api/admin/scans', {
      as: app.admin,
      body: { kind: 'bulk', filter: { nom: 'Personne' } },
    });
    expect([status, body.message]).toEqual([409, "Aucun prospect avec URL valide trouvé pour l'analyse en masse."]);
  });
});
