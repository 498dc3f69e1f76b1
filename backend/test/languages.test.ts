import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import { type Catalogue, LANGUAGES, type Language } from '../src/rules/language.rules.js';
import { PAGE_NAMES } from '../src/rules/routes.rules.js';
import { readCatalogue } from '../src/words/po-file.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { leftFrench, textsIn, textsOfPage } from './support/left-french.js';
import { aMeasuredProspect, POOR_PAGE } from './support/measured-prospect.js';

const CATALOGUES: Record<Exclude<Language, 'fr'>, Catalogue> = { de: readCatalogue('de'), it: readCatalogue('it') };
const OTHERS = ['de', 'it'] as const;
/** Names of things that pages compare, and have words for. */
const CODES = new Set(['Excellent', 'Moyen', 'Critique', 'mobile', 'images', 'page', 'pages']);

let app: TestApp;
let site: HostileSite;
/** Everything is known of it, in whichever language. */
let french: { id: string; token: string };
let german: { id: string; token: string };
/** What no catalogue has: words of the agency, and of the made-up companies. */
let own: string[];

beforeAll(async () => {
  site = await startHostileSite({
    '/accueil': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(POOR_PAGE),
  });
  app = await startApp({ PUBLIC_URL: 'https://analyse.agence.ch', SCAN_ALLOW_HOSTS: site.host });
  const value = Object.fromEntries(['prospects', 'default', 'quiz', 'freshPages'].map((rule) => [rule, { max: 100_000 }]));
  await app.call('PUT', '/api/admin/settings/rateLimits', { as: app.admin, body: { value } });
  french = await aMeasuredProspect(app, site.url('/accueil'));
  german = await aMeasuredProspect(app, site.url('/accueil'), { business_name: 'Schreinerei Exempel', language: 'de' });
  const [messages, questions] = await Promise.all([
    app.call('GET', `/api/public/messages?token=${french.token}`),
    app.database.query('SELECT question, options FROM quiz_questions'),
  ]);
  const agency = await app.call('GET', '/api/public/agency');
  own = [...textsIn(messages.body), ...textsIn(questions), ...textsIn(agency.body)].filter((text) => /[\p{L}]{3}/u.test(text));
});
afterAll(async () => {
  await Promise.all([app?.stop(), site?.stop()]);
});

const get = <T = string>(path: string, headers: Record<string, string> = {}) => app.call<T>('GET', path, { headers });
const cookie = (lang: string) => ({ cookie: `theme=dark; lang=${lang}` });
const langOf = (html: string): string | undefined => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
const pageIn = async (path: string, headers?: Record<string, string>) => langOf((await get(path, headers)).body);

describe('the language of a page', () => {
  it('is that of the URL, else of the cookie, else of the prospect, else French', async () => {
    const page = `/analyse/${german.token}`;
    expect(await pageIn(page)).toBe('de-CH');
    expect(await pageIn(page, cookie('it'))).toBe('it-CH');
    expect(await pageIn(`${page}?lang=fr`, cookie('it'))).toBe('fr-CH');
    expect(await pageIn(`/analyse/${french.token}`)).toBe('fr-CH');
    expect(await pageIn('/', cookie('de'))).toBe('de-CH');
    expect(await pageIn('/')).toBe('fr-CH');
  });

  it('is stored for a year once the URL names it', async () => {
    for (const path of [`/analyse/${french.token}?lang=it`, `/rendez-vous/${french.token}?lang=it`, '/essai?lang=it']) {
      const { headers } = await get(path);
      expect([path, headers.get('set-cookie')]).toEqual([path, 'lang=it; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
    }
    for (const path of [`/analyse/${german.token}`, '/essai', `/api/public/prospects/${german.token}?lang=it`])
      expect([path, (await get(path)).headers.get('set-cookie')]).toEqual([path, null]);
  });

  it('is kept by every redirect', async () => {
    for (const path of [`/${german.token}?lang=it`, `/t/${german.token}?lang=it`, `/analyse/${german.token.toUpperCase()}?lang=it`])
      expect((await get(path)).headers.get('location')).toBe(`/analyse/${german.token}?lang=it`);
  });

  it.each(['xx', '', 'DE', 'de-CH', '../../etc', '%3Cscript%3E', '__proto__', 'de%0d%0aSet-Cookie:a=b', 'x'.repeat(2000)])(
    'is never « %s »',
    async (lang) => {
      const { status, headers, body } = await get(`/analyse/${german.token}?lang=${lang}`);
      expect([status, langOf(body), headers.get('set-cookie')]).toEqual([200, 'de-CH', null]);
      expect(await pageIn(`/analyse/${german.token}`, cookie(lang))).toBe('de-CH');
    },
  );

  it('is not read from similarly named fields', async () => {
    for (const query of ['lang[]=it', 'language=it', 'a=lang=it', 'lang=xx&lang=it']) {
      const expected = query.endsWith('&lang=it') ? 'it-CH' : 'de-CH';
      expect([query, await pageIn(`/analyse/${german.token}?${query}`)]).toEqual([query, expected]);
    }
  });

  it('is not revealed to guesses: an unknown link is answered in French', async () => {
    expect(await pageIn('/analyse/zzzzzzzz')).toBe('fr-CH');
    expect(await pageIn('/analyse/zzzzzzzz', cookie('de'))).toBe('de-CH');
  });
});

describe('cached responses', () => {
  it('never mix languages, in any order of requests', async () => {
    for (const path of [`/analyse/${french.token}`, `/monscore/${french.token}`, `/quiz/${french.token}`]) {
      const asked = [...LANGUAGES, ...LANGUAGES].flatMap((language) => [
        [path, cookie(language), language] as const,
        [`${path}?lang=${language}`, cookie('fr'), language] as const,
        [path, {}, 'fr'] as const,
      ]);
      const answers = await Promise.all(asked.map(async ([url, headers]) => (await get(url, headers)).body));
      expect(answers.map(langOf)).toEqual(asked.map(([, , language]) => `${language}-CH`));
    }
  });

  it('are identical for one language', async () => {
    const path = `/api/public/prospects/${french.token}`;
    const etags = async (headers: Record<string, string>) => (await get(path, headers)).headers.get('etag');
    const [own, named] = [await etags({}), await etags(cookie('fr'))];
    expect(own).toBe(named);
    expect(await etags(cookie('de'))).not.toBe(own);
  });

  it('follow a change of the prospect’s language at once', async () => {
    const { id, token } = await aProspect(app.database, {});
    const languages: (string | undefined)[] = [];
    for (const language of ['it', 'de', null]) {
      await app.database.query('UPDATE prospects SET language = $2 WHERE id = $1', [id, language]);
      languages.push(await pageIn(`/analyse/${token}`), await pageIn(`/analyse/${token}`));
    }
    expect(languages).toEqual(['it-CH', 'it-CH', 'de-CH', 'de-CH', 'fr-CH', 'fr-CH']);
  });
});

/** What the site itself says, in its own language. */
const SHOWN = ['domain', 'keywords', 'reviews', 'citations', 'page', 'cms'] as const;

describe.each(OTHERS)('texts of the interface in %s', (language) => {
  const left = (value: unknown, more: readonly string[] = []) =>
    leftFrench(textsIn(value), CATALOGUES[language], [...own, ...more]).filter((text) => !CODES.has(text));

  it('leave no French in a report and its score', async () => {
    for (const token of [french.token, 'demo']) {
      const { body: report } = await get<PublicReport>(`/api/public/prospects/${token}?lang=${language}`);
      const { body: score } = await get<PublicScore>(`/api/public/prospects/${token}/score?lang=${language}`);
      const shown = Object.fromEntries(Object.entries(report).filter(([name]) => !(SHOWN as readonly string[]).includes(name)));
      expect(report.findings.items.length).toBeGreaterThan(3);
      expect([token, left(shown), left(score, textsIn(score.levers))]).toEqual([token, [], []]);
    }
  });

  it('leave no French in its further responses', async () => {
    const { token, id } = french;
    const page = new URLSearchParams({ prospectId: id, url: site.url('/accueil'), lang: language });
    for (const path of [
      `prospects/${token}/status-line?lang=${language}`,
      `prospects/${token}/progress?lang=${language}`,
      `prospects/demo/progress?lang=${language}`,
      `prospects/${token}/reviews/status?lang=${language}`,
      `prospects/${token}/audit-request?lang=${language}`,
      `quiz/${token}/hints?lang=${language}`,
    ]) {
      const { status, body } = await get<object>(`/api/public/${path}`);
      expect([path, status, left(body)]).toEqual([path, 200, []]);
    }
    const { body } = await get<Record<string, object>>(`/api/public/page-report?${page}`);
    expect(left([body.priorities, body.categories])).toEqual([]);
  });

  it('are in the prospect’s own language by default', async () => {
    await app.database.query('UPDATE prospects SET language = $2 WHERE id = $1', [german.id, language]);
    const { body } = await get<PublicReport>(`/api/public/prospects/${german.token}`);
    expect(left([body.headline, body.plan, body.findings, body.texts])).toEqual([]);
    await app.database.query(`UPDATE prospects SET language = 'de' WHERE id = $1`, [german.id]);
  });
});

/** Designs that were compared, and pages that show nothing without a secret. */
const NOT_READ = ['heroComparison', 'callComparison', 'callRedesigned', 'cmsComparison', 'keywordsComparison', 'adviceComparison'];
const READ = Object.entries(PAGE_NAMES).filter(([id]) => !NOT_READ.includes(id));

describe.each(OTHERS)('each page in %s', (language) => {
  it.each(READ)('%s is in its language only', async (_id, name) => {
    const reports = await Promise.all([french.token, 'demo'].map((token) => get<PublicReport>(`/api/public/prospects/${token}`)));
    const quoted = reports.flatMap(({ body }) => SHOWN.flatMap((part) => textsIn(body[part])));
    for (const path of [`/${name}`, `/${name}/${french.token}`, `/${name}/demo`]) {
      const { status, body } = await get(path, cookie(language));
      if (status !== 200) continue;
      expect([path, langOf(body), /og:locale" content="([^"]+)"/.exec(body)?.[1]]).toEqual([path, `${language}-CH`, `${language}_CH`]);
      expect([path, leftFrench(textsOfPage(body), CATALOGUES[language], [...own, ...quoted, 'Menuiserie du Lac'])]).toEqual([path, []]);
      if (body.includes('<footer class="site-footer"'))
        expect(body).toMatch(
          new RegExp(`<a href="\\?lang=${language}" lang="${language}" hreflang="${language}" aria-current="true"`, 'i'),
        );
    }
  });
});

describe('search engines', () => {
  it('get the address of a public page in each language', async () => {
    const linksOf = (html: string) => [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="(\w+)")? href="([^"]+)">/g)];
    for (const [query, canonical] of [
      ['', 'https://analyse.agence.ch/essai'],
      ['?lang=de', 'https://analyse.agence.ch/essai?lang=de'],
    ]) {
      const { body, headers } = await get(`/essai${query}`);
      expect(linksOf(body).map(([, rel, language = '', href]) => [rel, language, href])).toEqual([
        ['canonical', '', canonical],
        ['alternate', 'fr', 'https://analyse.agence.ch/essai'],
        ['alternate', 'de', 'https://analyse.agence.ch/essai?lang=de'],
        ['alternate', 'it', 'https://analyse.agence.ch/essai?lang=it'],
      ]);
      expect(headers.get('vary')).toContain('cookie');
    }
    expect(linksOf((await get(`/analyse/${french.token}`)).body)).toEqual([]);
  });
});
