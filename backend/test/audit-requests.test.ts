import type { AuditPromise, AuditRequestRecord } from '../src/modules/audit-requests/audit-request.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('DELETE FROM prospects');
  await app.database.query('DELETE FROM seo_audit_requests');
  await app.database.query(`DELETE FROM settings WHERE key = 'agency'`);
});

const ask = (token: unknown) =>
  app.call<AuditPromise & { message: string; code: string }>('POST', '/api/public/audit-requests', { body: { token } });
const promise = (token: string) => app.call<AuditPromise>('GET', `/api/public/prospects/${token}/audit-request`);
const requests = () => app.database.query('SELECT * FROM seo_audit_requests ORDER BY created_at');
const mails = (kind: string) => app.database.query('SELECT * FROM outbox WHERE kind = $1', [kind]);
const list = (query: Record<string, unknown>) =>
  app.call<AuditRequestRecord[]>(
    'GET',
    `/api/admin/audit-requests?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]))}`,
    { as: app.admin },
  );
const put = (id: string, body: object) =>
  app.call<AuditRequestRecord & { message: string }>('PUT', `/api/admin/audit-requests/${id}`, { as: app.admin, body });

describe('asking for the audit', () => {
  it('is stored, confirmed to the person and reported to the agency', async () => {
    await app.call('PUT', '/api/admin/settings/agency', {
      as: app.admin,
      body: { value: { name: 'Agence du Lac', email: 'bonjour@agence.ch' } },
    });
    const { id, token, email } = await aProspect(app.database, { business_name: 'Menuiserie du Lac' });
    const { status, body } = await ask(token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'pending', label: 'reçue' });
    expect(Date.parse(body.promised_by ?? '') - Date.parse(body.requested_at ?? '')).toBe(24 * 3_600_000);
    expect(await requests()).toMatchObject([{ prospect_id: id, email, site_url: 'https://boulangerie-exemple.ch/', status: 'pending' }]);
    expect(await mails('audit_received')).toMatchObject([
      { recipient: email, prospect_id: id, headers: { 'Reply-To': 'bonjour@agence.ch' } },
    ]);
    const [alert] = await mails('audit_alert');
    expect(alert).toMatchObject({ recipient: 'bonjour@agence.ch', headers: { 'Reply-To': email } });
    expect(alert.body_text).toContain(`/t/${token}`);
  });

  it('is reported to the administrator while the agency has no address', async () => {
    const { token } = await aProspect(app.database);
    await ask(token);
    expect(await mails('audit_alert')).toMatchObject([{ recipient: 'admin@example.ch' }]);
  });

  it('returns the open request however often it is repeated at once', async () => {
    const { token } = await aProspect(app.database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.requested_at)).size).toBe(1);
    expect(await requests()).toHaveLength(1);
    expect(await mails('audit_received')).toHaveLength(1);
  });

  it('creates a new request once the last one is closed', async () => {
    const { token } = await aProspect(app.database);
    await ask(token);
    await app.database.query(`UPDATE seo_audit_requests SET status = 'completed', created_at = now() - interval '2 days'`);
    expect((await ask(token)).body.status).toBe('pending');
    expect(await requests()).toHaveLength(2);
    expect((await promise(token)).body.status).toBe('pending');
  });

  it('needs an e-mail address and an existing link', async () => {
    const { token } = await aProspect(app.database, { email: '' });
    const nameless = await ask(token);
    expect([nameless.status, nameless.body.message]).toEqual([409, 'Impossible de récupérer votre email. Veuillez réessayer.']);
    expect((await ask('zzzzzzzz')).status).toBe(404);
    expect((await ask(undefined)).status).toBe(422);
    expect(await requests()).toEqual([]);
    expect(await mails('audit_alert')).toEqual([]);
  });
});

describe('without a readable site', () => {
  const askWith = (token: string, websiteUrl?: string) =>
    app.call<AuditPromise & { code: string; message: string; errors: Record<string, string> }>('POST', '/api/public/audit-requests', {
      body: { token, websiteUrl },
    });
  const name = (token: string, websiteUrl: string) =>
    app.call<{ code: string; errors: Record<string, string> }>('POST', `/api/public/prospects/${token}/site`, { body: { websiteUrl } });
  const scansOf = (id: string) =>
    app.database.query(`SELECT s.kind FROM scan_targets t JOIN scans s ON s.id = t.scan_id WHERE t.prospect_id = $1`, [id]);
  const siteOf = async (id: string) => (await app.database.query('SELECT site_url FROM prospects WHERE id = $1', [id]))[0].site_url;

  it('asks for the address, stores nothing before, then measures it and accepts the request', async () => {
    const { id, token } = await aProspect(app.database, { site_url: null });
    const refused = await askWith(token);
    expect([refused.status, refused.body.code, refused.body.errors.websiteUrl]).toEqual([
      422,
      'site_needed',
      'Indiquez l’adresse de votre site\u202f: nous le mesurons, puis l’audit vous parvient.',
    ]);
    expect(await requests()).toEqual([]);
    expect(await mails('audit_received')).toEqual([]);
    expect((await askWith(token, 'pas une adresse')).body.errors.websiteUrl).toBe("Format d'URL invalide");
    expect(await siteOf(id)).toBeNull();
    const { status, body } = await askWith(token, 'www.menuiserie-du-lac.ch');
    expect([status, body.status]).toEqual([201, 'pending']);
    expect(await siteOf(id)).toBe('https://www.menuiserie-du-lac.ch/');
    expect(await requests()).toMatchObject([{ site_url: 'https://www.menuiserie-du-lac.ch/' }]);
    expect(await scansOf(id)).toEqual([{ kind: 'quick' }]);
    const [received] = await mails('audit_received');
    expect(received.body_text.replaceAll('\u2060', '')).toContain('menuiserie-du-lac.ch');
  });

  it('asks for it where the visited page is not the company’s', async () => {
    const { id, token } = await aProspect(app.database);
    await app.database.query(
      `INSERT INTO connectivity_results (prospect_id, url, accessible, outcome, source, measured_at) VALUES ($1, 'https://boulangerie-exemple.ch/', true, 'parked', 'live', now())`,
      [id],
    );
    expect((await askWith(token)).body.code).toBe('site_needed');
    expect((await askWith(token, 'boulangerie-martin.ch')).status).toBe(201);
    expect(await siteOf(id)).toBe('https://boulangerie-martin.ch/');
  });

  it('accepts the address alone, wherever a page says that it does not know the site', async () => {
    const [unknown, known] = [await aProspect(app.database, { site_url: null }), await aProspect(app.database)];
    expect((await name(unknown.token, 'menuiserie-du-lac.ch')).status).toBe(202);
    expect(await scansOf(unknown.id)).toEqual([{ kind: 'quick' }]);
    // everybody who has the link could replace a known site
    expect((await name(known.token, 'menuiserie-du-lac.ch')).body.code).toBe('site_known');
    expect(await siteOf(known.id)).toBe('https://boulangerie-exemple.ch/');
    expect((await name('zzzzzzzz', 'menuiserie-du-lac.ch')).status).toBe(404);
  });

  it('measures three addresses a day at most', async () => {
    const { id, token } = await aProspect(app.database, { site_url: null });
    const answers = [];
    for (const number of [1, 2, 3, 4]) {
      await app.database.query('UPDATE prospects SET site_url = NULL WHERE id = $1', [id]);
      answers.push((await name(token, `exemple${number}.ch`)).status);
    }
    expect(answers).toEqual([202, 202, 202, 429]);
  });
});

describe('the promise', () => {
  it('follows the actions of staff', async () => {
    const { token } = await aProspect(app.database);
    expect((await promise(token)).body).toEqual({ status: null, label: null, requested_at: null, promised_by: null, updated_at: null });
    await ask(token);
    const [{ id }] = await requests();
    const seen = [];
    for (const status of ['in_progress', 'completed', 'cancelled', 'pending']) {
      await put(id, { status });
      seen.push((await promise(token)).body.label);
    }
    expect(seen).toEqual(['en préparation', 'envoyée', 'annulée', 'reçue']);
    expect((await promise('zzzzzzzz')).status).toBe(404);
  });
});

describe('a request whose e-mail did not leave', () => {
  it('shows staff the message of the person, the next attempt and the cause', async () => {
    const { id, token } = await aProspect(app.database);
    await ask(token);
    const [{ id: request }] = await requests();
    await app.database.query(
      `WITH letter AS (INSERT INTO outbox (kind, prospect_id, recipient, subject, body_text, attempts, last_error, next_attempt_at)
         VALUES ('audit_ready', $1, 'a@example.ch', 'x', 'x', 2, 'Serveur injoignable', '2030-01-01T10:00:00Z') RETURNING id)
       INSERT INTO audit_documents (prospect_id, request_id, status, outbox_id) SELECT $1, $2, 'made', id FROM letter`,
      [id, request],
    );
    const [record] = (await list({ filter: { prospect_id: id } })).body;
    expect(record).toMatchObject({
      told: expect.stringMatching(/reçue\. PDF promis d’ici demain\./),
      next_try: { at: '2030-01-01T10:00:00.000Z', error: 'Serveur injoignable' },
    });
  });
});

describe('requests in the back-office', () => {
  const aRequest = async (company: string, status: string, age = '1 hour') => {
    const { id, email } = await aProspect(app.database, { business_name: company });
    await app.database.query(
      'INSERT INTO seo_audit_requests (prospect_id, email, status, created_at) VALUES ($1, $2, $3, now() - $4::interval)',
      [id, email, status, age],
    );
  };

  it('are counted, filtered, searched and sorted, with late ones marked', async () => {
    await aRequest('Ébénisterie du Lac', 'pending', '25 hours');
    await aRequest('Garage Favre', 'pending');
    await aRequest('Fiduciaire Aebi', 'completed', '3 days');
    await app.database.query(`INSERT INTO seo_audit_requests (email) VALUES ('inconnu@exemple.ch')`);
    const counters = await app.call('GET', '/api/admin/audit-requests/counters', { as: app.admin });
    expect(counters.body).toEqual({ total: 4, pending: 3, in_progress: 0, completed: 1, cancelled: 0 });
    const pending = await list({ filter: { status: 'pending' }, sort: ['created_at', 'ASC'], range: [0, 1] });
    expect(pending.body.map(({ company, late }) => [company, late])).toEqual([
      ['Ébénisterie du Lac', true],
      ['Garage Favre', false],
    ]);
    expect(pending.headers.get('content-range')).toBe('audit-requests 0-1/3');
    expect((await list({ filter: { q: 'ebeniste' } })).body).toMatchObject([{ company: 'Ébénisterie du Lac' }]);
    expect((await list({ filter: { q: 'inconnu' } })).body).toMatchObject([{ company: null, prospect_id: null }]);
  });

  it('show the state of the latest PDF and can be filtered by it', async () => {
    const cases: [state: string, document: [status: string, sent: boolean, mail: string | null] | null][] = [
      ['none', null],
      ['preparing', ['measuring', false, null]],
      ['preparing', ['queued', false, null]],
      ['to_review', ['made', false, null]],
      ['ready', ['made', false, 'queued']],
      ['sent', ['made', true, null]],
      ['sent', ['made', false, 'sent']],
      ['failed', ['failed', false, null]],
      ['failed', ['made', false, 'failed']],
      ['unclear', ['made', false, 'unknown']],
    ];
    for (const [index, [, document]] of cases.entries()) {
      await aRequest(`Cas ${index}`, 'in_progress');
      if (!document) continue;
      const [status, sent, mail] = document;
      await app.database.query(
        `WITH letter AS (INSERT INTO outbox (kind, recipient, subject, body_text, status) SELECT 'audit_ready', 'a@x.ch', 's', 't', $4::text WHERE $4::text IS NOT NULL RETURNING id),
              request AS (SELECT r.id, r.prospect_id FROM seo_audit_requests r JOIN prospects p ON p.id = r.prospect_id WHERE p.business_name = $1),
              old AS (INSERT INTO audit_documents (prospect_id, request_id, status, created_at) SELECT prospect_id, id, 'failed', now() - interval '1 day' FROM request)
         INSERT INTO audit_documents (prospect_id, request_id, status, sent_at, outbox_id)
         SELECT prospect_id, id, $2, CASE WHEN $3 THEN now() END, (SELECT id FROM letter) FROM request`,
        [`Cas ${index}`, status, sent, mail],
      );
    }
    const all = (await list({ range: [0, 24] })).body;
    const shown = new Map(all.map(({ company, document }) => [company, document]));
    expect(cases.map((_, index) => shown.get(`Cas ${index}`))).toEqual(cases.map(([state]) => state));
    for (const state of new Set(cases.map(([name]) => name))) {
      const { body, headers } = await list({ filter: { document: state } });
      expect(new Set(body.map(({ document }) => document))).toEqual(new Set([state]));
      expect(headers.get('content-range')).toMatch(new RegExp(`/${cases.filter(([name]) => name === state).length}$`));
    }
    expect((await list({ filter: { document: 'lost' } })).status).toBe(400);
  });

  it('accept any status and notes, with an audit entry', async () => {
    await aRequest('Garage Favre', 'completed');
    const [{ id }] = await requests();
    expect((await put(id, { status: 'pending', notes: 'Envoyer aussi les mots-clés' })).body).toMatchObject({
      status: 'pending',
      notes: 'Envoyer aussi les mots-clés',
    });
    const refused = await put(id, { status: 'lost' });
    expect([refused.status, refused.body.message]).toEqual([422, 'Erreur lors de la mise à jour du statut']);
    const trace = await app.database.query(
      `SELECT action, before, after FROM audit_log WHERE resource = 'audit-requests' AND resource_id = $1`,
      [id],
    );
    expect(trace).toEqual([
      {
        action: 'update',
        before: { status: 'completed', notes: null },
        after: { status: 'pending', notes: 'Envoyer aussi les mots-clés' },
      },
    ]);
  });

  it('are deleted, once', async () => {
    await aRequest('Garage Favre', 'pending');
    const [{ id }] = await requests();
    const remove = () => app.call<AuditRequestRecord>('DELETE', `/api/admin/audit-requests/${id}`, { as: app.admin });
    expect((await remove()).body.company).toBe('Garage Favre');
    expect((await remove()).status).toBe(404);
    expect(await requests()).toEqual([]);
  });
});
