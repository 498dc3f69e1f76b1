import { Measurement } from '../src/modules/analysis/results/measurement.entity.js';
import type { ContactMessageRecord } from '../src/modules/messages/contact.contract.js';
import type { Claims } from '../src/modules/settings/claims.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM contact_messages; DELETE FROM outbox'));

interface Refused {
  message: string;
  errors: Record<string, string>;
}

/** A form that a person has looked at for a minute. */
const aContact = (values: object = {}) => ({
  prenom: 'Anne',
  nom: 'Rochat',
  entreprise: 'Menuiserie du Lac',
  email: 'anne@menuiserie-du-lac.ch',
  website: '',
  startedAt: Date.now() - 60_000,
  ...values,
});
const send = (body: object) => app.call<Refused & { received: true }>('POST', '/api/public/contact', { body });
const post = (fields: Record<string, string>) =>
  fetch(`${app.url}/`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const stored = () => app.database.query('SELECT * FROM contact_messages ORDER BY created_at');
const alerts = () => app.database.query(`SELECT * FROM outbox WHERE kind = 'contact_alert'`);

describe('an answer about a doubtful Google listing', () => {
  const listing = { place_id: 'ChIJ-1', name: 'Garage du Lac Bleu', address: 'Rue du Port 3, 1820 Montreux', refused: false };
  const doubtful = async (patch: object = {}) => {
    const prospect = await aProspect(app.database, { business_name: 'Garage du Lac', telephone: '+41791234567' });
    const found = { ...{ phone: null, website: null, url: null, rating: 3.9, reviews_count: 12, differs: ['city'] }, ...listing, ...patch };
    await app.database.getRepository(Measurement).save({
      ...{ prospect_id: prospect.id, analysis: 'reviews', state: 'not_applicable', source: 'live', measured_at: new Date() },
      error: { code: 'other_company', message: 'Une autre entreprise.', listing: found },
    } as never);
    return prospect;
  };
  const answer = (token: string, body: object) =>
    app.call<Refused & { received: true }>('POST', `/api/public/prospects/${token}/listing`, { body });
  const shown = async (token: string) =>
    (await app.call<{ reviews: { isOtherListing: boolean; found: object | null } }>('GET', `/api/public/prospects/${token}`)).body.reviews;

  it('is a message to staff, which names the listing and the address that was given', async () => {
    const { token, email } = await doubtful();
    expect(await shown(token)).toMatchObject({ isOtherListing: true, found: { name: listing.name, address: listing.address } });
    const given = await answer(token, { isOurs: false, url: 'maps.app.goo.gl/AbC' });
    expect([given.status, given.body]).toEqual([202, { received: true }]);
    expect((await answer(token, { isOurs: true })).status).toBe(202);
    const messages = await stored();
    expect(messages).toMatchObject([
      { form: 'listing', email, entreprise: 'Garage du Lac', message: expect.stringContaining('https://maps.app.goo.gl/AbC') },
      { form: 'listing', message: expect.stringContaining('C’est bien la leur.') },
    ]);
    expect(messages[0].message).toContain('Garage du Lac Bleu, Rue du Port 3, 1820 Montreux');
    expect(await alerts()).toHaveLength(2);
    const { body } = await app.call<ContactMessageRecord[]>('GET', '/api/admin/contact-messages', { as: app.admin });
    expect(body.map(({ form }) => form)).toEqual(['listing', 'listing']);
  });

  it('is refused without a listing in doubt, with an address that is not Google’s, and beyond three a day', async () => {
    const { token } = await aProspect(app.database);
    const unasked = await answer(token, { isOurs: true });
    expect(unasked).toMatchObject({ status: 409, body: { code: 'listing_known' } });
    expect((await answer('zzzzzzzz', { isOurs: true })).status).toBe(404);
    const other = await doubtful();
    for (const url of ['https://exemple.ch/', 'https://google.exemple.ch/', 'ma fiche']) {
      const refused = await answer(other.token, { isOurs: false, url });
      expect([url, refused.status, Object.keys(refused.body.errors)]).toEqual([url, 422, ['url']]);
    }
    expect((await answer(other.token, {})).status).toBe(422);
    expect(await stored()).toEqual([]);
    for (const expected of [202, 202, 202, 429]) expect((await answer(other.token, { isOurs: false })).status).toBe(expected);
    expect(await stored()).toHaveLength(3);
  });

  it('is not asked of a listing that staff knows to be another company’s', async () => {
    expect(await shown((await doubtful({ refused: true })).token)).toMatchObject({ isOtherListing: true, found: null });
  });
});

describe('a contact message', () => {
  it('is stored with a normalised phone number, and reported to the agency', async () => {
    const { status, body } = await send(aContact({ telephone: '079 123 45 67', message: 'Bonjour,\nquand êtes-vous libres ?' }));
    expect([status, body]).toEqual([201, { received: true }]);
    expect(await stored()).toMatchObject([
      { form: 'contact', prenom: 'Anne', nom: 'Rochat', entreprise: 'Menuiserie du Lac', telephone: '+41791234567', handled_at: null },
    ]);
    const [alert] = await alerts();
    expect(alert).toMatchObject({ recipient: 'admin@example.ch', headers: { 'Reply-To': 'anne@menuiserie-du-lac.ch' } });
    expect(alert.body_text).toContain('+41 79 123 45 67');
    expect(alert.body_text).toContain('quand êtes-vous libres ?');
  });

  it.each(['final-cta', 'audit-cta'])('of the form %s requires a name, an address and a website only', async (form) => {
    const { status } = await send({ form, nom: 'Anne Rochat', email: 'anne@exemple.ch', site_url: 'exemple.ch' });
    expect(status).toBe(201);
    expect(await stored()).toMatchObject([{ form, prenom: null, entreprise: null, site_url: 'https://exemple.ch/', telephone: null }]);
  });

  it('reports all invalid fields at once', async () => {
    const { status, body } = await send({ email: 'anne@' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      prenom: 'Prénom requis',
      nom: 'Nom requis',
      entreprise: "Le nom de l'entreprise est requis",
      email: "L'email doit être valide",
    });
    const wrong = await send({ form: 'audit-cta', nom: 'A', email: 'a@b.ch', site_url: 'pas une adresse', telephone: '12' });
    expect(wrong.body.errors).toEqual({
      site_url: "Format d'URL invalide",
      telephone: 'Numéro de téléphone non reconnu. Exemple : +41 79 123 45 67',
    });
    const elsewhere = await send({ form: 'audit-cta', nom: 'A', email: 'a@b.ch', site_url: 'ftp://exemple.ch' });
    expect(elsewhere.body.errors).toEqual({ site_url: "L'URL du site web doit être valide" });
    expect((await send({ form: 'audit-cta', nom: 'A', email: 'a@b.ch' })).body.errors).toEqual({ site_url: 'URL requise' });
    expect((await send(aContact({ form: 'other' }))).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('of a bot is answered normally and discarded', async () => {
    const answers = await Promise.all([
      send(aContact({ website: 'https://spam.example' })),
      send(aContact({ startedAt: Date.now() - 300 })),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, { received: true }],
      [201, { received: true }],
    ]);
    expect(await stored()).toEqual([]);
    expect(await alerts()).toEqual([]);
  });

  it('cannot inject headers into the alert', async () => {
    await send(aContact({ nom: 'Rochat\r\nBcc: tous@exemple.ch' }));
    expect((await alerts())[0].subject).toBe('Message de Anne Rochat Bcc: tous@exemple.ch, Menuiserie du Lac');
    expect((await send(aContact({ email: 'a@b.ch\r\nBcc: x@y.ch' }))).status).toBe(422);
  });
});

describe('without script', () => {
  it('the form is posted to the page and leads to the thanks', async () => {
    const answer = await post({
      'form-name': 'contact',
      prenom: 'Anne',
      nom: 'Rochat',
      entreprise: 'Lac',
      email: 'a@b.ch',
      message: '',
      website: '',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/merci']);
    expect(await stored()).toMatchObject([{ form: 'contact', nom: 'Rochat', message: null }]);
  });

  it('the other forms are accessible in the same way', async () => {
    await post({ 'form-name': 'audit-cta', nom: 'Anne Rochat', email: 'a@b.ch', site_url: 'https://b.ch', telephone: '', website: '' });
    expect(await stored()).toMatchObject([{ form: 'audit-cta', site_url: 'https://b.ch/' }]);
  });

  it('a bot gets the thanks too', async () => {
    const answer = await post({ 'form-name': 'contact', prenom: 'A', nom: 'B', entreprise: 'C', email: 'a@b.ch', website: 'x' });
    expect(answer.headers.get('location')).toBe('/merci');
    expect(await stored()).toEqual([]);
  });
});

describe('messages in the back-office', () => {
  const list = (query: Record<string, unknown>) =>
    app.call<ContactMessageRecord[]>(
      'GET',
      `/api/admin/contact-messages?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]))}`,
      { as: app.admin },
    );

  it('are listed, searched, marked as handled and deleted', async () => {
    await send(aContact({ telephone: '0041 79 123 45 67' }));
    await send({ form: 'audit-cta', nom: 'Luc Müller', email: 'luc@muller.ch', site_url: 'muller.ch' });
    const [found] = (await list({ filter: { q: 'rochat' } })).body;
    expect(found).toMatchObject({ nom: 'Rochat', telephone: '+41791234567', telephone_shown: '+41 79 123 45 67', handled: false });
    const path = `/api/admin/contact-messages/${found?.id}`;
    const handled = await app.call<ContactMessageRecord>('PUT', path, { as: app.admin, body: { ...found, handled: true } });
    expect(handled.body).toMatchObject({ handled: true, nom: 'Rochat' });
    expect(handled.body.handled_at).not.toBeNull();
    expect((await list({ filter: { handled: false } })).body.map(({ nom }) => nom)).toEqual(['Luc Müller']);
    expect((await list({ filter: { form: 'audit-cta', q: 'muller' } })).headers.get('content-range')).toBe('contact-messages 0-0/1');
    expect((await app.call<ContactMessageRecord>('PUT', path, { as: app.admin, body: { handled: false } })).body.handled_at).toBeNull();
    expect((await app.call('DELETE', path, { as: app.admin })).status).toBe(200);
    expect((await app.call('DELETE', path, { as: app.admin })).status).toBe(404);
    const trace = await app.database.query(`SELECT action FROM audit_log WHERE resource = 'contact-messages' ORDER BY id`);
    expect(trace.map(({ action }: { action: string }) => action)).toEqual(['update', 'update', 'delete']);
  });
});

describe('the agency and its claims', () => {
  it('are public, and empty until the agency fills them in', async () => {
    const read = async () => (await app.call<{ claims: Claims }>('GET', '/api/public/agency')).body.claims;
    const { testimonials, ...words } = await read();
    expect([testimonials, new Set(Object.values(words))]).toEqual([[], new Set([''])]);
    await app.call('PUT', '/api/admin/settings/claims', { as: app.admin, body: { value: { rating: '4.8/5' } } });
    expect(await read()).toMatchObject({ rating: '4.8/5', clients: '' });
  });
});
