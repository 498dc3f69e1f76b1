import type { PublicBooking } from '../src/modules/appointments/appointment.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { letPass } from './support/passing-time.js';

interface Refused {
  code: string;
  message: string;
  errors?: Record<string, string>;
  token?: string;
}

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch', TRUST_PROXY: '1' });
  await settings('agency', { email: 'bonjour@agence.ch' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects; DELETE FROM blocked_urls; DELETE FROM rate_limits'));

const settings = async (key: string, value: object) => {
  const { status, body } = await app.call('PUT', `/api/admin/settings/${key}`, { as: app.admin, body: { value } });
  expect([status, body]).toEqual([200, body]);
};
type Lang = 'fr' | 'de' | 'it';
/** A request of a page in this language; its cookie tells it. */
const ask = (language: Lang | null, method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  app.call<Refused>(method, path, { ...(body && { body }), headers: { ...(language && { cookie: `a=1; lang=${language}` }), ...headers } });
const post = (language: Lang | null, path: string, body: object) => ask(language, 'POST', `/api/public/${path}`, body);

const freeSlot = async (token: string) =>
  (await app.call<PublicBooking>('GET', `/api/public/booking/slots?token=${token}`)).body.slots[0]?.start;

const aTrial = (values: object = {}) => ({
  websiteUrl: 'https://www.menuiserie.ch/',
  email: 'zoe@menuiserie.ch',
  companyName: 'Menuiserie',
  city: 'Yverdon',
  consent: true,
  ...values,
});

/** What each form refuses, by how it is provoked: French as it always was, German, Italian. */
type Provoked = (language: Lang) => Promise<{ body: Refused }>;
const REFUSALS: [string, Provoked, Record<Lang, string>][] = [
  [
    'a trial without an address',
    (language) => post(language, 'trials', aTrial({ email: '' })),
    { fr: 'Email requis', de: 'E-Mail nötig', it: 'E-mail obbligatoria' },
  ],
  [
    'a trial with a wrong URL',
    (language) => post(language, 'trials', aTrial({ websiteUrl: 'www.menuiserie.ch' })),
    {
      fr: "L'URL doit commencer par http:// ou https://",
      de: 'Die URL muss mit http:// oder https:// beginnen',
      it: 'L’URL deve cominciare con http:// o https://',
    },
  ],
  [
    'a trial of somebody else’s site',
    async (language) => {
      await settings('trial', { otherAddresses: false });
      const answer = await post(language, 'trials', aTrial({ email: 'zoe@ailleurs.ch' }));
      await settings('trial', {});
      return answer;
    },
    {
      fr: "L'email doit correspondre au domaine du site",
      de: 'Die E-Mail-Adresse muss zur Domain der Website gehören',
      it: 'L’e-mail deve corrispondere al dominio del sito',
    },
  ],
  [
    'a trial of a client',
    async (language) => {
      await app.call('POST', '/api/admin/blocked-urls', { as: app.admin, body: { url: 'https://www.menuiserie.ch/' } });
      return post(language, 'trials', aTrial());
    },
    {
      fr: 'Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement à bonjour@agence.ch',
      de: 'Diese URL gehört zu unseren bestehenden Kunden. Bei Fragen schreiben Sie uns direkt an bonjour@agence.ch',
      it: 'Questo URL appartiene a un nostro cliente. Per qualsiasi domanda ci scriva direttamente a bonjour@agence.ch',
    },
  ],
  [
    'a second trial within seven days',
    async (language) => {
      await post(language, 'trials', aTrial());
      return post(language, 'trials', aTrial({ email: 'luc@menuiserie.ch' }));
    },
    {
      fr: 'Un essai existe déjà pour cet email ou ce site web. Veuillez réessayer dans 7 jours.',
      de: 'Für diese E-Mail-Adresse oder diese Website gibt es schon einen Versuch. Bitte versuchen Sie es in 7 Tagen noch einmal.',
      it: 'Esiste già una prova per questa e-mail o questo sito web. La preghiamo di riprovare tra 7 giorni.',
    },
  ],
  [
    'a trial that a program asks for',
    (language) => post(language, 'trials', aTrial({ fax: 'x' })),
    {
      fr: 'Une erreur est survenue. Veuillez réessayer.',
      de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
      it: 'Si è verificato un errore. La preghiamo di riprovare.',
    },
  ],
  [
    'a link that confirms nothing',
    (language) => post(language, 'verifications', { verificationToken: 'x' }),
    { fr: 'Token invalide ou déjà utilisé', de: 'Token ungültig oder schon verwendet', it: 'Token non valido o già utilizzato' },
  ],
  [
    'a link sent again to no address',
    (language) => post(language, 'trials/link', { email: 'zoe@' }),
    { fr: "Format d'email invalide", de: 'Ungültiges E-Mail-Format', it: 'Formato di e-mail non valido' },
  ],
  [
    'a message of nobody',
    (language) => post(language, 'contact', { email: 'zoe@menuiserie.ch', nom: 'Zoé', entreprise: 'M', prenom: 'x'.repeat(201) }),
    { fr: '200 caractères au maximum', de: 'Höchstens 200 Zeichen', it: 'Al massimo 200 caratteri' },
  ],
  [
    'a message with a wrong number',
    (language) => post(language, 'contact', { email: 'zoe@menuiserie.ch', prenom: 'Zoé', nom: 'B', entreprise: 'M', telephone: '12' }),
    {
      fr: 'Numéro de téléphone non reconnu. Exemple : +41 79 123 45 67',
      de: 'Telefonnummer nicht erkannt. Beispiel: +41 79 123 45 67',
      it: 'Numero di telefono non riconosciuto. Esempio: +41 79 123 45 67',
    },
  ],
  [
    'the quiz of an unknown link',
    (language) => ask(language, 'GET', '/api/public/quiz/ZZZZZZZZ'),
    {
      fr: 'Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.',
      de: 'Die Daten konnten nicht geladen werden. Der Token ist vielleicht ungültig oder abgelaufen.',
      it: 'Impossibile caricare i dati. Il token è forse non valido o scaduto.',
    },
  ],
  [
    'a quiz without all answers',
    async (language) => {
      const { token } = await aProspect(app.database);
      return post(language, `quiz/${token}/complete`, {});
    },
    {
      fr: 'Il manque encore une réponse : question 1, 2, 3, 4, 5, 6, 7.',
      de: 'Es fehlt noch eine Antwort: Frage 1, 2, 3, 4, 5, 6, 7.',
      it: 'Manca ancora una risposta: domanda 1, 2, 3, 4, 5, 6, 7.',
    },
  ],
  [
    'a call at a time that is taken',
    async (language) => {
      const [first, second] = [await aProspect(app.database), await aProspect(app.database)];
      const start = await freeSlot(first.token);
      await post(language, 'appointments', { token: first.token, start });
      return post(language, 'appointments', { token: second.token, start });
    },
    {
      fr: 'Ce créneau vient d’être pris. Choisissez-en un autre.',
      de: 'Dieser Termin wurde soeben vergeben. Wählen Sie einen anderen.',
      it: 'Questo orario è appena stato preso. Ne scelga un altro.',
    },
  ],
  [
    'a call with no number',
    async (language) => {
      const { token } = await aProspect(app.database);
      return post(language, 'appointments', { token, start: await freeSlot(token), telephone: '12' });
    },
    {
      fr: 'Ce numéro n’est pas valable. Écrivez\u2011le comme 079 123 45 67, ou laissez le champ vide.',
      de: 'Diese Nummer ist nicht gültig. Schreiben Sie sie wie 079 123 45 67, oder lassen Sie das Feld leer.',
      it: 'Questo numero non è valido. Lo scriva come 079 123 45 67, o lasci vuoto il campo.',
    },
  ],
  [
    'a link of no invitation',
    (language) => ask(language, 'GET', '/api/public/booking/links/x'),
    {
      fr: 'Ce lien est invalide. Reprenez-le dans l’invitation que vous avez reçue.',
      de: 'Dieser Link ist ungültig. Nehmen Sie ihn aus der Einladung, die Sie erhalten haben.',
      it: 'Questo link non è valido. Lo riprenda dall’invito che ha ricevuto.',
    },
  ],
  [
    'a referral to no address',
    async (language) => post(language, 'referrals', { token: (await aProspect(app.database)).token, email: 'x' }),
    {
      fr: 'Veuillez entrer une adresse email valide',
      de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      it: 'Inserisca un indirizzo e-mail valido',
    },
  ],
  [
    'a referral by a link that has expired',
    (language) => post(language, 'referrals', { token: 'ZZZZZZZZ', email: 'luc@menuiserie.ch' }),
    {
      fr: 'Ce lien a expiré ou est invalide.',
      de: 'Dieser Link ist abgelaufen oder ungültig.',
      it: 'Questo link è scaduto o non valido.',
    },
  ],
  [
    'an audit of nobody',
    (language) => post(language, 'audit-requests', {}),
    { fr: 'Token invalide ou manquant', de: 'Token ungültig oder nicht vorhanden', it: 'Token non valido o mancante' },
  ],
  [
    'an unsubscription by a link that is none',
    (language) => ask(language, 'GET', '/api/public/unsubscribe/unknown'),
    {
      fr: 'Ce lien est invalide. Reprenez-le dans le message que vous avez reçu.',
      de: 'Dieser Link ist ungültig. Nehmen Sie ihn aus der Nachricht, die Sie erhalten haben.',
      it: 'Questo link non è valido. Lo riprenda dal messaggio che ha ricevuto.',
    },
  ],
  [
    'the report of a page elsewhere',
    async (language) => {
      const { id } = await aProspect(app.database);
      return ask(language, 'GET', `/api/public/page-report?prospectId=${id}&url=https://ailleurs.ch/`);
    },
    {
      fr: 'Cette adresse n’appartient pas au site du prospect.',
      de: 'Diese Adresse gehört nicht zur analysierten Website.',
      it: 'Questo indirizzo non appartiene al sito analizzato.',
    },
  ],
  [
    'an audit whose link has expired',
    (language) => ask(language, 'GET', '/api/public/audit-documents/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'),
    {
      fr: 'Ce lien n’est plus valable. Répondez à notre e-mail, et nous vous renvoyons l’audit.',
      de: 'Dieser Link gilt nicht mehr. Antworten Sie auf unsere E-Mail, und wir senden Ihnen das Audit noch einmal.',
      it: 'Questo link non è più valido. Risponda alla nostra e-mail e Le rimandiamo l’audit.',
    },
  ],
  [
    'a body that is none',
    (language) => app.call('POST', '/api/public/contact', { body: '{', headers: { cookie: `lang=${language}` } }),
    { fr: 'La demande est mal formée.', de: 'Die Anfrage ist fehlerhaft.', it: 'La richiesta non è formulata correttamente.' },
  ],
  [
    'an address that is cut off',
    (language) => ask(language, 'GET', '/api/public/quiz/%E'),
    {
      fr: 'Cette adresse est mal formée. Vérifiez que vous l’avez copiée en entier, puis recommencez.',
      de: 'Diese Adresse ist fehlerhaft. Prüfen Sie, ob Sie sie ganz kopiert haben, und versuchen Sie es noch einmal.',
      it: 'Questo indirizzo non è corretto. Verifichi di averlo copiato per intero e riprovi.',
    },
  ],
  [
    'an address that is none',
    (language) => ask(language, 'GET', `/api/public/nothing?lang=${language}`),
    { fr: 'Cette adresse n’existe pas.', de: 'Diese Adresse gibt es nicht.', it: 'Questo indirizzo non esiste.' },
  ],
];

describe.each(REFUSALS)('%s', (_name, provoke, words) => {
  it.each(['fr', 'de', 'it'] as const)('is refused in %s', async (language) => {
    const { body } = await provoke(language);
    expect([body.message, ...Object.values(body.errors ?? {})]).toContain(words[language]);
    expect(body.message === words[language] || Object.values(body.errors ?? {}).includes(words[language])).toBe(true);
  });
});

it('every invalid field of a form is reported in the language of its page, with short messages for library errors', async () => {
  const { body } = await post('de', 'trials', { websiteUrl: 5, startedAt: 'gestern' });
  expect(body.errors).toEqual({
    websiteUrl: 'URL nötig',
    email: 'E-Mail nötig',
    companyName: 'Name des Unternehmens nötig',
    city: 'Ort nötig',
    consent: 'Sie müssen die Bedingungen annehmen',
    startedAt: 'Geben Sie eine Zahl an',
  });
  const quiz = await ask('it', 'PUT', `/api/public/quiz/${(await aProspect(app.database)).token}/answers/1`, { answer: 5 });
  expect(quiz.body.errors).toEqual({ answer: 'Dato non valido' });
});

it('the form without script is shown again with its faults, in the language of its page', async () => {
  const fields = new URLSearchParams({ 'form-name': 'contact', nom: 'Zoé' });
  const answer = await fetch(`${app.url}/?lang=de`, { method: 'POST', body: fields, redirect: 'manual' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Beim Senden ist ein Fehler aufgetreten.');
  expect(html).toContain('Vorname nötig.');
  expect(html).not.toContain('Prénom requis');
});

describe('a rate-limited visitor', () => {
  it('gets the time to retry', async () => {
    await settings('rateLimits', { forms: { max: 1, windowMs: 600_000 } });
    letPass(app, 2100);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const send = (language: Lang) => ask(language, 'POST', '/api/public/trials/link', { email: 'zoe@menuiserie.ch' }, from);
    await send('de');
    expect((await send('de')).body.message).toBe('Zu viele Anfragen in kurzer Zeit. Versuchen Sie es in 10 Minuten noch einmal.');
    expect((await send('it')).body.message).toBe('Troppe richieste in poco tempo. Riprovi tra 10 minuti.');
    const french = await send('fr');
    expect(french.body.message).toBe('Trop de demandes en peu de temps. Réessayez dans 10 minutes.');
    expect(french.headers.get('content-language')).toBeNull();
    await settings('rateLimits', {});
    letPass(app, 2100);
  });
});

describe('the language of a refusal', () => {
  const twice = async (token: string, language: Lang | null = null, query = '') =>
    (await ask(language, 'POST', `/api/public/appointments${query}`, { token, start: '2020-01-01T08:00:00Z' })).body.message;

  it('is that of the URL, then the cookie, then the prospect, then French', async () => {
    const german = await aProspect(app.database, { language: 'de' });
    const nobody = await aProspect(app.database);
    const [de, it, fr] = ['Dieser Termin wird', 'Questo orario', 'Ce créneau'];
    expect(await twice(german.token, 'fr', '?lang=it')).toContain(it);
    expect(await twice(german.token, 'it')).toContain(it);
    expect(await twice(german.token)).toContain(de);
    expect(await twice(german.token, 'fr')).toContain(fr);
    expect(await twice(nobody.token)).toContain(fr);
    expect(await twice(nobody.token, null, '?lang=en')).toContain(fr);
  });

  it('does not depend on the cookie for staff', async () => {
    const headers = { cookie: 'lang=de' };
    const { body } = await app.call<Refused>('POST', '/api/admin/prospects?lang=de', {
      as: app.admin,
      headers,
      body: { prenom: 'A', nom: '' },
    });
    expect(body.errors?.nom).toBe('Veuillez remplir tous les champs obligatoires');
  });

  it('tells nobody who floods whether a link exists', async () => {
    const { token } = await aProspect(app.database, { language: 'de' });
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await settings('rateLimits', { unknownTokens: { max: 1, windowMs: 600_000 } });
    letPass(app, 2100);
    for (const unknown of [...'ABDEFGHIJK'].map((letter) => letter.repeat(8)))
      await ask(null, 'GET', `/api/public/quiz/${unknown}`, undefined, headers);
    const answers = [
      await ask(null, 'GET', `/api/public/quiz/${token}`, undefined, headers),
      await ask(null, 'GET', '/api/public/quiz/CCCCCCCC', undefined, headers),
    ];
    expect(answers.map(({ status, body }) => [status, body.message.replace(/\d+/, '0')])).toEqual(
      Array.from({ length: 2 }, () => [429, 'Trop de demandes en peu de temps. Réessayez dans 0 minutes.']),
    );
    await settings('rateLimits', {});
    letPass(app, 2100);
  });
});

describe('a trial begun on a page in German', () => {
  it('has that language, and its e-mails too', async () => {
    const { body } = await ask(null, 'POST', '/api/public/trials?lang=de', aTrial());
    expect(await app.database.query('SELECT language FROM prospects')).toEqual([{ language: 'de' }]);
    const progress = (language: Lang | null) =>
      app.call<{ label: string; steps: { label: string }[] }>('GET', `/api/public/trials/${body.token}/progress`, {
        headers: language ? { cookie: `lang=${language}` } : {},
      });
    expect((await progress(null)).body).toMatchObject({
      label: 'Wir öffnen Ihre Website',
      steps: expect.arrayContaining([expect.objectContaining({ label: 'Zugang zur Website' })]),
    });
    expect((await progress('it')).body.label).toBe('Apriamo il Suo sito');
    expect((await progress('fr')).body.label).toBe('Nous ouvrons votre site');
    await ask('it', 'POST', '/api/public/trials', aTrial({ websiteUrl: 'https://altro.ch/', email: 'a@altro.ch' }));
    await ask(null, 'POST', '/api/public/trials', aTrial({ websiteUrl: 'https://autre.ch/', email: 'a@autre.ch' }));
    const stored = await app.database.query<{ language: string | null }[]>('SELECT language FROM prospects ORDER BY email');
    expect(stored.map(({ language }) => language)).toEqual(['it', null, 'de']);
  });

  it('gets its link again in the language of the page', async () => {
    expect((await post('de', 'trials/link', { email: 'zoe@menuiserie.ch' })).body.message).toMatch(/^Falls mit dieser Adresse/);
    expect((await post('it', 'trials/link', { email: 'zoe@menuiserie.ch' })).body.message).toMatch(/^Se con questo indirizzo/);
    expect((await post(null, 'trials/link', { email: 'zoe@menuiserie.ch' })).body.message).toMatch(/^Si une analyse/);
  });
});
