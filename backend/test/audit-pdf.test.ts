import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { OutboxMessage } from '../src/common/mail/outbox-message.entity.js';
import { ProspectImages } from '../src/modules/analysis/images/prospect-images.service.js';
import { auditDocument } from '../src/modules/audit-pdf/audit-document.js';
import { AuditFactsQueries } from '../src/modules/audit-pdf/audit-facts.queries.js';
import type { AuditDocumentRecord } from '../src/modules/audit-pdf/audit-pdf.contract.js';
import { AuditPromises } from '../src/modules/audit-pdf/audit-promises.schedule.js';
import type { AuditPromise } from '../src/modules/audit-requests/audit-request.contract.js';
import { composedIn } from '../src/words/catalogues.js';
import { prospectIn } from './consistency/states.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { frenchFaults } from './support/french.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { aMeasuredProspect, POOR_PAGE } from './support/measured-prospect.js';
import { elementsOf } from './support/parsed-html.js';
import { type ReadPdf, readPdf } from './support/pdf.js';

const LONG_NAME = 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl';

let site: HostileSite;
let app: TestApp;
beforeAll(async () => {
  site = await startHostileSite({
    '/accueil': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(POOR_PAGE),
  });
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  await app.stop();
  await site.stop();
});

const order = (prospectId: string, body = {}) =>
  app.call<AuditDocumentRecord>('POST', `/api/admin/prospects/${prospectId}/audit-pdf`, { as: app.admin, body });
const send = (id: string) =>
  app.call<AuditDocumentRecord & { code: string }>('POST', `/api/admin/audit-documents/${id}/send`, { as: app.admin, body: {} });
const documentsOf = async (prospectId: string) =>
  (
    await app.call<AuditDocumentRecord[]>(
      'GET',
      `/api/admin/audit-documents?${new URLSearchParams({ filter: JSON.stringify({ prospect_id: prospectId }) })}`,
      { as: app.admin },
    )
  ).body;

async function made(prospectId: string): Promise<AuditDocumentRecord> {
  for (const deadline = Date.now() + 180_000; ; await sleep(100)) {
    const [document] = await documentsOf(prospectId);
    if (document?.status === 'made') return document;
    if (document?.status === 'failed' || Date.now() > deadline) throw new Error(`not made: ${JSON.stringify(document)}`);
  }
}

async function fileOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers });
  return { status: response.status, headers: response.headers, file: Buffer.from(await response.arrayBuffer()) };
}
const preview = (id: string) =>
  fileOf(`/api/admin/audit-documents/${id}.pdf`, { authorization: `Bearer ${app.admin.token}`, cookie: app.admin.cookies.join('; ') });
const mailTo = (recipient: string) =>
  app.database.getRepository(OutboxMessage).findOne({ where: { recipient, kind: 'audit_ready' }, order: { created_at: 'DESC' } });
const ask = (token: string) => app.call('POST', '/api/public/audit-requests', { body: { token } });
const promiseTo = async (token: string) => (await app.call<AuditPromise>('GET', `/api/public/prospects/${token}/audit-request`)).body;
const keepPromises = () => app.app.get(AuditPromises, { strict: false }).keep();
/** What the sender does when the post office took a message. */
const deliver = (id: string) => app.database.getRepository(OutboxMessage).update({ id }, { status: 'sent', sent_at: new Date() });
const without = (text: string) => text.replace(/\s/gu, '');

describe('the audit document', () => {
  it('has at most eight tagged pages with bookmarks, correct page numbers and figures for a fully measured company', async () => {
    const { id } = await aMeasuredProspect(app, site.url('/accueil'));
    expect((await order(id)).status).toBe(202);
    const document = await made(id);
    const { file, headers } = await preview(document.id);
    keep('measured', file);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(createHash('sha256').update(file).digest('hex')).toBe(document.sha256);
    expect(file.length).toBe(document.bytes);
    expect(file.length).toBeLessThan(2_000_000);
    const pdf = readPdf(file);
    expect(pdf.pages).toBe(document.pages);
    expect(pdf.pages).toBeGreaterThan(5);
    expectWellFilled(pdf);
    expect(pdf).toMatchObject({ lang: 'fr-CH', tagged: true, title: 'Audit de présence en ligne – Menuiserie du Lac' });
    expect(pdf.bookmarks.map((title) => title.replace(/^\d+ ?/, ''))).toEqual(
      expect.arrayContaining(['Menuiserie du Lac', 'Synthèse', 'Vitesse', 'Mots-clés', 'Plan d’action', 'Méthode et sources']),
    );
    expect(pdf.structure).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'Figure', 'L', 'Link']));
    expect(pdf.alternatives.join('\n')).toContain('Téléphone 54 / 100');
    const all = pdf.text.join('');
    for (const words of [
      'Répartition des positions',
      'rénovation fenêtres anciennes',
      '12’500',
      '4,7 sur 5',
      '1 sur 10',
      'l’équipe est à l’écoute',
      '4,1 s',
      'Let’s Encrypt',
      'WordPress 6.9',
    ])
      expect(all).toContain(without(words));
    expect(pdf.text[1]).toContain('Sommaire');
    expect(pdf.text[2]).toMatch(/Synthèse.*Vitessesur100Moyen\..*Troisactionspourcommencer.*Choisirunhoraire/);
    for (const [number, title] of [
      [3, 'Vitesse'],
      [4, 'Technique et sécurité'],
      [6, 'Mots-clés'],
      [9, 'Plan d’action'],
    ] as const) {
      const page =
        pdf.text.findIndex((text, index) => index > 1 && text.includes(`${number}${without(title)}${number === 9 ? 'Établi' : 'Mesuré'}`)) +
        1;
      expect(page).toBeGreaterThan(2);
      // the contents follow each other: title, page, number of the next chapter
      expect(pdf.text[1]).toContain(`${without(title)}${page}${number === 9 ? 'Méthode' : number + 1}`);
    }
    expect(pdf.text[4]).toContain(`5/${pdf.pages}`);
    // measured figures are told with the measurement they come from
    const [measured] = await app.database.query("SELECT id FROM measurements WHERE prospect_id = $1 AND analysis = 'keywords'", [id]);
    expect(document.made_from.keywords).toBe(Number(measured.id));
  });

  it.each(['fr', 'de', 'it'] as const)(
    'splits no sentence, table or figure over pages, has at most eight and shows the phone in %s',
    async (language) => {
      const { id } = await aMeasuredProspect(app, site.url('/accueil'), { business_name: LONG_NAME, language });
      await seenOnPhone(id);
      await order(id);
      const { file } = await preview((await made(id)).id);
      keep(`whole-${language}`, file);
      const pdf = readPdf(file);
      expectWellFilled(pdf);
      // the picture of the phone is named by its site
      expect(pdf.alternatives.filter((words) => words.startsWith(new URL(site.url('/')).host))).toHaveLength(1);
      const facts = await app.app.get(AuditFactsQueries, { strict: false }).of(id);
      expect(facts.phone?.callouts).toMatchObject([{ number: '1' }]);
      const html = await composedIn(language, () => auditDocument(facts, '', null));
      const pages = pdf.text.map(plain);
      const isOn = (words: string) => pages.some((page) => page.includes(words));
      // what a short document leaves out begins nowhere
      const split = partsOf(html)
        .map(plain)
        .filter((part) => isOn(part.slice(0, 16)) && !isOn(part));
      expect(split).toEqual([]);
      // no money, and no word of the tools
      const lines = pdf.lines.flat().join('\n');
      expect(lines).not.toMatch(/\bCHF\b|\bFr\.\s?\d|\bperte\b|Web server|Programming language|Largest Contentful Paint/i);
    },
    90_000,
  );

  it('lists missing parts in one box and shows no figure for an unmeasured company', async () => {
    const name = `Société ${'de menuiserie & d’agencement <b>intérieur</b> '.repeat(4)}Sàrl`;
    const { id } = await aProspect(app.database, { business_name: name, site_url: null });
    await order(id);
    const { file } = await preview((await made(id)).id);
    keep('unmeasured', file);
    const pdf = readPdf(file);
    expectWellFilled(pdf);
    const all = pdf.text.join('');
    expect(all).toContain(without(name));
    expect(all).toContain('Notenonmesurée');
    const [, box = ''] = all.split('Cequin’apasétémesuré');
    for (const words of ['La vitesse du site n’a pas pu être mesurée.', 'Les assistants d’IA n’ont pas été interrogés.'])
      expect(box).toContain(without(words));
    expect(all).not.toMatch(/\d+sur100|\/100/); // the page's display default (68) is an estimate: never in a document
    expect(pdf.alternatives).toContain('Vitesse\u202f: non mesuré');
  });

  it.each(['Tout mesuré, bon, quiz terminé', 'Téléphone seul', 'Entreprise d’exemple', 'Essai sans clé', 'Essai à peine mesuré'])(
    'has no half-empty page for « %s », and begins with the verdict, the first actions and the person',
    async (state) => {
      const { id } = await prospectIn(app, state);
      await app.database.query(
        `UPDATE prospects SET business_name = $2, metadata = metadata || jsonb_build_object('last_analyzed', now()) WHERE id = $1`,
        [id, LONG_NAME],
      );
      await order(id);
      const { file } = await preview((await made(id)).id);
      keep(state, file);
      const pdf = readPdf(file);
      expectWellFilled(pdf);
      const [, second = '', third = ''] = pdf.text;
      // a short document has no page of contents
      const lead = second.includes('Sommaire') ? third : second;
      expect(lead).toMatch(/^.*1Synthèse.*(?:sur100|–VitesseNonmesuré)/);
      expect(lead).toContain('Choisirunhoraire');
      expect(pdf.alternatives).toContain('Code à scanner pour choisir un horaire');
      // a line may end amid a sentence, and a PDF knows one kind of space: its sentences are judged before they are printed
      const facts = await app.app.get(AuditFactsQueries, { strict: false }).of(id);
      expect(
        pdf.lines
          .flat()
          .flatMap(frenchFaults)
          .filter((fault) => !/^(?:no narrow space|a sentence)/.test(fault)),
      ).toEqual([]);
      expect(sentencesOf(auditDocument(facts, '', null)).flatMap(frenchFaults)).toEqual([]);
      expect(pdf.text.join('').match(/Nonmesuré\./g) ?? []).toHaveLength(lead.includes('actionspourcommencer') ? 0 : 2);
    },
    60_000,
  );

  it('shows the signatory with the direct number', async () => {
    const { id } = await aMeasuredProspect(app, site.url('/accueil'));
    const signatory = { name: 'Camille Favre', phone: '+41 24 425 00 00', sentence: 'Je réponds moi-même.', is_default: true };
    expect((await app.call('PUT', '/api/admin/signatories/own', { as: app.admin, body: signatory })).status).toBe(200);
    const summary = async () => {
      await order(id);
      return readPdf((await preview((await made(id)).id)).file).text[2];
    };
    // the sentence speaks of this analysis: nobody has read it yet
    expect(await summary()).toContain(without('CF Camille Favre, SmartIndex Une question sur cet audit ?'));
    await app.database.query(`UPDATE prospects SET review_status = 'validated' WHERE id = $1`, [id]);
    expect(await summary()).toContain(without('CF Camille Favre, SmartIndex Je réponds moi-même. +41 24 425 00 00'));
  });
});

/** What must stand together on a page: each sentence, and each table with its head. */
const partsOf = (html: string): string[] =>
  elementsOf(html, 'p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'blockquote', 'table', 'dl').flatMap(({ text }) => text.trim() || []);

/** A line that is hyphenated has a sign more, and a font joins letters. */
const plain = (text: string): string =>
  without(text)
    .normalize('NFKC')
    .replaceAll(/[-\u2010\u00ad]/g, '');

/** Stores what a phone showed of the site, with one place on it. */
async function seenOnPhone(id: string): Promise<void> {
  const [row] = await app.database.query(`SELECT mobile_data FROM pagespeed_results WHERE prospect_id = $1`, [id]);
  const evidence = { film: [], places: [{ about: 'main-content', x: 4, y: 22, width: 90, height: 30 }] };
  await app.database.query(`UPDATE pagespeed_results SET mobile_data = $2 WHERE prospect_id = $1`, [id, { ...row.mobile_data, evidence }]);
  const screen = await sharp({ create: { width: 412, height: 823, channels: 3, background: '#d8d2c4' } })
    .jpeg()
    .toBuffer();
  const images = app.app.get(ProspectImages, { strict: false });
  await images.keepSeen(id, site.url('/'), row.mobile_data.fetched_at, { screen, film: [] });
}

/** What a document says, each of its parts on a line. */
function sentencesOf(html: string): string[] {
  const names = ['p', 'h1', 'h2', 'h3', 'h4', 'li', 'th', 'td', 'dt', 'dd', 'cite', 'title', 'text'];
  return elementsOf(html, ...names).map(({ text }) => text.trim());
}

/** With `AUDIT_PDFS`, a folder, the documents are kept there to be looked at. */
function keep(name: string, file: Buffer): void {
  if (process.env.AUDIT_PDFS) writeFileSync(join(process.env.AUDIT_PDFS, `${name}.pdf`), file);
}

/** At most eight pages, none under half full but the last. */
function expectWellFilled({ pages, filled }: ReadPdf): void {
  expect(pages).toBeLessThanOrEqual(8);
  expect(
    filled.map((height, index) => (height < (index === pages - 1 ? 0.3 : 0.5) ? `page ${index + 1}: ${height.toFixed(2)}` : '')).join(''),
  ).toBe('');
}

describe('an audit request', () => {
  it('is prepared, reviewed, sent with file and link, and fulfilled when the e-mail was sent', async () => {
    const { id, token, email } = await aMeasuredProspect(app, site.url('/accueil'));
    await ask(token);
    expect(await promiseTo(token)).toMatchObject({ label: 'reçue' });
    const first = (await order(id)).body;
    expect((await order(id)).body.id).toBe(first.id); // a second click joins
    expect(await promiseTo(token)).toMatchObject({ label: 'en préparation' });
    const early = await send(first.id);
    expect([409, 200]).toContain(early.status);
    const document = await made(id);
    if (early.status === 409) expect((await send(document.id)).status).toBe(200);
    expect((await send(document.id)).status).toBe(409); // it already waits
    expect((await promiseTo(token)).label).toBe('en préparation');

    const mail = await mailTo(email);
    const { file } = await preview(document.id);
    expect(mail?.attachments).toEqual([
      { filename: 'audit-menuiserie-du-lac.pdf', contentType: 'application/pdf', content: file.toString('base64') },
    ]);
    const link = new URL(/https?:\S+\/api\/public\/audit-documents\/[\w-]{43}/.exec(mail?.body_text ?? '')?.[0] ?? '').pathname;
    const opened = await fileOf(link);
    expect([opened.status, opened.headers.get('x-robots-tag'), opened.headers.get('cache-control')]).toEqual([
      200,
      'noindex, nofollow',
      'private, no-store',
    ]);
    expect(opened.file.equals(file)).toBe(true);

    await deliver(mail?.id ?? '');
    await keepPromises();
    expect(await promiseTo(token)).toMatchObject({ status: 'completed', label: 'envoyée' });
    expect((await documentsOf(id))[0]).toMatchObject({ delivery: 'sent', recipient: email });

    await app.database.query(`UPDATE audit_documents SET link_expires_at = now() - interval '1 second' WHERE id = $1`, [document.id]);
    expect((await fileOf(link)).status).toBe(404);
  });

  it('is sent automatically only while the setting is on', async () => {
    const { id, token, email } = await aMeasuredProspect(app, site.url('/accueil'));
    await ask(token);
    await keepPromises();
    expect(await documentsOf(id)).toEqual([]);
    const setting = (sendAutomatically: boolean) =>
      app.call('PUT', '/api/admin/settings/audit', { as: app.admin, body: { value: { sendAutomatically } } });
    expect((await setting(true)).status).toBe(200);
    try {
      await keepPromises();
      await keepPromises();
      await made(id);
    } finally {
      await setting(false);
    }
    const mail = await mailTo(email);
    expect(mail?.attachments).toHaveLength(1);
    await deliver(mail?.id ?? '');
    await keepPromises();
    expect(await promiseTo(token)).toMatchObject({ label: 'envoyée' });
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it('renews outdated figures first, and refuses a wrong page', async () => {
    const { id } = await aProspect(app.database, {
      site_url: 'http://127.0.0.1:9/',
      metadata: { last_analyzed: '2026-01-01T00:00:00.000Z' },
    });
    expect((await order(id)).body.status).toBe('measuring');
    const scans = await app.database.query('SELECT s.kind FROM scans s JOIN scan_targets t ON t.scan_id = s.id WHERE t.prospect_id = $1', [
      id,
    ]);
    expect(scans).toEqual([{ kind: 'quick' }]);
    await expect(made(id)).rejects.toThrow(/Le site est injoignable\. Aucun audit n’est produit/);
  });

  it('is readable by staff and with its link only', async () => {
    const { id } = await aProspect(app.database, { site_url: null });
    const document = (await order(id)).body;
    expect((await fileOf(`/api/admin/audit-documents/${document.id}.pdf`)).status).toBe(401);
    expect((await fileOf(`/api/public/audit-documents/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await fileOf(`/api/public/audit-documents/${document.id}`)).status).toBe(400);
    await made(id);
  });
});

describe('a company with a name in a non-Latin script', () => {
  it('appears on the first page and in the file name', async () => {
    const { id } = await aMeasuredProspect(app, site.url('/accueil'));
    await app.call('PUT', `/api/admin/prospects/${id}`, { as: app.admin, body: { business_name: '株式会社さくら 🥐 SA' } });
    await order(id);
    const document = await made(id);
    const { file, headers } = await preview(document.id);
    expect(without(readPdf(file).text[0] ?? '')).toContain('株式会社さくら🥐SA');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="audit-sa.pdf"; filename*=UTF-8''${encodeURIComponent('audit-株式会社さくら-sa.pdf')}`,
    );
    expect(file.length).toBeLessThan(1_500_000);
  });

  it('is replaced by the host of its site when no font contains its name', async () => {
    const { id, site_url } = await aMeasuredProspect(app, site.url('/accueil'));
    await app.call('PUT', `/api/admin/prospects/${id}`, { as: app.admin, body: { business_name: '\u{12000}\u{12001}\u{12002}' } });
    await order(id);
    const [first = ''] = readPdf((await preview((await made(id)).id)).file).text;
    expect(first).not.toContain('\u{12000}');
    expect(first).toContain(new URL(site_url ?? '').host);
  });
});
