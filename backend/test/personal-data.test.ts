import { setTimeout as sleep } from 'node:timers/promises';
import { OutboxMessage } from '../src/common/mail/outbox-message.entity.js';
import type { AudiencePreview } from '../src/modules/campaigns/campaign.contract.js';
import { RecipientRules } from '../src/modules/outbox/recipient-rules.service.js';
import type { ErasureRecord } from '../src/modules/personal-data/erasures.contract.js';
import type { AddressExport, Erasure } from '../src/modules/personal-data/person-data.contract.js';
import type { FoundPerson, MentionResult, SearchResult } from '../src/modules/personal-data/person-search.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import type { SuppressionRecord } from '../src/modules/suppressions/suppression.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'all' });
  await put('/api/admin/settings/retention', { value: { enabled: false } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  const tables = ['prospects', 'contact_messages', 'outbox', 'imports', 'suppressions', 'email_campaigns', 'emelia_events', 'audit_log'];
  for (const table of [...tables, 'person_erasures', 'sealed_secrets', 'seo_audit_requests']) await run(`DELETE FROM ${table}`);
});

const run = <T = Record<string, unknown>>(sql: string, parameters: unknown[] = []) => app.database.query<T[]>(sql, parameters);
const put = (path: string, body: object) => app.call('PUT', path, { as: app.admin, body });
const post = <T>(path: string, body: object) => app.call<T>('POST', `/api/admin/personal-data/${path}`, { as: app.admin, body });
const find = async (q: string) => (await post<SearchResult>('search', { q })).body;
const placesOf = (person: FoundPerson | undefined) =>
  Object.fromEntries(person?.occurrences.map(({ place, count }) => [place, count]) ?? []);

const ZOE = 'zoe.rossier@atelier-jura.ch';

/** Zoé has left a trace everywhere; Luc, whose prospect she was recommended by, stands beside her. */
async function zoeEverywhere(): Promise<{ zoe: Prospect; luc: Prospect }> {
  const zoe = await aProspect(app.database, {
    prenom: 'Zoé',
    nom: 'Rossier',
    email: ` Zoe.Rossier@Atelier-Jura.ch`,
    business_name: 'Atelier du Jura',
    site_url: 'https://www.atelier-jura.ch/',
    telephone: '+41791234567',
  });
  const luc = await aProspect(app.database, {
    prenom: 'Luc',
    nom: 'Martin',
    email: 'luc@martin.ch',
    site_url: 'https://martin.ch/',
    metadata: { company: 'Garage Martin', referred_email: ZOE, notes: `Voir ${ZOE}` } as never,
    notes: `Zoé Rossier (${ZOE}) le connaît`,
  });
  await aProspect(app.database, { nom: 'Rossier', prenom: 'Zoé', email: ZOE, metadata: { is_trial: true } as never });
  await run(`INSERT INTO contact_messages (nom, email, telephone, message) VALUES ('Rossier', $1, '079 123 45 67', 'Rappelez-moi')`, [ZOE]);
  await run(`INSERT INTO contact_messages (nom, email, message) VALUES ('Martin', 'luc@martin.ch', $1)`, [
    `Écrivez aussi à ${ZOE.toUpperCase()}, merci`,
  ]);
  await run(`INSERT INTO referrals (prospect_id, original_email, referred_email, notes) VALUES ($1, 'luc@martin.ch', $2, 'Zoé dirige')`, [
    luc.id,
    ZOE,
  ]);
  await run(`INSERT INTO seo_audit_requests (email, prospect_id) VALUES ($1, $2), ($1, NULL)`, [ZOE, luc.id]);
  await run(`INSERT INTO appointments (prospect_id, start_at, end_at) VALUES ($1, now() + interval '1 day', now() + interval '25 hours')`, [
    zoe.id,
  ]);
  await run(
    `INSERT INTO outbox (kind, prospect_id, recipient, subject, body_text, status) VALUES
       ('audit_ready', $1, $2, 'Votre audit', 'Bonjour', 'sent'), ('contact_alert', NULL, 'info@agence.ch', 'Message', $3, 'sent'),
       ('trial_confirmation', NULL, $2, 'Confirmez', 'Bonjour', 'failed'), ('audit_ready', NULL, 'luc@martin.ch', 'Votre audit', 'Bonjour Luc', 'sent')`,
    [zoe.id, ZOE, `De : Zoé Rossier <${ZOE}>`],
  );
  const [campaign] = await run<{ id: string }>(
    `INSERT INTO email_campaigns (name, channel, status, target_audience) VALUES ('Novembre', 'emelia', 'sent', $1) RETURNING id`,
    [{ filter: { q: ZOE } }],
  );
  await app.call('POST', '/api/admin/suppressions', { as: app.admin, body: { email: ZOE, note: `Zoé Rossier, ${ZOE}` } });
  const [{ email_hash } = { email_hash: '' }] = await run<{ email_hash: string }>('SELECT email_hash FROM suppressions');
  await run(`INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, detail) VALUES ($1, $2, $3, 'sent', $4)`, [
    campaign?.id,
    zoe.id,
    email_hash,
    `550 <${ZOE}>: unknown`,
  ]);
  await run(
    `INSERT INTO emelia_events (campaign_id, type, email, occurred_at, dedupe_key, raw) VALUES ($1, 'opened', $2, now(), 'k', $3)`,
    [campaign?.id, ZOE, { contact: { email: ZOE, firstName: 'Zoé' } }],
  );
  const [file] = await run<{ id: string }>(
    `INSERT INTO imports (file_name, total, status, finished_at) VALUES ('prospects.csv', 2, 'done', now()) RETURNING id`,
  );
  await run(
    `INSERT INTO import_rows (import_id, line, email, record) VALUES ($1, 1, $2, $3), ($1, 2, 'luc@martin.ch', '{"nom": "Martin"}')`,
    [file?.id, ZOE, { email: ZOE, nom: 'Rossier' }],
  );
  await run(`INSERT INTO notes (prospect_id, content) VALUES ($1, $2), ($3, 'Appelée')`, [luc.id, `Demander à ${ZOE}`, zoe.id]);
  await run(`INSERT INTO audit_log (action, resource, after) VALUES ('create', 'webhooks', $1)`, [{ by: ZOE }]);
  return { zoe, luc };
}

/** Every row of the database that names something. */
async function rowsWith(text: string): Promise<string[]> {
  const tables = await run<{ name: string }>(`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname IN ('public')`);
  const found: string[] = [];
  for (const { name } of tables)
    for (const { row } of await run<{ row: string }>(`SELECT t::text AS row FROM ${name} t WHERE lower(t::text) LIKE $1`, [`%${text}%`]))
      found.push(`${name}: ${row}`);
  return found;
}

describe('finding a person', () => {
  it('lists the records of an address and texts that mention it', async () => {
    const { zoe } = await zoeEverywhere();
    const { kind, people, more, listReadable } = await find(' ZOE.rossier@atelier-jura.ch ');
    expect([kind, people.length, more, listReadable]).toEqual(['email', 1, false, true]);
    const [person] = people;
    expect(person).toMatchObject({ address: ZOE, names: ['Zoé Rossier', 'Rossier'], isStaff: false });
    expect(person?.suppression).toMatchObject({ scope: 'marketing', reason: 'manual' });
    expect(placesOf(person)).toEqual({
      prospects: 1,
      trials: 1,
      audit_requests: 2,
      appointments: 1,
      contact_messages: 1,
      referrals: 1,
      outbox: 2,
      campaigns: 1,
      campaign_events: 1,
      imports: 1,
      linked: 1,
    });
    expect(person?.total).toBe(13);
    expect(person?.occurrences.find(({ place }) => place === 'prospects')?.records).toMatchObject([
      { id: zoe.id, label: 'Atelier du Jura' },
    ]);
    const { mentions } = (await post<MentionResult>('mentions', { q: ZOE })).body;
    const counts = Object.fromEntries(mentions.map(({ table, count }) => [table, count]));
    expect(counts).toMatchObject({ prospects: 1, notes: 1, contact_messages: 1, outbox: 1, email_campaigns: 1, audit_log: 1 });
  });

  it.each([
    'rossier',
    'Zoe ROSSIER',
    'atelier du jura',
    '079 123 45 67',
    '+41 79 123 45 67',
    'atelier-jura.ch',
    'https://atelier-jura.ch/contact',
  ])('succeeds by %s', async (q) => {
    await zoeEverywhere();
    const { people } = await find(q);
    expect(people.map(({ address }) => address)).toEqual([ZOE]);
    expect(people[0]?.occurrences.length).toBeGreaterThan(5);
  });

  it.each([
    ['Zoe Rossier', ['prospects', 'outbox', 'notes']],
    ['079 123 45 67', []],
    ['atelier-jura.ch', ['prospects', 'notes', 'contact_messages']],
  ])('includes texts that name %s', async (q, tables) => {
    await zoeEverywhere();
    const { body } = await post<MentionResult>('mentions', { q });
    expect(body.mentions.map(({ table }) => table)).toEqual(expect.arrayContaining(tables));
    if (tables.length === 0) expect(body.mentions).toEqual([]);
  });

  it('finds nothing for an unused address, except on the suppression list', async () => {
    expect((await find('nobody@example.ch')).people).toEqual([]);
    await app.call('POST', '/api/admin/suppressions', { as: app.admin, body: { email: 'nobody@example.ch', scope: 'all' } });
    expect((await find('nobody@example.ch')).people).toMatchObject([{ total: 0, suppression: { scope: 'all', reason: 'manual' } }]);
  });

  it('treats wildcards as text, and says that there are more results', async () => {
    await aProspect(app.database, { nom: 'A_B%C', email: 'pattern@example.ch' });
    await aProspect(app.database, { nom: 'AxBxC', email: 'other@example.ch' });
    expect((await find('a_b%c')).people.map(({ address }) => address)).toEqual(['pattern@example.ch']);
    await Promise.all(
      Array.from({ length: 22 }, (_, number) => aProspect(app.database, { nom: 'Favre', email: `favre${number}@example.ch` })),
    );
    const { people, more } = await find('Favre');
    expect([people.length, more]).toEqual([20, true]);
  });

  it('marks the address of a colleague', async () => {
    await aProspect(app.database, { email: 'admin@example.ch' });
    expect((await find('admin@example.ch')).people).toMatchObject([{ isStaff: true }]);
  });

  it('requires a search text', async () => {
    const { status, body } = await post<{ errors: Record<string, string> }>('search', { q: ' ' });
    expect([status, body.errors.q]).toEqual([422, 'Indiquez une adresse, un nom, un numéro ou un domaine']);
  });
});

describe('the export about a person', () => {
  it('is one file, for any kind of person', async () => {
    await zoeEverywhere();
    const { status, body } = await post<AddressExport>('export', { email: ZOE });
    expect([status, body.address, body.prospects.length]).toEqual([200, ZOE, 2]);
    expect(Object.keys(body.tables)).toEqual(
      expect.arrayContaining(['appointments', 'outbox', 'notes', 'campaign_recipients', 'suppressions']),
    );
    const own = ['contact_messages', 'emelia_events', 'import_rows', 'outbox', 'referrals', 'seo_audit_requests'];
    expect(Object.keys(body.elsewhere).toSorted()).toEqual(own);
    const mentioned = ['contact_messages', 'email_campaigns', 'notes', 'outbox', 'prospects'];
    expect(Object.keys(body.mentions).toSorted()).toEqual(mentioned);
    expect(body.mentions.notes).toEqual([{ column: 'content', words: `Demander à ${ZOE}` }]);
    // what stands beside a mention is Luc's
    expect(JSON.stringify(body.mentions)).not.toContain('luc@martin.ch');
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/password|email_hash|secret/);
    expect(await run(`SELECT resource, after ->> 'prospects' AS prospects FROM audit_log WHERE action = 'export'`)).toEqual([
      { resource: 'personal-data', prospects: '2' },
    ]);
    expect((await run(`SELECT after ->> 'address' AS hash FROM audit_log WHERE action = 'export'`))[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('exists for people who are no prospects', async () => {
    await run(`INSERT INTO contact_messages (nom, email, message) VALUES ('Seul', 'seul@example.ch', 'Bonjour')`);
    const { body } = await post<AddressExport>('export', { email: 'Seul@example.ch' });
    expect([body.prospects, body.tables, body.elsewhere.contact_messages]).toMatchObject([[], {}, [{ message: 'Bonjour' }]]);
  });
});

describe('erasing a person', () => {
  const order = (email: string, confirm = 'EFFACER') =>
    post<ErasureRecord & { errors: Record<string, string> }>('erasures', { email, confirm });
  const ended = async (id: string): Promise<ErasureRecord> => {
    for (let tries = 0; ; tries++) {
      const { body } = await app.call<ErasureRecord>('GET', `/api/admin/personal-data/erasures/${id}`, { as: app.admin });
      if (body.state === 'done' || body.state === 'failed' || tries > 150) return body;
      await sleep(100);
    }
  };
  const erased = async (email: string) => ended((await order(email)).body.id);

  it('removes the address everywhere, only that person’s data, and keeps a proof without a name', async () => {
    const { luc } = await zoeEverywhere();
    const ordered = await order(ZOE);
    expect(ordered.status).toBe(202);
    const { state, outcome, requested_by_email, steps_done, steps } = await ended(ordered.body.id);
    expect([state, requested_by_email, steps_done]).toEqual(['done', 'admin@example.ch', steps]);
    expect(outcome).toMatchObject({ suppressed: true, atProvider: true, kept: { campaign_recipients: 1, suppressions: 2 } });
    expect(outcome?.deleted).toMatchObject({
      prospects: 2,
      appointments: 1,
      contact_messages: 1,
      seo_audit_requests: 2,
      emelia_events: 1,
      notes: 1,
    });
    expect(outcome?.redacted).toMatchObject({
      referrals: 1,
      import_rows: 2,
      prospects: 2,
      contact_messages: 1,
      notes: 1,
      email_campaigns: 1,
    });
    expect(await rowsWith(ZOE)).toEqual([]);
    // a text that names the person without the address is found by a search for the name, and judged by staff
    expect((await rowsWith('rossier')).map((row) => row.split(':')[0])).toEqual(['prospects']);

    const [left] = await run<Prospect>('SELECT * FROM prospects');
    expect(left).toMatchObject({
      id: luc.id,
      notes: 'Zoé Rossier ([effacé]) le connaît',
      metadata: { company: 'Garage Martin', referred_email: '[effacé]', notes: 'Voir [effacé]' },
    });
    expect(await run('SELECT message FROM contact_messages')).toEqual([{ message: 'Écrivez aussi à [effacé], merci' }]);
    expect(await run('SELECT email, record FROM import_rows ORDER BY line')).toEqual([
      { email: '[effacé]', record: { email: '[effacé]', nom: '[effacé]' } },
      { email: 'luc@martin.ch', record: { nom: 'Martin' } },
    ]);
    expect(await run(`SELECT subject FROM outbox WHERE recipient = 'luc@martin.ch'`)).toEqual([{ subject: 'Votre audit' }]);
    const [proof] = await run(`SELECT user_email, resource, after FROM audit_log WHERE action = 'erase'`);
    expect(proof).toMatchObject({
      user_email: 'admin@example.ch',
      resource: 'personal-data',
      after: { address: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const { people } = await find(ZOE);
    expect(people).toMatchObject([{ occurrences: [{ place: 'campaigns', count: 1 }], suppression: { scope: 'all', reason: 'erased' } }]);
  });

  it('is respected by campaigns and the outbox when the person is added again', async () => {
    await run(`INSERT INTO contact_messages (nom, email, message) VALUES ('Seul', 'Seul@example.ch', 'Bonjour')`);
    expect((await erased('seul@example.ch')).outcome?.deleted).toEqual({ contact_messages: 1 });
    const { id } = await aProspect(app.database, { email: 'seul@Example.ch' });
    await app.call('POST', '/api/admin/contact-permissions', {
      as: app.admin,
      body: { prospectIds: [id], basis: 'customer', obtained_on: '2026-11-01', source: 'Import' },
    });
    const campaign = await app.call<{ id: string }>('POST', '/api/admin/campaigns', {
      as: app.admin,
      body: { name: 'Novembre', subject: 'Bonjour', template: 'Bonjour', target_audience: { prospectIds: [id] } },
    });
    const { body } = await app.call<AudiencePreview>('GET', `/api/admin/campaigns/${campaign.body.id}/audience`, { as: app.admin });
    expect(body).toMatchObject({ recipients: 0, leftOut: [{ reason: 'suppressed', count: 1 }] });
    const list = await app.call<SuppressionRecord[]>(
      'GET',
      `/api/admin/suppressions?filter=${encodeURIComponent('{"q":"seul@example.ch"}')}`,
      {
        as: app.admin,
      },
    );
    expect(list.body).toMatchObject([{ scope: 'all', reason: 'erased' }]);
    expect((await app.call('DELETE', `/api/admin/suppressions/${list.body[0]?.id}`, { as: app.admin })).status).toBe(409);
  });

  it('removes the person from a file that waits for its confirmation', async () => {
    const form = new FormData();
    form.set('file', new Blob(['email;nom\nseul@example.ch;Seul\nautre@example.ch;Autre\n']), 'c.csv');
    const uploaded = await fetch(`${app.url}/api/admin/imports`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${app.admin.token}` },
    });
    const { importId } = (await uploaded.json()) as { importId: string };
    await run(`INSERT INTO contact_messages (nom, email, message) VALUES ('Seul', 'seul@example.ch', 'Bonjour')`);
    await erased('seul@example.ch');
    const { body } = await app.call('POST', `/api/admin/imports/${importId}/confirm`, { as: app.admin, body: {} });
    expect(body).toEqual({ imported: 1, updated: 0, skipped: 1, moved: 0 });
    expect(await run('SELECT email FROM prospects')).toEqual([{ email: 'autre@example.ch' }]);
  });

  it('allows a new start: requested e-mails are sent, marketing is not', async () => {
    await aProspect(app.database, { email: 'revient@example.ch' });
    await erased('revient@example.ch');
    const anew = {
      websiteUrl: 'https://example.ch',
      email: 'revient@example.ch',
      companyName: 'Revient SA',
      city: 'Bienne',
      consent: true,
    };
    const { body } = await app.call<{ token: string }>('POST', '/api/public/trials', { body: anew });
    expect((await app.call('POST', '/api/public/audit-requests', { body: { token: body.token } })).status).toBe(201);
    const written = await app.database.getRepository(OutboxMessage).findBy({ recipient: 'revient@example.ch' });
    expect(written.map(({ kind }) => kind).toSorted()).toEqual(['audit_received', 'trial_confirmation']);
    const rules = app.app.get(RecipientRules, { strict: false });
    for (const message of written) expect(await rules.objection(message)).toBeNull();
    const unasked = { recipient: 'revient@example.ch', asked_at: null };
    expect(await rules.objection({ ...unasked, kind: 'referral_invitation' })).toMatch(/effacement/);
    expect(await rules.objection({ ...unasked, kind: 'audit_ready' })).toMatch(/effacement/);
  });

  it('succeeds without the key of the list, and says that the address is not on it', async () => {
    await aProspect(app.database, { email: 'a@example.ch' });
    await app.call('POST', '/api/admin/suppressions', { as: app.admin, body: { email: 'x@example.ch' } });
    await run(`UPDATE sealed_secrets SET value = 'v1:unreadable' WHERE name = 'contact_hash'`);
    expect((await find('a@example.ch')).listReadable).toBe(false);
    const { state, outcome } = await erased('a@example.ch');
    expect([state, outcome?.suppressed, outcome?.deleted]).toEqual(['done', false, { prospects: 1 }]);
    const { id } = await aProspect(app.database, { email: 'b@example.ch' });
    const { status, body } = await app.call<Erasure>('POST', `/api/admin/prospects/${id}/erasure`, {
      as: app.admin,
      body: { confirm: 'EFFACER' },
    });
    expect([status, body.suppressed]).toEqual([200, false]);
    expect(await run('SELECT email FROM prospects')).toEqual([]);
  });

  it('requires the typed word and an address, and happens once', async () => {
    const { id } = await aProspect(app.database, { email: 'a@example.ch' });
    const typo = await order('a@example.ch', 'effacer');
    expect([typo.status, typo.body.errors.confirm]).toEqual([422, 'Tapez EFFACER pour confirmer l’effacement.']);
    expect((await order('not an address')).body.errors.email).toBe('L’adresse n’est pas valable');
    expect(await run('SELECT 1 FROM prospects WHERE id = $1', [id])).toHaveLength(1);
    await run(`INSERT INTO person_erasures (address) VALUES ('a@example.ch')`);
    expect((await order('A@example.ch')).status).toBe(409);
  });

  it('changes nothing when it fails, stores no address, and informs staff', async () => {
    await aProspect(app.database, { email: 'a@example.ch' });
    await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    await run(`CREATE TRIGGER refuse BEFORE INSERT ON suppressions FOR EACH ROW EXECUTE FUNCTION refuse()`);
    try {
      const [{ id } = { id: '' }] = await run<{ id: string }>(`INSERT INTO person_erasures (address) VALUES ('a@example.ch') RETURNING id`);
      const { ErasureJobs } = await import('../src/modules/personal-data/erasures.jobs.js');
      const jobs = app.app.get(ErasureJobs);
      await expect(jobs.erase({ erasureId: id }, { retry: 0 })).rejects.toThrow('no');
      expect(await run('SELECT state, address FROM person_erasures')).toEqual([{ state: 'running', address: 'a@example.ch' }]);
      await expect(jobs.erase({ erasureId: id }, { retry: 3 })).rejects.toThrow('no');
      const { body } = await app.call<ErasureRecord>('GET', `/api/admin/personal-data/erasures/${id}`, { as: app.admin });
      expect(body).toMatchObject({ state: 'failed', error: expect.stringContaining('rien n’a été effacé') });
      expect(await run('SELECT address FROM person_erasures')).toEqual([{ address: null }]);
      expect(await run('SELECT email FROM prospects')).toEqual([{ email: 'a@example.ch' }]);
    } finally {
      await run('DROP TRIGGER refuse ON suppressions');
      await run('DROP FUNCTION refuse()');
    }
  });
});
