import type { AnalysisName, AnalysisReport } from '../src/modules/analysis/results/analysis.contract.js';
import { Scans } from '../src/modules/analysis/scans/scans.service.js';
import { SiteScan } from '../src/modules/analysis/scans/site-scan.service.js';
import { PageBrowser } from '../src/providers/browser/page-browser.service.js';
import { ProviderError } from '../src/providers/provider-error.js';
import { isWrongPage, WRONG_PAGES } from '../src/rules/outcome-names.rules.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { pages } from './pages/index.js';
import { startApp, type TestApp } from './support/app.js';
import { prospectsWith } from './support/build.js';
import { concurrently } from './support/concurrently.js';
import { type PageHosts, servePages } from './support/page-hosts.js';
import { analysisOf, startScan, taskOf, waitForScan } from './support/scans.js';

const SILENT = { company: 'Menuiserie Favre Sàrl', name: 'a host that hangs up', outcome: 'unreachable' } as const;
const targets = [...pages, SILENT];
const VENDORS = ['dataforseo', 'pagespeed', 'whatcms', 'google', 'openai'] as const;
const ENGINES = ['pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations', 'intro', 'recommendations'] as const;
const OTHER_PROCESSES = 3;
const AT_ONCE = 8;
const NEVER = new AbortController().signal;

let hosts: PageHosts;
let emulators: Emulators;
let app: TestApp;
let ids: string[];
const urlOf = (index: number): string => hosts.urls[index] ?? hosts.silent;

beforeAll(async () => {
  [hosts, emulators] = await Promise.all([servePages(pages), startEmulators()]);
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: hosts.hosts, ...emulators.env });
  // what only a browser can tell is in drawn-pages.test.ts
  app.app.get(PageBrowser, { strict: false }).draw = () => Promise.reject(new ProviderError('browser_missing'));
  await app.call('PUT', '/api/admin/settings/measurement', { as: app.admin, body: { value: { medianOfThree: false } } });
  const fast = { callsPerMinute: 10_000, atOnce: 100, callsPerDay: null, callsPerMonth: null, costPerDay: null, costPerMonth: null };
  const vendorLimits = Object.fromEntries(VENDORS.map((vendor) => [vendor, fast]));
  await app.call('PUT', '/api/admin/settings/vendorLimits', { as: app.admin, body: { value: vendorLimits } });
  // a scan begins as many prospects as there are places in living processes
  await app.database.query(
    `INSERT INTO workers (id, host, pid, seen_at) SELECT gen_random_uuid(), 'further', 0, now() + interval '1 hour' FROM generate_series(1, $1)`,
    [OTHER_PROCESSES],
  );
  const prospects = targets.map(({ company }, index) => ({ site_url: urlOf(index), business_name: company }));
  ids = (await prospectsWith(app.database, prospects)).map(({ id }) => id);
});
afterAll(async () => {
  await app?.stop();
  await hosts?.stop();
  await emulators?.stop();
});

const indexes = (isWanted: (page: (typeof targets)[number]) => boolean): number[] =>
  targets.flatMap((page, index) => (isWanted(page) ? [index] : []));
const wrong = indexes(({ outcome }) => outcome !== 'ok');
const honest = indexes(({ outcome }) => outcome === 'ok');
/** Some analyses of many prospects; all there are without a choice. */
const scan = async (chosen: readonly number[], analyses: readonly AnalysisName[] = ['connectivity', ...ENGINES]): Promise<void> => {
  const selection = { prospectIds: chosen.map((index) => ids[index] ?? '') };
  const order = { kind: 'bulk' as const, selection, analyses: [...analyses], requestedBy: null };
  const { id } = await app.database.transaction((manager) => app.app.get(Scans, { strict: false }).start(manager, order));
  await waitForScan(app, id);
};
/** What the same analyses find of a website that is no prospect's: all of what a page goes through, but for what is stored. */
const met = new Map<number, AnalysisReport>();
const meet = (chosen: readonly number[], names: readonly AnalysisName[] = ['connectivity', ...ENGINES]): Promise<void> =>
  concurrently(AT_ONCE, chosen, async (index) => {
    const options = { names, company: targets[index]?.company ?? null };
    met.set(index, await app.app.get(SiteScan, { strict: false }).scan(urlOf(index), NEVER, options));
  });
const useKeys = async (vendors: readonly (typeof VENDORS)[number][]): Promise<void> => {
  for (const vendor of VENDORS) {
    const { key, metadata } = KEYS[vendor];
    if (vendors.includes(vendor))
      await app.call('PUT', `/api/admin/api-keys/${vendor}`, { as: app.admin, body: { apiKey: key, metadata } });
    else await app.call('DELETE', `/api/admin/api-keys/${vendor}`, { as: app.admin });
  }
  for (const vendor of VENDORS) emulators[vendor].reset();
};
const outcomes = async (): Promise<Map<string, { outcome: string; doubt: string | null; reason: string | null }>> => {
  const rows = await app.database.query('SELECT prospect_id, outcome, doubt, reason FROM connectivity_results');
  return new Map(rows.map((row: { prospect_id: string }) => [row.prospect_id, row]));
};
/** Names of engines that have a result of their own measuring. */
const measured = async (): Promise<Map<string, string[]>> => {
  const rows: { prospect_id: string; analyses: string[] }[] = await app.database.query(
    `SELECT prospect_id, array_agg(DISTINCT analysis) AS analyses FROM measurements
      WHERE state NOT IN ('not_applicable', 'failed') AND analysis = ANY($1) GROUP BY prospect_id`,
    [ENGINES],
  );
  return new Map(rows.map(({ prospect_id, analyses }) => [prospect_id, analyses]));
};
const vendorCalls = (): string => JSON.stringify(VENDORS.map((vendor) => emulators[vendor].requests));

/** Of this page the speed is known when a browser ends up elsewhere. */
const MEASURED_BEFORE = 'forty words';
/** Of this one staff says that it is the company's. */
const REDIRECTED = 'by redirect';
/** No key at all, each vendor’s alone, all of them together. */
const KEYRINGS: readonly (readonly [name: string, keys: readonly (typeof VENDORS)[number][]])[] = [
  ['no key', []],
  ...VENDORS.map((vendor) => [`the key of ${vendor} alone`, [vendor]] as const),
  ['every key', VENDORS],
];

/** Those of each outcome dealt out to the keys in turn: every page meets one of them, and every kind of page each. */
function dealt(place: number): number[] {
  const byOutcome = new Map<string, number[]>();
  for (const index of wrong) {
    const outcome = targets[index]?.outcome ?? '';
    byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), index]);
  }
  return [...byOutcome.values()].flatMap((kind) => {
    const mine = kind.filter((_, at) => at % KEYRINGS.length === place);
    return mine.length > 0 ? mine : kind.slice(place % kind.length, (place % kind.length) + 1);
  });
}

/** The first of each outcome, and the one that a person will know better. */
const ofEachKind = (): number[] => {
  const first = new Map(wrong.toReversed().map((index) => [targets[index]?.outcome, index]));
  return [...new Set([...first.values(), targets.findIndex(({ name }) => name === REDIRECTED)])];
};
const namesOf = (chosen: readonly number[]) => chosen.map((index) => targets[index]?.name);

describe('a scan of wrong pages', () => {
  it.each(KEYRINGS.map(([name, keys], place) => [name, keys, dealt(place)] as const))(
    'visits each of them, measures none and calls no vendor about them with %s',
    async (_name, keys, chosen) => {
      expect(new Set(chosen.map((index) => targets[index]?.outcome))).toEqual(new Set(WRONG_PAGES));
      await useKeys(keys);
      await meet(chosen);
      const isLeftOut = (report?: AnalysisReport) =>
        isWrongPage(report?.connectivity.outcome) && ENGINES.every((engine) => report?.[engine].state === 'not_applicable');
      expect(namesOf(chosen.filter((index) => !isLeftOut(met.get(index))))).toEqual([]);
      expect(vendorCalls()).toBe(JSON.stringify(VENDORS.map(() => [])));
    },
  );

  it('has visited at least sixty of them, each at least once', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60);
    expect(namesOf(wrong.filter((index) => !met.has(index)))).toEqual([]);
  });

  it.each([KEYRINGS[0], KEYRINGS.at(-1)] as typeof KEYRINGS)(
    'stores the outcome and no figure of prospects behind one of each kind, with %s',
    async (_name, keys) => {
      await useKeys(keys);
      const chosen = ofEachKind();
      await scan(chosen);
      const [stored, figures] = await Promise.all([outcomes(), measured()]);
      const missed = chosen.filter((index) => stored.get(ids[index] ?? '')?.outcome !== met.get(index)?.connectivity.outcome);
      expect(namesOf(missed)).toEqual([]);
      expect(figures.size).toBe(0);
      expect(vendorCalls()).toBe(JSON.stringify(VENDORS.map(() => [])));
    },
  );

  it('is refused with a message by a quick scan, one analysis, a tool and a page report', async () => {
    const index = pages.findIndex(({ name }) => name === 'Sedo, offered' || name === 'a sale in French without any broker');
    const id = ids[index] ?? '';
    await useKeys(VENDORS);
    const quick = await waitForScan(app, await startScan(app, id));
    const skipped = { status: 'skipped', attempts: 0, error: { code: 'parked', message: 'Le domaine est parqué ou à vendre.' } };
    for (const { analysis } of quick.tasks.filter((task) => task.analysis !== 'connectivity'))
      expect(taskOf(quick, analysis)).toMatchObject(skipped);
    for (const analysis of ['keywords', 'citations', 'intro']) {
      const { body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/analyses/${analysis}`, { as: app.admin });
      expect(taskOf(await waitForScan(app, body.scanId), analysis)).toMatchObject(skipped);
    }
    const [prospect] = await app.database.query('SELECT token, red_flags FROM prospects WHERE id = $1', [id]);
    expect(prospect.red_flags).toContain('parked');
    const page = await app.call(
      'GET',
      `/api/public/prospects/${prospect.token}/page-report?url=${encodeURIComponent(hosts.urls[index] ?? '')}&refresh=1`,
    );
    expect(page.status).toBeGreaterThanOrEqual(400);
    const { body: shown } = await app.call('GET', `/api/public/prospects/${prospect.token}`);
    expect(shown).toMatchObject({
      outcome: 'parked',
      verdict: null,
      percentile: null,
      intro: { paragraphs: [] },
      recommendations: { items: [] },
    });
    expect(vendorCalls()).toBe(JSON.stringify(VENDORS.map(() => [])));
  });

  it('measures every legitimate site with every key: its speed, or its technology', async () => {
    await useKeys(VENDORS);
    const fast = honest.filter((_, at) => at % 2 === 0);
    const made = honest.filter((index) => !fast.includes(index));
    await meet(fast, ['connectivity', 'pagespeed']);
    await meet(made, ['connectivity', 'cms']);
    const faults = [...fast.map((index) => [index, 'pagespeed'] as const), ...made.map((index) => [index, 'cms'] as const)].flatMap(
      ([index, engine]) => {
        const { outcome, reason } = met.get(index)?.connectivity ?? { outcome: 'none', reason: null };
        const state = met.get(index)?.[engine].state;
        return outcome === 'ok' && state === 'measured'
          ? []
          : [`refused: ${targets[index]?.name} (${outcome}: ${reason}; ${engine} ${state})`];
      },
    );
    expect(faults).toEqual([]);
    expect(honest.length).toBeGreaterThanOrEqual(60);
  });

  it('stores the figures of prospects with their own page', async () => {
    const chosen = honest.filter((index, at) => at % 25 === 0 || targets[index]?.name === MEASURED_BEFORE);
    await scan(chosen, ['pagespeed', 'cms']);
    const [stored, figures] = await Promise.all([outcomes(), measured()]);
    for (const index of chosen) {
      expect([targets[index]?.name, stored.get(ids[index] ?? '')?.outcome]).toEqual([targets[index]?.name, 'ok']);
      expect(figures.get(ids[index] ?? '')?.toSorted()).toEqual(['cms', 'pagespeed']);
    }
  });
});

describe('corrections by staff and browsers', () => {
  it('apply: the page of another host is measured once staff confirms it', async () => {
    const index = pages.findIndex(({ name }) => name === REDIRECTED);
    const id = ids[index] ?? '';
    expect((await analysisOf(app, id)).connectivity.outcome).toBe('other_company');
    const { status, body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${id}/own-site`, { as: app.admin });
    expect(status).toBe(202);
    await waitForScan(app, body.scanId);
    const { connectivity, pagespeed } = await analysisOf(app, id);
    expect([connectivity.outcome, connectivity.doubt, pagespeed.state]).toEqual(['ok', null, 'measured']);
    expect((await app.call('POST', `/api/admin/prospects/${id}/own-site`, { as: app.admin })).status).toBe(409);
  });

  it('apply: the visit is corrected when the measuring browser ends on another page', async () => {
    const index = pages.findIndex(({ name }) => name === MEASURED_BEFORE);
    const elsewhere = hosts.urls[pages.findIndex(({ name }) => name === 'a casino')] ?? '';
    const categories = {
      performance: { score: 0.9, auditRefs: [] },
      accessibility: { score: 0.9 },
      'best-practices': { score: 0.8 },
      seo: { score: 0.7 },
    };
    emulators.pagespeed.fault({
      body: { lighthouseResult: { lighthouseVersion: '13.4.1', finalDisplayedUrl: elsewhere, categories, audits: {} } },
    });
    const before = (await analysisOf(app, ids[index] ?? '')).pagespeed.measured_at;
    expect(before).not.toBeNull();
    const scan = await waitForScan(app, await startScan(app, ids[index] ?? ''));
    emulators.pagespeed.reset();
    expect(taskOf(scan, 'pagespeed')).toMatchObject({ status: 'failed', error: { code: 'other_company' } });
    expect(taskOf(scan, 'intro')).toMatchObject({ status: 'skipped', error: { code: 'other_company' } });
    const { connectivity, pagespeed } = await analysisOf(app, ids[index] ?? '');
    expect([connectivity.outcome, pagespeed.measured_at]).toEqual(['other_company', before]);
  });
});
