import { setTimeout as sleep } from 'node:timers/promises';
import { OutboxMessage } from '../src/common/mail/outbox-message.entity.js';
import { IntroAnalysis } from '../src/modules/analysis/measurements/analyses/intro.analysis.js';
import { RecommendationsAnalysis } from '../src/modules/analysis/measurements/analyses/recommendations.analysis.js';
import { AnalysisResults } from '../src/modules/analysis/measurements/analysis-results.service.js';
import { Subjects } from '../src/modules/analysis/measurements/subjects.queries.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import { offersOf } from '../src/modules/analysis/texts/ai-texts.service.js';
import { EmailRenderer } from '../src/modules/outbox/email-renderer.service.js';
import { type Emulators, KEYS, startEmulators } from './emulators/index.js';
import { completion } from './emulators/openai.js';
import { startApp, type TestApp } from './support/app.js';
import { HONEST_TEXTS, type HonestText } from './support/honest-texts.js';
import { FORMS, INVENTIONS } from './support/inventions.js';
import { aMeasuredSite, type Measured } from './support/measured-site.js';
import { readPdf } from './support/pdf.js';
import { letters, publicPlaces } from './support/public-places.js';
import { meetOwnPages } from './support/scans.js';

/** Inventions in one answer. */
const IN_ONE_ANSWER = 12;
/** Honest sites written at the same time. */
const AT_ONCE = 6;
const KINDS = ['intro', 'recommendations'] as const;
type Kind = (typeof KINDS)[number];

let emulators: Emulators;
let app: TestApp;

beforeAll(async () => {
  emulators = await startEmulators();
  app = await startApp({ ROLE: 'all', ...emulators.env });
  await meetOwnPages(app);
  await app.call('PUT', '/api/admin/api-keys/openai', { as: app.admin, body: { apiKey: KEYS.openai.key, metadata: KEYS.openai.metadata } });
  const fast = { callsPerMinute: 10_000, atOnce: 100, callsPerDay: null, callsPerMonth: null, costPerDay: null, costPerMonth: null };
  await app.call('PUT', '/api/admin/settings/vendorLimits', { as: app.admin, body: { value: { openai: fast } } });
});
afterAll(async () => {
  await app?.stop();
  await emulators?.stop();
});
beforeEach(() => emulators.openai.reset());

/** The site of the corpus: 54 on the phone, 77 on the computer, a title, https, a few faults. */
const SITE: Measured = {
  ...{ mobile: 54, desktop: 77, accessibility: 88, seo: 92, mainContent: 4.1, https: true, certificate: true },
  ...{ title: 'Menuiserie du Lac, portes et fenêtres', description: 'd'.repeat(140), h1: ['Le bois, sur mesure'] },
  ...{ images: 40, withoutAlt: 12, links: 20, broken: 3, words: 400, ease: 55, compressed: true, structured: false },
  ...{ cms: ['WordPress', '6.9'], positions: [3, 22], reviews: [4.7, 38] },
};

const analysisOf = (kind: Kind) =>
  app.app.get<IntroAnalysis>(kind === 'intro' ? IntroAnalysis : (RecommendationsAnalysis as never), { strict: false });

async function factsOf(id: string) {
  const subjects = app.app.get(Subjects, { strict: false });
  const subject = await subjects.of(id);
  if (!subject) throw new Error('no website');
  return { subject, facts: await subjects.facts({ ...subject, prospectId: id }) };
}

/** What the scan does with a text: the model is asked, and what comes of it is stored. */
async function write(id: string, kind: Kind): Promise<void> {
  const { subject, facts } = await factsOf(id);
  const output = await analysisOf(kind).run(subject, { facts, signal: new AbortController().signal });
  const attempt = { prospectId: id, analysis: kind, site: null, scanId: null, measuredAt: new Date(), durationMs: 1 };
  await app.database.transaction((manager) => app.app.get(AnalysisResults, { strict: false }).save(manager, attempt, output));
}

const reportOf = async (token: string): Promise<PublicReport> =>
  (await app.call<PublicReport>('GET', `/api/public/prospects/${token}`, { as: app.admin })).body;

const textsOf = (report: PublicReport): string =>
  [
    ...report.intro.paragraphs,
    report.texts.intro?.text,
    ...report.recommendations.items.flatMap(({ title, solution }) => [title, solution]),
  ].join('\n');

/** The audit as it is sent. */
async function printedAudit(id: string): Promise<Buffer> {
  const ordered = await app.call<{ id: string }>('POST', `/api/admin/prospects/${id}/audit-pdf`, { as: app.admin, body: {} });
  const document = `/api/admin/audit-documents/${ordered.body.id}`;
  for (const deadline = Date.now() + 180_000; ; await sleep(100)) {
    const { status } = await app.call('POST', `${document}/send`, { as: app.admin, body: {} });
    if (status < 300) break;
    if (status !== 409 || Date.now() > deadline) throw new Error(`not made: ${status}`);
  }
  const headers = { authorization: `Bearer ${app.admin.token}`, cookie: app.admin.cookies.join('; ') };
  return Buffer.from(await (await fetch(`${app.url}${document}.pdf`, { headers })).arrayBuffer());
}

/** Those that stand anywhere, with the place. */
function inventionsIn(places: Record<string, string>, texts: readonly string[]): string[] {
  return Object.entries(places).flatMap(([place, said]) => {
    const spoken = letters(said);
    if (spoken === '') return [`${place}: nothing was read`];
    return texts.filter((text) => spoken.includes(letters(text))).map((text) => `${place}: ${text}`);
  });
}

describe('invented text of a model', () => {
  const forms = Object.entries(FORMS);

  it('is covered by a corpus of every kind and form', () => {
    expect(INVENTIONS.length).toBeGreaterThanOrEqual(250);
    expect(new Set(INVENTIONS.map(({ text }) => text)).size).toBe(INVENTIONS.length);
    expect(new Set(INVENTIONS.map(({ kind }) => kind)).size).toBe(16);
    expect(forms.length).toBeGreaterThanOrEqual(12);
  });

  it('never reaches data, a page, the audit or an e-mail', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    const { facts } = await factsOf(id);
    const offered = { intro: offersOf('intro', facts), recommendations: offersOf('recommendations', facts) };
    const sayable = [...offered.intro, ...offered.recommendations].map(({ text }) => text);
    const found: string[] = [];
    // several inventions in one answer: each of them in two forms, one for each text
    for (let at = 0; at < INVENTIONS.length; at += IN_ONE_ANSWER) {
      const texts = INVENTIONS.slice(at, at + IN_ONE_ANSWER).map(({ text }) => text);
      for (const [place, kind] of KINDS.entries()) {
        const [, form] = forms[(at / IN_ONE_ANSWER + 7 * place) % forms.length] ?? [];
        const ids = offered[kind].map((offer) => offer.id);
        emulators.openai.reset();
        emulators.openai.fault(completion(form?.(texts.join(' '), ids) ?? ''));
        await write(id, kind);
      }
      const report = await reportOf(token);
      found.push(...inventionsIn(await publicPlaces(app, { id, token }, ['analyse']), texts));
      // and every sentence of the page is one of ours
      const others = sayable.reduce((rest, sentence) => rest.replace(sentence, ''), report.intro.paragraphs.join(' '));
      found.push(...[others.replace(/À reprendre aussi : [^.]*\./, '').trim()].filter(Boolean));
      found.push(...report.recommendations.items.map(({ title }) => title).filter((title) => !sayable.includes(title)));
      expect(report.intro.paragraphs[0]).toMatch(/54 points sur 100 sur téléphone et 77 sur 100 sur ordinateur/);
    }
    expect(found).toEqual([]);
  });

  it('never reaches a printed audit or its e-mails, even all in one response', async () => {
    const { id, token } = await aMeasuredSite(app, SITE);
    const { facts } = await factsOf(id);
    const all = INVENTIONS.map(({ text }) => text);
    for (const kind of KINDS) {
      const ids = offersOf(kind, facts).map((offer) => offer.id);
      emulators.openai.reset();
      emulators.openai.fault(completion(FORMS['text beside ids']?.(all.join(' '), ids) ?? ''));
      await write(id, kind);
    }
    const file = await printedAudit(id);
    expect((await app.call('POST', '/api/public/audit-requests', { body: { token } })).status).toBe(201);
    const mails = await app.database.getRepository(OutboxMessage).find();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['audit_alert', 'audit_ready', 'audit_received']);
    const written = await Promise.all(
      mails.map(async (mail) => `${mail.body_text} ${await app.app.get(EmailRenderer, { strict: false }).htmlOf(mail)}`),
    );
    const places: Record<string, string> = {
      pdf: readPdf(file).text.join(' '),
      letters: written.join(' '),
      ...(await publicPlaces(app, { id, token })),
    };
    // each of them is read well: what was composed stands in it, the company in the page that is served
    expect(letters(places['page analyse'] ?? '')).toContain('MenuiserieduLac');
    const reported = letters((await reportOf(token)).intro.paragraphs[0] ?? '');
    for (const place of ['data', 'islands', 'audit', 'pdf'])
      expect([place, letters(places[place] ?? '').includes(reported)]).toEqual([place, true]);
    expect(inventionsIn(places, all)).toEqual([]);
  });
});

it('facts appear on the page, whatever the model returns', async () => {
  expect(HONEST_TEXTS.length).toBeGreaterThanOrEqual(80);
  const lost: string[] = [];
  const check = async ([facts, written, reported]: HonestText, index: number) => {
    const host = `honnete-${index}.ch`;
    const { id, token } = await aMeasuredSite(app, facts, { site_url: `https://${host}/` });
    const content = index % 3 === 1 ? written : JSON.stringify({ phrases: [], textes: [written] });
    if (index % 3 > 0) emulators.openai.fault({ ...completion(content), match: host });
    for (const kind of KINDS) await write(id, kind);
    const text = textsOf(await reportOf(token));
    for (const pattern of reported) if (!pattern.test(text)) lost.push(`${JSON.stringify(facts)} ${pattern}: ${text}`);
  };
  for (let at = 0; at < HONEST_TEXTS.length; at += AT_ONCE)
    await Promise.all(HONEST_TEXTS.slice(at, at + AT_ONCE).map((text, place) => check(text, at + place)));
  expect(lost).toEqual([]);
});
