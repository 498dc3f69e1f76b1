import { randomUUID } from 'node:crypto';
import { OutboxMessage } from '../src/common/mail/outbox-message.entity.js';
import { hashSecret } from '../src/common/tokens.js';
import { TrialMails } from '../src/modules/analysis/scans/trial-mails.service.js';
import type { AppointmentBooked, PublicBooking } from '../src/modules/appointments/appointment.contract.js';
import { AuditDocument } from '../src/modules/audit-pdf/audit-document.entity.js';
import type { MailTemplate } from '../src/modules/outbox/outbox.contract.js';
import { OutboxSender } from '../src/modules/outbox/outbox-sender.schedule.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { readCatalogue } from '../src/words/po-file.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { leftFrench } from './support/left-french.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { aMeasuredProspect, POOR_PAGE } from './support/measured-prospect.js';
import { bodyText } from './support/parsed-html.js';

/** Words of the agency and names, which stay as they are. */
const OWN = ['Agence du Léman', 'Menuiserie du Lac', 'Rue du Lac 1, 1400 Yverdon', 'sous 48 heures', '48 heures', 'Votre message.'];
/** What else a German or Italian reads in each of them. */
const SAID = {
  de: {
    trial_confirmation: 'Bestätigen Sie Ihre Adresse',
    trial_ready: 'Die Analyse Ihrer Website',
    trial_link: 'noch einmal der Link',
    trial_failed: 'Wir konnten Ihre Website',
    audit_received: 'Wir haben Ihre Anfrage',
    audit_ready: '9 Seiten, im Anhang',
    referral_invitation: 'leitet Ihnen die Online-Analyse von Menuiserie du Lac weiter',
    appointment_booked: 'Ihr Anruf ist gebucht',
    appointment_moved: 'Ihr Anruf ist verschoben',
    appointment_cancelled: 'ist abgesagt',
    person_mail: 'Keine Nachrichten mehr erhalten',
  },
  it: {
    trial_confirmation: 'Confermi il Suo indirizzo',
    trial_ready: 'L’analisi del Suo sito',
    trial_link: 'Ecco di nuovo il link',
    trial_failed: 'Non abbiamo potuto misurare',
    audit_received: 'Abbiamo ricevuto la Sua richiesta',
    audit_ready: '9 pagine, in allegato',
    referral_invitation: 'Le trasmette l’analisi in rete di Menuiserie du Lac',
    appointment_booked: 'La Sua chiamata è prenotata',
    appointment_moved: 'La Sua chiamata è spostata',
    appointment_cancelled: 'La Sua chiamata è annullata',
    person_mail: 'Non ricevere più i nostri messaggi',
  },
} as const;

let app: TestApp;
let server: MailServer;
let site: HostileSite;
beforeAll(async () => {
  server = await startMailServer();
  site = await startHostileSite({
    '/accueil': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(POOR_PAGE),
  });
  app = await startApp({
    PUBLIC_URL: 'https://check.example.ch',
    SMTP_URL: server.url,
    MAIL_FROM: 'Agence <bonjour@agence.ch>',
    SCAN_ALLOW_HOSTS: site.host,
  });
  const agency = { name: 'Agence du Léman', email: 'bonjour@agence.ch', address: 'Rue du Lac 1\n1400 Yverdon' };
  await put('settings/agency', { value: agency });
  await put('settings/campaigns', { value: { messagesPerMinute: 60, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([server.stop(), site.stop()]);
});
beforeEach(async () => {
  for (const table of ['prospects', 'outbox', 'suppressions']) await app.database.query(`DELETE FROM ${table}`);
  server.received.length = 0;
});

const put = (path: string, body: object) => app.call('PUT', `/api/admin/${path}`, { as: app.admin, body });
const post = <T>(path: string, body: object) => app.call<T>('POST', `/api/${path}`, { as: app.admin, body });
const visitor = <T>(path: string, body: object, headers: Record<string, string> = {}) =>
  app.call<T>('POST', `/api/public/${path}`, { body, headers });
/** A browser that staff has signed in with. */
const OF_STAFF = { cookie: '__Host-staff=1' };

async function queueEveryEmail(prospect: Prospect, language: 'fr' | 'de' | 'it'): Promise<void> {
  const { token } = prospect;
  await visitor('audit-requests', { token });
  await visitor('referrals', { token, email: 'marie@example.ch' });
  await aCall(token);
  await anAudit(prospect);
  const permission = { prospectIds: [prospect.id], basis: 'customer', obtained_on: '2026-11-01', source: 'Vertrag 2025' };
  await post('admin/contact-permissions', permission);
  await post(`admin/prospects/${prospect.id}/mail`, { mail_id: randomUUID(), subject: 'Votre message.', body: 'Votre message.' });
  const trials = app.app.get(TrialMails, { strict: false });
  await app.database.transaction(async (manager) => {
    await trials.ready(manager, prospect);
    await trials.linkAgain(manager, prospect);
    await trials.failed(manager, prospect, () => '');
  });
  const trial = { websiteUrl: 'https://www.atelier.ch/', email: 'zoe@atelier.ch', companyName: 'Menuiserie du Lac', city: 'Yverdon' };
  const { status } = await visitor(`trials?lang=${language}`, { ...trial, consent: true });
  expect(status).toBe(201);
  await sendAll();
}

/** A prospect gets one e-mail a minute. */
async function sendAll(): Promise<void> {
  const waiting = async () => (await app.database.query(`SELECT 1 FROM outbox WHERE status = 'queued'`)).length > 0;
  for (let minute = 0; minute < 20 && (await waiting()); minute++) {
    await app.app.get(OutboxSender).sendDue();
    await app.database.query(`UPDATE outbox SET sent_at = sent_at - interval '1 minute' WHERE status = 'sent'`);
  }
}

/** Booked, moved, and cancelled. */
async function aCall(token: string): Promise<void> {
  const { body } = await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${token}`);
  const [first, second] = body.slots;
  const booked = await visitor<AppointmentBooked>('appointments', { token, start: first?.start });
  const secret = booked.body.manageUrl?.split('/').pop();
  await visitor(`booking/links/${secret}/move`, { start: second?.start });
  await visitor(`booking/links/${secret}/cancel`, {});
}

/** An audit that is there, in the language of its reader, and sent. */
async function anAudit({ id: prospect_id, language }: Prospect): Promise<void> {
  const made = { status: 'made', file: Buffer.from('%PDF'), bytes: 4, pages: 9, made_at: new Date(), language } as const;
  const { id } = await app.database.getRepository(AuditDocument).save({ prospect_id, ...made } as AuditDocument);
  expect((await post(`admin/audit-documents/${id}/send`, {})).status).toBe(200);
}

const CATALOGUES = { de: readCatalogue('de'), it: readCatalogue('it') };
const withoutAddresses = (text: string) => text.replace(/https?:\S+/g, '');

describe.each(['de', 'it'] as const)('e-mails to a reader of %s', (language) => {
  it('are in that language: subject, text, buttons, reason and calendar file; e-mails to staff stay French', async () => {
    const prospect = await aMeasuredProspect(app, site.url('/accueil'));
    await app.database.query(`UPDATE prospects SET language = $2, review_status = 'validated' WHERE id = $1`, [prospect.id, language]);
    await queueEveryEmail({ ...prospect, language }, language);
    const messages = await app.database.getRepository(OutboxMessage).find({ order: { created_at: 'ASC' } });
    const isStaffs = ({ kind }: OutboxMessage) => /_alert$|_agent$/.test(kind);
    const theirs = messages.filter((message) => !isStaffs(message));
    expect(new Set(theirs.map(({ kind }) => kind))).toEqual(new Set(Object.keys(SAID[language])));
    for (const { kind, subject, body_text, attachments, recipient } of theirs) {
      const sent = server.received.filter(({ to }) => to[0] === recipient);
      const html = sent.map((mail) => mail.part('text/html')).find((part) => part.includes(`<title>${subject}`)) ?? '';
      expect(html).toContain(`<html lang="${language}">`);
      const calendars = attachments
        .filter(({ filename }) => filename.endsWith('.ics'))
        .map(({ filename, content }) => `${filename}\n${Buffer.from(content, 'base64').toString().replaceAll('\r\n ', '')}`)
        .map((file) => file.replace(/^PRODID.*$/m, '').replaceAll('\\n', '\n'));
      const all = [subject, body_text, bodyText(html), ...calendars].join('\n');
      expect([kind, leftFrench(withoutAddresses(all).split('\n'), CATALOGUES[language], OWN)]).toEqual([kind, []]);
      expect([kind, `${subject}\n${body_text}`]).toEqual([
        kind,
        expect.stringContaining(SAID[language][kind as keyof (typeof SAID)['de']]),
      ]);
    }
    for (const { language: own } of messages.filter(isStaffs)) expect(own).toBe('fr');
  });

  it('contain the measurements in that language, and no amount', async () => {
    const prospect = await aMeasuredProspect(app, site.url('/accueil'));
    await app.database.transaction((manager) => app.app.get(TrialMails, { strict: false }).ready(manager, { ...prospect, language }));
    const [message] = await app.database.getRepository(OutboxMessage).find();
    expect(message?.body_text).not.toMatch(/CHF/);
  });

  it('are previewed by staff in that language', async () => {
    const { body } = await app.call<MailTemplate[]>('GET', `/api/admin/mail/templates?lang=${language}`, { as: app.admin });
    expect(body.map(({ id }) => id).sort()).toEqual(
      Object.keys(SAID[language])
        .filter((kind) => kind !== 'person_mail')
        .sort(),
    );
    for (const { subject, body_text, body_html } of body)
      expect(leftFrench([subject, body_text, bodyText(body_html)].map(withoutAddresses), CATALOGUES[language], OWN)).toEqual([]);
  });
});

/** Marketing carries the one-click header too; what a person has asked for does not. */
const ONE_CLICK = ['referral_invitation', 'person_mail'];

it.each(['fr', 'de', 'it'] as const)('every e-mail to a reader of %s ends with a working link that ends all others', async (language) => {
  const prospect = await aMeasuredProspect(app, site.url('/accueil'));
  await app.database.query(`UPDATE prospects SET language = $2, review_status = 'validated' WHERE id = $1`, [prospect.id, language]);
  await queueEveryEmail({ ...prospect, language }, language);
  const messages = await app.database.getRepository(OutboxMessage).find({ order: { created_at: 'ASC' } });
  const internal = messages.filter(({ kind }) => !Object.hasOwn(SAID.de, kind));
  expect(internal.length).toBeGreaterThan(0);
  for (const { id, kind, body_text, recipient } of messages) {
    const mail = server.received.find(({ header }) => header('Message-ID')?.includes(id));
    const isInternal = internal.some((one) => one.id === id);
    const [, secret = ''] = /\/desinscription\/([\w-]{43})\s*$/.exec(body_text) ?? [];
    expect([kind, secret !== '']).toEqual([kind, !isInternal]);
    expect([kind, mail?.part('text/html').includes('/desinscription/')]).toEqual([kind, !isInternal]);
    if (isInternal) continue;
    expect([kind, mail?.part('text/html').includes(`/desinscription/${secret}"`)]).toEqual([kind, true]);
    expect([kind, mail?.part('text/plain').includes(secret)]).toEqual([kind, true]);
    expect([kind, Boolean(mail?.header('List-Unsubscribe'))]).toEqual([kind, ONE_CLICK.includes(kind)]);
    const state = await app.call<{ scope: string }>('POST', `/api/public/unsubscribe/${secret}`, { body: { scope: 'marketing' } });
    expect([kind, state.status, state.body.scope]).toEqual([kind, 200, 'marketing']);
    // the link ends the messages to the one who reads it
    const [stored] = await app.database.query(`SELECT prospect_id FROM unsubscribe_links WHERE token_hash = $1`, [hashSecret(secret)]);
    expect([kind, stored.prospect_id !== null]).toEqual([kind, recipient !== 'marie@example.ch']);
  }
});

it('a reader without a language gets e-mails in French', async () => {
  const { token } = await aProspect(app.database);
  await visitor('audit-requests', { token });
  const [message] = await app.database.getRepository(OutboxMessage).findBy({ kind: 'audit_received' });
  expect([message?.language, message?.body_text]).toEqual(['fr', expect.stringContaining('Nous avons bien reçu votre demande d’audit')]);
});

describe('a visitor in another language than the prospect', () => {
  const languageOf = async ({ id }: Prospect) =>
    (await app.database.query<{ language: string | null }[]>('SELECT language FROM prospects WHERE id = $1', [id]))[0]?.language;
  const written = async (kind: string) => {
    const messages = await app.database.getRepository(OutboxMessage).find({ where: { kind } });
    return messages.map(({ language }) => language);
  };

  it.each([
    ['asks for the audit', 'audit_received', ({ token }: Prospect, lang: string) => visitor(`audit-requests?lang=${lang}`, { token })],
    [
      'passes the analysis on',
      'referral_invitation',
      ({ token }: Prospect, lang: string) => visitor(`referrals?lang=${lang}`, { token, email: 'marie@example.ch' }),
    ],
    [
      'books a call',
      'appointment_booked',
      async ({ token }: Prospect, lang: string) => {
        const { body } = await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${token}`);
        return visitor(`appointments?lang=${lang}`, { token, start: body.slots[0]?.start });
      },
    ],
  ])('and %s is answered in it, now and later', async (_what, kind, act) => {
    const prospect = await aMeasuredProspect(app, site.url('/accueil'));
    expect((await act(prospect, 'it')).status).toBe(201);
    expect([await written(kind), await languageOf(prospect)]).toEqual([['it'], 'it']);
  });

  it('who is staff changes nothing: the answer is in the prospect’s own language', async () => {
    const prospect = await aMeasuredProspect(app, site.url('/accueil'), { language: 'de' });
    const { body } = await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${prospect.token}`);
    const { token } = prospect;
    const acts = [
      await visitor('audit-requests?lang=it', { token }, OF_STAFF),
      await visitor('referrals?lang=it', { token, email: 'marie@example.ch' }, OF_STAFF),
      await visitor('appointments?lang=it', { token, start: body.slots[0]?.start }, OF_STAFF),
    ];
    expect(acts.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await languageOf(prospect)).toBe('de');
    for (const kind of ['audit_received', 'referral_invitation', 'appointment_booked'])
      expect([kind, await written(kind)]).toEqual([kind, ['de']]);
  });

  it('in French stores a language only to replace another one', async () => {
    const [plain, german] = [await aProspect(app.database, {}), await aProspect(app.database, { email: 'h@example.ch', language: 'de' })];
    for (const { token } of [plain, german]) await visitor('audit-requests?lang=fr', { token });
    expect([await languageOf(plain), await languageOf(german), await written('audit_received')]).toEqual([null, 'fr', ['fr', 'fr']]);
  });
});

it('texts of the agency are in the language of the e-mail, or left out', async () => {
  const delay = async (language: 'de' | 'it') => {
    await app.database.query('DELETE FROM outbox');
    const { token } = await aProspect(app.database, { email: `${language}@example.ch`, language });
    await visitor('audit-requests', { token });
    return (await app.database.getRepository(OutboxMessage).findOneByOrFail({ kind: 'audit_received' })).body_text;
  };
  await put('settings/claims', { value: { auditDelay: 'deux jours ouvrés' } });
  await put('settings/translations', {
    value: { de: { 'claims/auditDelay': { french: 'deux jours ouvrés', text: 'zwei Arbeitstagen' } }, it: {} },
  });
  expect(await delay('de')).toContain('zwei Arbeitstagen');
  expect(await delay('it')).not.toMatch(/ouvrés|Arbeitstagen/);
});
