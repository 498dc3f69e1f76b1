import fc from 'fast-check';
import { displayHost } from '../src/common/display-host.js';
import { AnalysisRegistry } from '../src/modules/analysis/measurements/analysis-registry.service.js';
import { AnalysisResults } from '../src/modules/analysis/measurements/analysis-results.service.js';
import type { AnalysisName } from '../src/modules/analysis/results/analysis.contract.js';
import type { AnalysisOutput, Subject } from '../src/modules/analysis/results/analysis.js';
import { LATEST } from '../src/modules/analysis/results/latest.entity.js';
import { ReviewJobs } from '../src/modules/analysis/scans/reviews.jobs.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { siteAddress } from '../src/modules/trials/site-address.js';
import { auditReport } from '../src/providers/page-audit/audit-report.js';
import { ReviewSource } from '../src/providers/reviews/review-source.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { RESULTS } from './support/measured-prospect.js';
import { saveResults } from './support/measured-site.js';
import { meetOwnPages, startScan, taskOf, waitForScan } from './support/scans.js';
import { STAYS_WITH_COMPANY } from './support/site-bound.js';

const OLD = 'https://ancien.ch/';
const NEW = 'https://nouveau.ch/';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'all' });
  await meetOwnPages(app);
});
afterAll(() => app.stop());

const pageOf = (url: string) => ({
  ...auditReport({
    url,
    cache_control: {},
    social_media_tags: {},
    meta: { title: 'Menuiserie', title_length: 10, content: { plain_text_word_count: 300 } },
  } as never),
  checks: {},
  onpage_score: 60,
  seo_issues: { critical: [], warnings: [], notices: [] },
});
/** Everything that can be known of an address, with what a person would look at. */
async function measured(url = OLD, values: Partial<Prospect> = {}): Promise<Prospect> {
  const last_analyzed = '2026-11-12T09:30:00.000Z';
  const prospect = await aProspect(app.database, {
    site_url: url,
    business_name: 'Menuiserie du Lac',
    ...values,
    metadata: { last_analyzed, is_trial: true, ...values.metadata },
  });
  await saveResults(app, prospect.id, { ...RESULTS(url), page: pageOf(url) } as never);
  await app.database.query(
    `UPDATE prospects SET red_flags = '{slow}', red_flag_facts = '{"slow": {}}', review_status = 'validated' WHERE id = $1`,
    [prospect.id],
  );
  return prospect;
}
const move = (id: string, site_url: string) => app.call('PUT', `/api/admin/prospects/${id}`, { as: app.admin, body: { site_url } });
const read = async (path: string) => (await app.call<Record<string, unknown>>('GET', path, { as: app.admin })).body;

/** All that is shown of a prospect, without what makes it this one. */
async function shown({ id, token }: Pick<Prospect, 'id' | 'token'>): Promise<string> {
  const paths = [
    `/api/public/prospects/${token}`,
    `/api/public/prospects/${token}/score`,
    ...['', '/analysis', '/findings', '/texts'].map((part) => `/api/admin/prospects/${id}${part}`),
  ];
  const answers = await Promise.all(paths.map(read));
  const own = /"(id|prospect_id|token|link|email|created_at|updated_at|judged_at|review_status|validation|version)": ("[^"]*"|null)/g;
  return JSON.stringify(answers, null, 1).replaceAll(id, 'ID').replaceAll(token, 'TOKEN').replace(own, '');
}
const rowsOf = async (id: string): Promise<Record<string, unknown[]>> => {
  const tables = Object.values(LATEST).flatMap((entity) => (entity ? [app.database.getMetadata(entity).tableName] : []));
  const all = [...tables, 'ai_citations_results', 'dataforseo_keywords', 'site_judgements', 'measurements', 'former_results'];
  const read = all.map(async (table) => [
    table,
    await app.database.query(`SELECT to_jsonb(r) AS row FROM ${table} r WHERE prospect_id = $1 ORDER BY 1`, [id]),
  ]);
  return Object.fromEntries(await Promise.all(read));
};

describe('a changed website address', () => {
  it('hides the results of the former one everywhere, and restores them when it returns', async () => {
    const prospect = await measured();
    const [before, rows] = [await shown(prospect), await rowsOf(prospect.id)];
    expect(before).toContain('WordPress');
    expect(before).not.toContain('/problems/');
    const { status, body } = await move(prospect.id, NEW);
    expect([status, body]).toMatchObject([200, { review_status: 'to_review', red_flags: [], metadata: { is_trial: true } }]);
    expect(body.metadata).not.toHaveProperty('last_analyzed');
    const twin = await aProspect(app.database, {
      site_url: NEW,
      business_name: 'Menuiserie du Lac',
      review_status: 'to_review',
      self_serve_measured: 0,
      metadata: { is_trial: true },
    });
    expect(await shown(prospect)).toBe(await shown(twin));
    const { total, entries } = (await read(`/api/admin/prospects/${prospect.id}/analysis?history=1`)).history as {
      total: number;
      entries: { former_site: string }[];
    };
    expect(total).toBeGreaterThan(5);
    expect(new Set(entries.map(({ former_site }) => former_site))).toEqual(new Set(['ancien.ch']));

    await move(prospect.id, 'http://www.Ancien.ch');
    expect((await shown(prospect)).replaceAll('http://www.ancien.ch/', OLD)).toBe(before);
    await move(prospect.id, OLD);
    expect(await rowsOf(prospect.id)).toEqual(rows);
  });

  it.each(['http://ancien.ch/menu', 'https://www.ancien.ch/menu/', 'HTTPS://ANCIEN.CH/menu#haut'])(
    'keeps results when it is only written as %s',
    async (written) => {
      const prospect = await measured('https://ancien.ch/menu');
      const before = await shown(prospect);
      const { body } = await move(prospect.id, written);
      expect(body.review_status).toBe('validated');
      expect((await shown(prospect)).replaceAll(body.site_url as string, 'https://ancien.ch/menu')).toBe(before);
    },
  );

  it('keeps results of the company only', async () => {
    const { id } = await measured(OLD, { metadata: { own_places: ['ChIJ-sienne'] } });
    await app.database.query(`UPDATE google_reviews_results SET place_id = 'ChIJ-sienne' WHERE prospect_id = $1`, [id]);
    await app.database.query(`UPDATE ai_citations_results SET source = 'manual' WHERE prospect_id = $1 AND platform = 'chatgpt'`, [id]);
    await move(id, NEW);
    const left = Object.keys(STAYS_WITH_COMPANY).filter((name) => STAYS_WITH_COMPANY[name as AnalysisName] !== null);
    const report = (await read(`/api/admin/prospects/${id}/analysis`)) as Record<string, { state: string }>;
    expect(
      Object.keys(report)
        .filter((name) => report[name]?.state !== 'pending')
        .toSorted(),
    ).toEqual(left.toSorted());
    expect(await app.database.query('SELECT platform FROM ai_citations_results WHERE prospect_id = $1', [id])).toEqual([
      { platform: 'chatgpt' },
    ]);
  });

  it('set by an import is reverted with it', async () => {
    const prospect = await measured(OLD, { email: 'chef@ancien.ch' });
    const [before, rows] = [await shown(prospect), await rowsOf(prospect.id)];
    const form = new FormData();
    form.set('file', new Blob(['email;nom;site\nchef@ancien.ch;Chef;nouveau.ch']), 'c.csv');
    const headers = { authorization: `Bearer ${app.admin.token}` };
    const { importId } = (await (await fetch(`${app.url}/api/admin/imports`, { method: 'POST', body: form, headers })).json()) as {
      importId: string;
    };
    const confirm = { as: app.admin, body: { onDuplicate: 'update' } };
    expect((await app.call('POST', `/api/admin/imports/${importId}/confirm`, confirm)).body).toMatchObject({ updated: 1, moved: 1 });
    expect(await read(`/api/admin/imports/${importId}`)).toMatchObject({ moved: 1 });
    expect(await shown(prospect)).not.toMatch(/WordPress|ancien\.ch/);
    expect((await app.call('POST', `/api/admin/imports/${importId}/undo`, { as: app.admin, body: {} })).status).toBe(200);
    expect(await shown(prospect)).toBe(before);
    expect(await rowsOf(prospect.id)).toEqual(rows);
  });

  it('informs staff about the results and how to restore them', async () => {
    const { id } = await measured();
    await app.database.query(`INSERT INTO audit_documents (prospect_id, status, file) VALUES ($1, 'made', 'x')`, [id]);
    const address = `/api/admin/prospects/${id}/address`;
    expect(await read(`${address}?site_url=www.ancien.ch`)).toEqual({ former: null, next: null });
    expect(await read(`${address}?site_url=nouveau.ch`)).toEqual({
      former: null,
      next: { hides: true, returns: false, ends_audits: true },
    });
    await move(id, 'http://www.ancien.ch/');
    await move(id, NEW);
    expect(await read(`${address}?site_url=${OLD}`)).toEqual({
      former: { site: 'ancien.ch', url: 'http://www.ancien.ch/', changed_at: expect.stringMatching(/^20/) },
      next: { hides: false, returns: true, ends_audits: false },
    });
    const site = { url: NEW, final_url: NEW, outcome: 'ok', status: 'ok', status_code: 200 };
    await saveResults(app, id, { connectivity: { ...RESULTS(NEW).connectivity, ...site } } as never);
    expect(await read(address)).toEqual({ former: null, next: null });
  });

  it('accepts no result written for the former one', async () => {
    const { id } = await measured();
    const recommendations = [{ title: 'Alléger les images', priority: 'high', solution: '' }];
    const save = (site_url: string) =>
      app.call('PUT', `/api/admin/ai-recommendations/${id}`, { as: app.admin, body: { recommendations, site_url } });
    const seen = ((await read(`/api/admin/prospects/${id}/texts`)).recommendations as { version: string }).version;
    await move(id, NEW);
    expect(await save(OLD)).toMatchObject({
      status: 409,
      body: { code: 'site_changed', message: expect.stringContaining('L’adresse du site a changé') },
    });
    expect(
      await app.call('PUT', `/api/admin/prospects/${id}/texts/recommendations`, { as: app.admin, body: { steps: recommendations, seen } }),
    ).toMatchObject({ status: 409 });
    expect((await save('http://www.nouveau.ch')).status).toBe(200);
  });

  it('ends the audit of the former one: its link is dead, and it is not sent', async () => {
    const { id } = await measured();
    const link_hash = `hash ${id}`;
    const [{ id: audit }] = await app.database.query(
      `INSERT INTO audit_documents (prospect_id, status, file, link_hash, link_expires_at) VALUES ($1, 'made', 'x', $2, now() + interval '1 day') RETURNING id`,
      [id, link_hash],
    );
    await move(id, NEW);
    expect(await app.call('POST', `/api/admin/audit-documents/${audit}/send`, { as: app.admin })).toMatchObject({
      status: 409,
      body: { code: 'audit_of_former_site', message: expect.stringContaining('ancien.ch') },
    });
    expect((await read(`/api/admin/audit-documents?filter=${JSON.stringify({ prospect_id: id })}`)) as unknown).toMatchObject([
      { former_site: 'ancien.ch' },
    ]);
    await move(id, OLD);
    expect(await app.database.query('SELECT former_site FROM audit_documents WHERE id = $1', [audit])).toEqual([{ former_site: null }]);
  });
});

/** Stands still in an analysis until it is told to go on. */
function held(name: AnalysisName): { isReached: Promise<Subject>; letGo: () => void } {
  const analysis = app.app.get(AnalysisRegistry, { strict: false }).get(name);
  let reach: (subject: Subject) => void = () => undefined;
  let letGo: () => void = () => undefined;
  const isReached = new Promise<Subject>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  analysis.run = async (subject) => {
    reach(subject);
    await released;
    return { state: 'measured', source: 'live', provider: 'Banc', result: RESULTS(subject.url)[name] ?? null } as AnalysisOutput;
  };
  return { isReached, letGo: () => letGo() };
}

describe('work in progress during a change of address', () => {
  const CALM = ['pagespeed', 'page', 'keywords', 'reviews', 'citations', 'intro', 'recommendations'] as const;
  beforeAll(() => {
    for (const name of CALM)
      app.app.get(AnalysisRegistry, { strict: false }).get(name).run = async () =>
        ({ state: 'not_applicable', source: 'live', provider: '', result: null }) as AnalysisOutput;
  });

  it('of a scan is discarded, and the new address is measured at once', async () => {
    const { id } = await aProspect(app.database, { site_url: OLD });
    const cms = held('cms');
    const first = await startScan(app, id);
    expect((await cms.isReached).url).toBe(OLD);
    await move(id, NEW);
    const again = held('cms');
    const second = await startScan(app, id);
    expect(second).not.toBe(first);
    cms.letGo();
    const scan = await waitForScan(app, first);
    expect(taskOf(scan, 'cms')).toMatchObject({
      status: 'skipped',
      error: { code: 'site_changed', detail: 'ancien.ch', message: expect.stringContaining('L’adresse du site a changé') },
    });
    expect(await read(`/api/admin/prospects/${id}/analysis`)).toMatchObject({ cms: { state: 'pending', error: null } });
    expect(await read(`/api/admin/prospects/${id}`)).not.toMatchObject({ metadata: { last_analyzed: expect.anything() } });
    again.letGo();
    await waitForScan(app, second);
    expect(await read(`/api/admin/prospects/${id}/analysis`)).toMatchObject({ cms: { state: 'measured', url: NEW } });
    const reported = await app.database.query(
      `SELECT former_site, error ->> 'code' AS code FROM measurements WHERE prospect_id = $1 AND analysis = 'cms' ORDER BY id`,
      [id],
    );
    expect(reported).toEqual([
      { former_site: 'ancien.ch', code: 'site_changed' },
      { former_site: null, code: null },
    ]);
  });

  it('at the visit stops there', async () => {
    const { id } = await aProspect(app.database, { site_url: OLD });
    const visit = held('connectivity');
    const scan = await startScan(app, id);
    await visit.isReached;
    await move(id, NEW);
    visit.letGo();
    const { tasks } = await waitForScan(app, scan);
    expect(new Set(tasks.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(new Set(['skipped site_changed']));
    expect(await read(`/api/admin/prospects/${id}/analysis`)).toMatchObject({
      connectivity: { state: 'pending', error: null },
      page: { state: 'pending', error: null },
    });
  });

  it('at a vendor is not taken for the listing of the new address', async () => {
    const { id } = await measured();
    await app.database.query(`UPDATE google_reviews_results SET status = 'processing' WHERE prospect_id = $1`, [id]);
    await move(id, NEW);
    await saveResults(app, id, { reviews: { ...RESULTS(NEW).reviews, name: 'La nouvelle', status: 'processing' } } as never);
    const collect = vi();
    app.app.get(ReviewSource, { strict: false }).collect = collect.run;
    const context = { jobId: '', retry: 0, signal: new AbortController().signal };
    await app.app.get(ReviewJobs, { strict: false }).collect({ prospectId: id, site: 'ancien.ch', taskId: 'a', tries: 0 }, context);
    expect(collect.calls).toBe(0);
    expect(await read(`/api/admin/prospects/${id}/analysis`)).toMatchObject({ reviews: { name: 'La nouvelle', error: null } });
  });

  it('of two users never mixes two addresses', async () => {
    const { id } = await aProspect(app.database, { site_url: OLD });
    const saver = app.app.get(AnalysisResults, { strict: false });
    const save = (url: string) =>
      app.database.transaction((manager) =>
        saver.save(
          manager,
          { prospectId: id, analysis: 'cms', site: siteAddress(url)?.url ?? '', scanId: null, measuredAt: new Date(), durationMs: 1 },
          { state: 'measured', source: 'live', provider: 'Banc', result: RESULTS(url).cms as never },
        ),
      );
    const statuses: number[] = [];
    const edit = async (url: string) => void statuses.push((await move(id, url)).status);
    for (let round = 0; round < 4; round++) {
      const [one, other] = round % 2 ? [OLD, NEW] : [NEW, OLD];
      await Promise.all([save(OLD), edit(one), save(NEW), save(OLD), edit(other), save(NEW)]);
      const rows = await app.database.query<{ url: string; site_url: string }[]>(
        'SELECT r.url, p.site_url FROM cms_detection_results r JOIN prospects p ON p.id = r.prospect_id WHERE p.id = $1',
        [id],
      );
      expect(rows.filter(({ url, site_url }) => url !== site_url)).toEqual([]);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

function vi() {
  const counted = { calls: 0, run: async () => ({ state: 'pending' as const, calls: ++counted.calls }) };
  return counted;
}

it('addresses are normalised equally by database and product', async () => {
  const part = fc.stringMatching(/^[A-Za-z0-9%.?/=&_~ü-]{0,12}$/);
  const host = fc.constantFrom(
    'Exemple.ch',
    'www.exemple.ch',
    'WWW.müller.ch',
    'exemple.ch.',
    'www.exemple.ch.:8080',
    'shop.exemple.ch:443',
    '[::1]:81',
    '127.0.0.1',
  );
  const typed = fc
    .tuple(
      fc.constantFrom('https://', 'http://', 'HTTPS://', ''),
      host,
      fc.constantFrom('', '/', '/fr', '//', '?', '?a=1?'),
      part,
      fc.constantFrom('', '#x', '#/a?b', '/'),
    )
    .map((all) => all.join(''));
  const spelled = fc.sample(typed, 400).flatMap((text) => {
    const site = siteAddress(text);
    return site ? [{ text, ...site }] : [];
  });
  const rows = await app.database.query<{ address: string }[]>(
    'SELECT site_address(url) AS address FROM unnest($1::text[]) WITH ORDINALITY AS given(url, n) ORDER BY n',
    [spelled.map(({ href }) => href)],
  );
  // the database compares addresses as they are stored, with their host in Unicode
  const stored = spelled.map(({ href, url }) => ({ href, address: url.replace(/^[^/?]+/, displayHost) }));
  expect(stored.filter(({ address }, at) => rows[at]?.address !== address)).toEqual([]);
  expect(await app.database.query('SELECT site_address(NULL) AS none')).toEqual([{ none: '' }]);
});
