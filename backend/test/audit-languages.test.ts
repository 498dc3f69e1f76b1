import { setTimeout as sleep } from 'node:timers/promises';
import { OutboxMessage } from '../src/common/mail/outbox-message.entity.js';
import type { AuditDocumentRecord } from '../src/modules/audit-pdf/audit-pdf.contract.js';
import { readCatalogue } from '../src/words/po-file.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { leftFrench } from './support/left-french.js';
import { aMeasuredProspect, POOR_PAGE, RESULTS } from './support/measured-prospect.js';
import { readPdf } from './support/pdf.js';

let site: HostileSite;
const CATALOGUES = { de: readCatalogue('de'), it: readCatalogue('it') };

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

/** What the agency says of itself. */
const AGENCYS = ['Votre présence en ligne, mesurée', 'en Suisse'];

/** What customers, assistants, the site itself and the agency have written. */
function othersWords(): string[] {
  const { reviews, citations, keywords } = RESULTS(site.url('/accueil'));
  const answers = citations?.platforms?.flatMap((one) => one.answers ?? []) ?? [];
  return [
    ...(reviews?.reviews ?? []).flatMap(({ text }) => text ?? []),
    ...answers.flatMap(({ question, answer }) => [question, answer]),
    ...(keywords?.ranked_keywords ?? []).map(({ keyword }) => keyword),
    ...['Menuiserie du Lac', 'Menuiserie', 'Rue du Lac 12, 1400 Yverdon-les-Bains'],
    ...AGENCYS,
  ];
}

const documentsOf = async (prospectId: string) => {
  const filter = new URLSearchParams({ filter: JSON.stringify({ prospect_id: prospectId }) });
  return (await app.call<AuditDocumentRecord[]>('GET', `/api/admin/audit-documents?${filter}`, { as: app.admin })).body;
};

async function made(prospectId: string): Promise<AuditDocumentRecord> {
  await app.call('POST', `/api/admin/prospects/${prospectId}/audit-pdf`, { as: app.admin, body: {} });
  for (const deadline = Date.now() + 180_000; ; await sleep(100)) {
    const [document] = await documentsOf(prospectId);
    if (document?.status === 'made') return document;
    if (document?.status === 'failed' || Date.now() > deadline) throw new Error(`not made: ${JSON.stringify(document)}`);
  }
}

async function pdfOf(id: string) {
  const headers = { authorization: `Bearer ${app.admin.token}`, cookie: app.admin.cookies.join('; ') };
  const answer = await fetch(`${app.url}/api/admin/audit-documents/${id}.pdf`, { headers });
  return readPdf(Buffer.from(await answer.arrayBuffer()));
}

const EXPECTED = {
  de: {
    title: 'Audit des Internetauftritts – Menuiserie du Lac',
    bookmarks: ['Zusammenfassung', 'Geschwindigkeit', 'Suchbegriffe', 'Massnahmenplan', 'Methode und Quellen'],
    words: ['Inhalt', 'Mittel.', 'DreiMassnahmenfürdenAnfang', 'Zeitwählen', '4,7von5', '12’500'],
    unmeasured: ['Notenichtgemessen', 'Wasnichtgemessenwurde', 'DieKI-Assistentenwurdennichtbefragt.'],
  },
  it: {
    title: 'Audit della presenza in rete – Menuiserie du Lac',
    bookmarks: ['Sintesi', 'Parole chiave', 'Piano d’azione', 'Metodo e fonti'],
    words: ['Indice', 'Medio.', 'Treazionipercominciare', 'Scegliunorario', '4,7su5', '12’500'],
    unmeasured: ['Votononmisurato', 'Checosanonèstatomisurato'],
  },
} as const;

describe.each(['de', 'it'] as const)('the audit of a reader of %s', (language) => {
  const { title, bookmarks, words, unmeasured } = EXPECTED[language];

  it('is written in that language, from cover to footers, without French except quotations', async () => {
    const { id } = await aMeasuredProspect(app, site.url('/accueil'), { language });
    const document = await made(id);
    expect(document.language).toBe(language);
    const pdf = await pdfOf(document.id);
    expect(pdf.pages).toBeLessThanOrEqual(8);
    expect(pdf).toMatchObject({ lang: `${language}-CH`, tagged: true, title });
    expect(pdf.bookmarks.map((one) => one.replace(/^\d+ ?/, ''))).toEqual(expect.arrayContaining([...bookmarks]));
    const text = pdf.text.join('').replace(/\d\d\.\d\d\.\d{4}–/g, '');
    for (const one of words) expect(text).toContain(one);
    const read = [...pdf.lines.flat(), ...pdf.bookmarks, ...pdf.alternatives].join(' ');
    expect(leftFrench([read], CATALOGUES[language], othersWords())).toEqual([]);
  });

  it('names missing parts in that language', async () => {
    const { id } = await aProspect(app.database, { business_name: 'Atelier', site_url: null, language });
    const pdf = await pdfOf((await made(id)).id);
    for (const one of unmeasured) expect(pdf.text.join('')).toContain(one);
    expect(leftFrench([[...pdf.lines.flat(), ...pdf.alternatives].join(' ')], CATALOGUES[language], AGENCYS)).toEqual([]);
  });
});

it('is made again in the new language of the prospect, with its e-mail', async () => {
  const { id, email } = await aProspect(app.database, { business_name: 'Atelier', site_url: null, language: 'de' });
  const german = await made(id);
  await app.database.query(`UPDATE prospects SET language = 'it' WHERE id = $1`, [id]);
  const send = (document: AuditDocumentRecord) =>
    app.call('POST', `/api/admin/audit-documents/${document.id}/send`, { as: app.admin, body: {} });
  await send(german);
  const italian = await made(id);
  expect([german.language, italian.language]).toEqual(['de', 'it']);
  await send(italian);
  const messages = await app.database.getRepository(OutboxMessage).find({ where: { recipient: email }, order: { created_at: 'ASC' } });
  expect(messages.map(({ language, subject }) => [language, subject])).toEqual([
    ['de', 'Ihr Audit für Atelier'],
    ['it', 'Il Suo audit per Atelier'],
  ]);
});
