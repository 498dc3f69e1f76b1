import type { BlockedUrlRecord } from '../src/modules/trials/blocked-url.contract.js';
import type { StartedTrial, TrialProgress } from '../src/modules/trials/trial.contract.js';
import type { TrialRecord } from '../src/modules/trials/trial-record.contract.js';
import { type Account, ADMIN, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string>;
}
type Started = Omit<StartedTrial, 'token'> & Refusal & { token: string };

const START_FAILED = "Une erreur est survenue lors du démarrage de l'essai. Veuillez réessayer.";
const EXISTS = 'Un essai existe déjà pour cet email ou ce site web. Veuillez réessayer dans 7 jours.';

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://check.example.ch' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('DELETE FROM prospects');
  await app.database.query('DELETE FROM blocked_urls');
  await settings('trial', {});
  await settings('agency', { email: 'bonjour@agence.ch' });
});

const settings = (key: string, value: object) => app.call('PUT', `/api/admin/settings/${key}`, { as: app.admin, body: { value } });
const aRequest = (values: object = {}) => {
  const domain = `menuiserie-${++number}.ch`;
  return {
    websiteUrl: `https://www.${domain}/`,
    email: `zoe@${domain}`,
    companyName: 'Menuiserie du Lac',
    city: 'Yverdon',
    consent: true,
    ...values,
  };
};
const start = (values: object = {}, as?: Account) =>
  app.call<Started>('POST', '/api/public/trials', { body: aRequest(values), ...(as && { as }) });
const progress = (token: string) => app.call<TrialProgress>('GET', `/api/public/trials/${token}/progress`);
const trials = async () => app.database.query('SELECT * FROM prospects ORDER BY created_at');
const mailOf = async (token: string) =>
  (await app.database.query('SELECT o.* FROM outbox o JOIN prospects p ON p.id = o.prospect_id WHERE p.token = $1', [token]))[0];
const secretOf = async (token: string) => /\/verification\/(\S+)/.exec((await mailOf(token)).body_text)?.[1] ?? '';
const confirm = (verificationToken: string) =>
  app.call<Refusal & { token: string }>('POST', '/api/public/verifications', { body: { verificationToken } });
const emailsOf = (token: string) =>
  app.database.query<{ kind: string; recipient: string; subject: string; body_text: string }[]>(
    'SELECT o.* FROM outbox o JOIN prospects p ON p.id = o.prospect_id WHERE p.token = $1 ORDER BY o.created_at',
    [token],
  );
const scansOf = (token: string) =>
  app.database.query(
    'SELECT s.kind, s.analyses FROM scans s JOIN scan_targets t ON t.scan_id = s.id JOIN prospects p ON p.id = t.prospect_id WHERE p.token = $1',
    [token],
  );

describe('a trial', () => {
  it('creates a prospect with consent, an e-mail and a scan', async () => {
    const { status, body } = await start({ websiteUrl: 'https://www.Atelier.ch/Fr/', email: 'zoe@atelier.ch', companyName: ' L’Atelier ' });
    const followed = { token: expect.stringMatching(/^[a-z0-9]{8}$/), verificationRequired: false, reviewRequired: false };
    expect([status, body]).toEqual([201, followed]);
    const [prospect] = await trials();
    expect(prospect).toMatchObject({
      nom: 'L’Atelier',
      prenom: '',
      email: 'zoe@atelier.ch',
      site_url: 'https://www.atelier.ch/Fr/',
      location: 'Yverdon',
      source: 'self-serve',
      score: null,
      self_serve_score: null,
      metadata: {
        company: 'L’Atelier',
        location: 'Yverdon',
        source: 'self-serve',
        is_trial: true,
        domain: 'atelier.ch',
        normalized_url: 'atelier.ch/fr',
        analyze_status: 'in_progress',
        analysis_started_at: expect.stringMatching(/^\d{4}-/),
        consent: { wording: expect.stringContaining('analyse mon site web'), given_at: expect.stringMatching(/^\d{4}-/) },
      },
    });
    expect(await scansOf(body.token)).toEqual([
      { kind: 'trial', analyses: ['connectivity', 'pagespeed', 'cms', 'keywords', 'reviews', 'intro', 'recommendations'] },
    ]);
    const mail = await mailOf(body.token);
    expect(mail).toMatchObject({ kind: 'trial_confirmation', recipient: 'zoe@atelier.ch', status: 'queued' });
    expect(mail.body_text).toMatch(/https:\/\/check\.example\.ch\/verification\/[\w-]{22,}\n/);
    expect(mail.body_text).not.toContain('L’Atelier'); // nobody sends his own words to others through the form
    const [{ secret_hash }] = await app.database.query('SELECT secret_hash FROM trial_verifications');
    expect(mail.body_text).not.toContain(secret_hash);
    expect((await progress(body.token)).body).toMatchObject({ status: 'running', stage: 1, stages: 5, company: 'L’Atelier' });
  });

  it.each([
    ['websiteUrl', 'URL requise', { websiteUrl: '' }],
    ['websiteUrl', 'URL requise', { websiteUrl: 'https://' }],
    ['websiteUrl', 'URL requise', { websiteUrl: undefined }],
    ['websiteUrl', "L'URL doit commencer par http:// ou https://", { websiteUrl: 'www.exemple.ch' }],
    ['websiteUrl', "L'URL doit commencer par http:// ou https://", { websiteUrl: 'ftp://exemple.ch' }],
    ['websiteUrl', "Format d'URL invalide", { websiteUrl: 'https://exemple' }],
    ['websiteUrl', "Format d'URL invalide", { websiteUrl: 'https://deux mots.ch' }],
    ['email', 'Email requis', { email: ' ' }],
    ['email', "Format d'email invalide", { email: 'zoe@exemple' }],
    ['email', "L'email doit correspondre au domaine du site", { email: 'zoe@yopmail.com' }],
    ['companyName', "Nom de l'entreprise requis", { companyName: '  ' }],
    ['city', 'Ville requise', { city: undefined }],
    ['consent', 'Vous devez accepter les conditions', { consent: false }],
    ['consent', 'Vous devez accepter les conditions', { consent: undefined }],
  ])('is refused at %s: %s', async (field, message, values) => {
    const { status, body } = await start(values);
    expect([status, body.errors?.[field]]).toEqual([422, message]);
    expect(await trials()).toEqual([]);
  });

  it('is refused with every wrong field at once', async () => {
    const { body } = await app.call<Refusal>('POST', '/api/public/trials', { body: {} });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['city', 'companyName', 'consent', 'email', 'websiteUrl']);
  });

  it('accepts a domain with accents', async () => {
    const { status } = await start({ websiteUrl: 'https://müller-bächtold.ch', email: 'info@müller-bächtold.ch' });
    expect(status).toBe(201);
    expect((await trials())[0].email).toBe('info@müller-bächtold.ch');
  });

  it('is refused for a filled honeypot and an instant form, not for a fast clock', async () => {
    for (const values of [{ fax: '021' }, { startedAt: Date.now() - 300 }]) {
      const { status, body } = await start(values);
      expect([status, body.message]).toEqual([422, 'Une erreur est survenue. Veuillez réessayer.']);
    }
    expect(await trials()).toEqual([]);
    expect((await start({ startedAt: Date.now() + 60_000 })).status).toBe(201);
    expect((await start({ startedAt: Date.now() - 5000 })).status).toBe(201);
  });

  it('leaves nothing when it cannot start', async () => {
    await app.database.query('ALTER TABLE outbox RENAME TO outbox_away');
    try {
      const { status, body } = await start();
      expect([status, body.message]).toEqual([500, START_FAILED]);
    } finally {
      await app.database.query('ALTER TABLE outbox_away RENAME TO outbox');
    }
    expect(await trials()).toEqual([]);
    expect(await app.database.query(`SELECT 1 FROM scans WHERE kind = 'trial' AND status = 'queued'`)).toEqual([]);
  });
});

describe('the seven days between trials', () => {
  it.each([
    ['the same e-mail', { websiteUrl: 'https://boutique.atelier.ch', email: 'ZOE@atelier.ch' }],
    ['the same mailbox, written otherwise', { websiteUrl: 'https://boutique.atelier.ch', email: 'zoe+neu@atelier.ch' }],
  ])('send %s its existing link again', async (_what, second) => {
    const { body } = await start({ websiteUrl: 'https://www.atelier.ch/', email: 'zoe@atelier.ch' });
    const again = await start(second);
    expect([again.status, again.body]).toEqual([201, { token: null, verificationRequired: false, reviewRequired: false }]);
    expect(await trials()).toHaveLength(1);
    const messages = await emailsOf(body.token);
    expect(messages.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['trial_confirmation', 'zoe@atelier.ch'],
      ['trial_link', 'zoe@atelier.ch'],
    ]);
    expect(messages[1]?.body_text).toContain(`https://check.example.ch/t/${body.token}\n`);
    await app.database.query(`UPDATE prospects SET created_at = now() - interval '7 days 1 minute'`);
    expect((await start(second)).body.token).toMatch(/^[a-z0-9]{8}$/);
  });

  it('apply to the same site in other notation, for another address', async () => {
    const second = { websiteUrl: 'http://ATELIER.ch', email: 'paul@atelier.ch' };
    await start({ websiteUrl: 'https://www.atelier.ch/', email: 'zoe@atelier.ch' });
    const { status, body } = await start(second);
    expect([status, body.code, body.message]).toEqual([409, 'trial_exists', EXISTS]);
    await app.database.query(`UPDATE prospects SET created_at = now() - interval '7 days 1 minute'`);
    expect((await start(second)).status).toBe(201);
  });

  it('apply to concurrent requests', async () => {
    const same = aRequest();
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call('POST', '/api/public/trials', { body: same })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await trials()).toHaveLength(1);
    // a mailbox is not filled: five e-mails a day beside the first
    const [{ token }] = await trials();
    expect(await emailsOf(token)).toHaveLength(6);
  });

  it('ignore prospects of the agency and failed trials', async () => {
    const same = aRequest();
    await aProspect(app.database, { email: same.email, site_url: same.websiteUrl });
    const first = await start(same);
    expect(first.status).toBe(201);
    await app.database.query(`UPDATE prospects SET metadata = metadata || '{"analyze_status": "error"}' WHERE token = $1`, [
      first.body.token,
    ]);
    expect((await start(same)).status).toBe(201);
  });
});

describe('the block list', () => {
  const block = (values: object) =>
    app.call<BlockedUrlRecord & Refusal>('POST', '/api/admin/blocked-urls', { as: app.admin, body: values });
  const message = 'Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement à bonjour@agence.ch';

  it('blocks the URL and its whole domain while active', async () => {
    const { status, body } = await block({ url: 'https://www.client.ch/fr/', notes: 'depuis 2019' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        url: 'client.ch/fr',
        domain: 'client.ch',
        reason: 'Client existant',
        notes: 'depuis 2019',
        is_active: true,
        message: 'URL bloquée avec succès',
      }),
    ]);
    const refused = await start({ websiteUrl: 'http://client.ch/de', email: 'a@client.ch' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'url_blocked', message]);
    expect(refused.body.errors).toEqual({ websiteUrl: message });
    const unblocked = await app.call('PUT', `/api/admin/blocked-urls/${body.id}`, { as: app.admin, body: { is_active: false } });
    expect(unblocked.body).toMatchObject({ is_active: false, notes: 'depuis 2019', message: 'URL débloquée avec succès' });
    expect((await start({ websiteUrl: 'http://client.ch/de', email: 'a@client.ch' })).status).toBe(201);
  });

  it('blocks nobody when it cannot be read', async () => {
    await block({ url: 'client.ch' });
    await app.database.query('ALTER TABLE blocked_urls RENAME TO blocked_urls_away');
    try {
      expect((await start({ websiteUrl: 'https://client.ch', email: 'a@client.ch' })).status).toBe(201);
      expect((await block({ url: 'autre.ch' })).body.message).toBe('Erreur inattendue lors du blocage');
    } finally {
      await app.database.query('ALTER TABLE blocked_urls_away RENAME TO blocked_urls');
    }
  });

  it('is maintained by staff: search, sort, filter, duplicates, deletion, audit', async () => {
    for (const url of ['alpha.ch', 'beta.ch', 'gamma.ch']) await block({ url, reason: url === 'beta.ch' ? 'Concurrent déclaré' : '' });
    const list = (query: string) => app.call<BlockedUrlRecord[]>('GET', `/api/admin/blocked-urls?${query}`, { as: app.admin });
    const page = await list('sort=["url","DESC"]&range=[0,1]');
    expect(page.body.map(({ url }) => url)).toEqual(['gamma.ch', 'beta.ch']);
    expect(page.headers.get('content-range')).toBe('blocked-urls 0-1/3');
    expect((await list('filter={"q":"declare"}')).body.map(({ url }) => url)).toEqual(['beta.ch']);
    expect((await list('filter={"q":"%25"}')).body).toEqual([]);
    const twice = await block({ url: 'https://ALPHA.ch/' });
    expect([twice.status, twice.body.message]).toEqual([409, 'Erreur lors du blocage: cette URL est déjà bloquée']);
    expect((await block({ url: 'ftp://x' })).body.message).toBe("Erreur lors du blocage: Format d'URL invalide");
    const { id } = page.body[0] as BlockedUrlRecord;
    expect((await app.call('GET', `/api/admin/blocked-urls/${id}`, { as: app.admin })).body).toMatchObject({ url: 'gamma.ch' });
    expect((await app.call('DELETE', `/api/admin/blocked-urls/${id}`, { as: app.admin })).body).toMatchObject({ id });
    expect((await app.call('PUT', `/api/admin/blocked-urls/${id}`, { as: app.admin, body: { is_active: false } })).status).toBe(404);
    const audited = await app.database.query(
      `SELECT action FROM audit_log WHERE resource = 'blocked-urls' AND resource_id = $1 ORDER BY id`,
      [id],
    );
    expect(audited).toEqual([{ action: 'create' }, { action: 'delete' }]);
  });

  it('refuses a concurrent duplicate', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => block({ url: 'client.ch' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('trials of the agency', () => {
  const own = (site: string) => ({ websiteUrl: `https://example.ch/${site}`, email: ADMIN.email });

  it('ignore block list and seven days within a session; only the newest three remain', async () => {
    await settings('trial', { staffEmail: ADMIN.email });
    await app.call('POST', '/api/admin/blocked-urls', { as: app.admin, body: { url: 'example.ch' } });
    const other = await start();
    expect((await start(own('un'))).body.code).toBe('url_blocked'); // the address alone is no proof
    const tokens = [];
    for (const site of ['un', 'deux', 'trois', 'quatre', 'un']) {
      const { status, body } = await start(own(site), app.admin);
      expect(status).toBe(201);
      tokens.push(body.token);
    }
    const left = (await trials()).map(({ token }: { token: string }) => token);
    expect(left).toEqual([other.body.token, ...tokens.slice(2)]);
    const [{ results }] = await app.database.query(
      'SELECT count(*)::int AS results FROM scan_tasks t LEFT JOIN prospects p ON p.id = t.prospect_id WHERE p.id IS NULL',
    );
    expect(results).toBe(0);
    const [{ deleted }] = await app.database.query(
      `SELECT count(*)::int AS deleted FROM audit_log WHERE action = 'delete' AND resource = 'prospects'`,
    );
    expect(deleted).toBe(2);
  });

  it('are refused to other sessions, viewers and forged tokens', async () => {
    await settings('trial', { staffEmail: 'equipe@example.ch' });
    const first = { websiteUrl: 'https://example.ch', email: 'anne@example.ch' };
    await start(first);
    const colleague = { ...first, email: 'paul@example.ch' };
    expect((await start(colleague, app.admin)).body.code).toBe('trial_exists');
    expect((await start({ ...first, email: 'equipe@example.ch' }, { token: 'a.b.c', cookies: ['staff=1'] })).body.code).toBe(
      'trial_exists',
    );
    await app.database.query(`UPDATE users SET role = 'viewer'`);
    try {
      expect((await start({ ...first, email: 'equipe@example.ch' }, app.admin)).body.code).toBe('trial_exists');
    } finally {
      await app.database.query(`UPDATE users SET role = 'admin'`);
    }
    expect((await start({ ...first, email: 'equipe@example.ch' }, app.admin)).status).toBe(201);
    // with a session, also for a website whose domain is another
    const other = await start({ websiteUrl: 'https://client.ch', email: 'equipe@example.ch' }, app.admin);
    expect(other.body).toMatchObject({ token: expect.any(String), reviewRequired: false });
  });
});

describe('the confirmation of the address', () => {
  it('gives the page a new link once; the old one and the used link redirect to it', async () => {
    const { body } = await start();
    const secret = await secretOf(body.token);
    await app.call('GET', `/verification/${secret}`);
    expect((await trials())[0].metadata.status).toBeUndefined(); // opening changes nothing
    const { status, body: verified } = await confirm(secret);
    expect([status, verified.message]).toEqual([200, "Vérification réussie. Redirection vers l'analyse..."]);
    expect(verified.token).not.toBe(body.token);
    const [prospect] = await trials();
    expect(prospect).toMatchObject({
      token: verified.token,
      metadata: { status: 'verified', is_trial: true, verified_at: expect.any(String) },
    });

    for (const path of ['analyse', 'quiz', 'monscore']) {
      const old = await app.call('GET', `/${path}/${body.token}`);
      expect([old.status, old.headers.get('location')]).toEqual([302, `/${path}/${verified.token}`]);
    }
    expect((await app.call('GET', `/t/${body.token}`)).headers.get('location')).toBe(`/analyse/${verified.token}`);
    expect((await app.call('GET', `/api/public/prospects/${body.token}`)).body).toMatchObject({ token: verified.token });
    expect((await progress(body.token)).body.token).toBe(verified.token);

    const again = await confirm(secret);
    expect([again.status, again.body.token]).toEqual([200, verified.token]);
    expect((await trials())[0].token).toBe(verified.token);
  });

  it('gives one page to concurrent clicks, and no other token any', async () => {
    const secret = await secretOf((await start()).body.token);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(secret)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.token}`)).size).toBe(1);
    expect(await app.database.query('SELECT 1 FROM prospect_former_tokens')).toHaveLength(1);
    for (const wrong of ['', 'x', secret.slice(1), `${secret}a`])
      expect((await confirm(wrong)).body.message).toBe('Token invalide ou déjà utilisé');
  });

  it('reports a failure, and can be repeated', async () => {
    const { body } = await start();
    const secret = await secretOf(body.token);
    await app.database.query('ALTER TABLE prospect_former_tokens RENAME TO away');
    const failed = await confirm(secret);
    await app.database.query('ALTER TABLE away RENAME TO prospect_former_tokens');
    expect([failed.status, failed.body.message]).toEqual([500, 'Une erreur est survenue lors de la vérification. Veuillez réessayer.']);
    expect((await confirm(secret)).status).toBe(200);
  });

  it('precedes the analyses when configured', async () => {
    await settings('trial', { requireEmailVerification: true });
    const { body } = await start();
    expect(body.verificationRequired).toBe(true);
    expect(await scansOf(body.token)).toEqual([]);
    expect((await progress(body.token)).body).toMatchObject({ status: 'awaiting_verification', stage: 1 });
    const verified = await confirm(await secretOf(body.token));
    expect(await scansOf(verified.body.token)).toMatchObject([{ kind: 'trial' }]);
    expect((await progress(body.token)).body).toMatchObject({ status: 'running', token: verified.body.token });
  });
});

describe('an address outside the website’s domain', () => {
  const OTHER = { websiteUrl: 'https://www.atelier.ch/', email: 'Zoe.Rochat@bluewin.ch', companyName: 'L’Atelier' };
  const decide = (id: string, decision: string, as: Account = app.admin) =>
    app.call<TrialRecord & Refusal>('POST', `/api/admin/trials/${id}/review`, { as, body: { decision } });
  const retry = (id: string) => app.call<Refusal>('POST', `/api/admin/trials/${id}/retry`, { as: app.admin });
  const alerts = () => app.database.query(`SELECT recipient, body_text FROM outbox WHERE kind = 'trial_alert'`);
  const quickScan = (id: string) => app.call<Refusal>('POST', `/api/admin/prospects/${id}/scan`, { as: app.admin, body: {} });
  const bulkScan = (id: string) =>
    app.call<Refusal>('POST', '/api/admin/scans', { as: app.admin, body: { kind: 'bulk', prospectIds: [id] } });
  async function asked(values: object = {}) {
    const { status, body } = await start({ ...OTHER, ...values });
    expect([status, body]).toEqual([201, { token: null, verificationRequired: true, reviewRequired: true }]);
    const prospect = (await trials()).at(-1);
    return { ...prospect, secret: await secretOf(prospect.token) };
  }

  it('is confirmed, then reviewed by staff, and measured only then', async () => {
    const { id, token, secret } = await asked();
    const [message] = await emailsOf(token);
    expect(message).toMatchObject({ kind: 'trial_confirmation', recipient: 'Zoe.Rochat@bluewin.ch' });
    expect(message?.body_text).not.toMatch(/atelier/i); // anybody's mailbox: nothing that was typed is written to it
    expect(await alerts()).toEqual([]);
    expect((await decide(id, 'accepted')).body.code).toBe('trial_not_waiting');

    expect((await confirm(secret)).body).toMatchObject({ token: null, message: expect.stringContaining('Une personne regarde') });
    expect(await alerts()).toEqual([{ recipient: 'bonjour@agence.ch', body_text: expect.stringContaining('/mon-espace/trials') }]);
    expect((await confirm(secret)).body.token).toBeNull();
    expect(await alerts()).toHaveLength(1);
    const waiting = await app.call<TrialRecord[]>('GET', '/api/admin/trials?filter={"status":"awaiting_review"}', { as: app.admin });
    expect(waiting.body).toMatchObject([{ id, status: 'awaiting_review', other_address: true, verification: 'confirmed' }]);
    const counted = await app.call('GET', '/api/admin/trials/counters', { as: app.admin });
    expect(counted.body).toMatchObject({ total: 1, awaiting_review: 1, awaiting_verification: 0 });
    // nor does staff measure it in passing
    expect((await bulkScan(id)).body.code).toBe('no_prospect');
    for (const answer of [await quickScan(id), await retry(id)]) expect([answer.status, answer.body.code]).toEqual([409, 'trial_held']);
    expect(await scansOf(token)).toEqual([]);

    const accepted = await decide(id, 'accepted');
    expect([accepted.status, accepted.body]).toEqual([200, expect.objectContaining({ status: 'running' })]);
    expect(await scansOf(token)).toMatchObject([{ kind: 'trial' }]);
    expect((await decide(id, 'accepted')).body.code).toBe('trial_not_waiting');
    expect((await confirm(secret)).body.token).toBe(token);
    const audited = await app.database.query(`SELECT after FROM audit_log WHERE resource = 'trials' AND resource_id = $1`, [id]);
    expect(audited).toEqual([{ after: { trial_review: 'accepted' } }]);
  });

  it('may be rejected without an e-mail, and that be reverted', async () => {
    const { id, token, secret } = await asked();
    await confirm(secret);
    const messages = await emailsOf(token);
    expect((await decide(id, 'refused')).body).toMatchObject({ status: 'refused' });
    expect((await confirm(secret)).body.token).toBeNull();
    await askLink(OTHER.email);
    expect((await start(OTHER)).body).toEqual({ token: null, verificationRequired: true, reviewRequired: true });
    expect(await emailsOf(token)).toEqual(messages);
    expect((await decide(id, 'refused')).body.code).toBe('trial_not_waiting');
    expect((await decide(id, 'accepted')).body.code).toBe('trial_not_waiting');
    expect((await decide(id, 'waiting')).body).toMatchObject({ status: 'awaiting_review' });
    expect((await decide(id, 'accepted')).body).toMatchObject({ status: 'running' });
  });

  it('does not block the owner of the site, who gets the confirmation again', async () => {
    const { token, secret } = await asked();
    expect((await start({ ...OTHER, email: 'zoe@atelier.ch' })).body).toMatchObject({ token: expect.any(String), reviewRequired: false });
    expect((await start({ ...OTHER, email: 'zoe.rochat+x@bluewin.ch' })).body.token).toBeNull();
    const messages = await emailsOf(token);
    expect(messages.map(({ kind }) => kind)).toEqual(['trial_confirmation', 'trial_confirmation']);
    const second = /\/verification\/(\S+)/.exec(messages[1]?.body_text ?? '')?.[1] ?? '';
    expect((await confirm(secret)).status).toBe(404);
    expect((await confirm(second)).status).toBe(200);
  });

  it('is refused when configured', async () => {
    await settings('trial', { otherAddresses: false });
    const { status, body } = await start(OTHER);
    expect([status, body.errors?.email]).toEqual([422, "L'email doit correspondre au domaine du site"]);
    expect(await trials()).toEqual([]);
  });
});

const askLink = (email: string, values: object = {}) =>
  app.call<Refusal>('POST', '/api/public/trials/link', { body: { email, ...values } });
const untilEmails = async (token: string, kinds: string[]) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = (await emailsOf(token)).map(({ kind }) => kind);
    if (found.length >= kinds.length) return expect(found).toEqual(kinds);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no further e-mail');
};

describe('a lost link', () => {
  it('is sent again by e-mail, and the response does not reveal whether it exists', async () => {
    const { body } = await start({ websiteUrl: 'https://atelier.ch', email: 'zoe@atelier.ch' });
    const { token } = (await confirm(await secretOf(body.token))).body;
    const known = await askLink('ZOE+x@atelier.ch');
    const unknown = await askLink('paul@atelier.ch');
    expect([known.status, known.body]).toEqual([202, { message: expect.stringContaining('Si une analyse') }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await untilEmails(token, ['trial_confirmation', 'trial_link']);
    const [, again] = await emailsOf(token);
    expect(again?.body_text).toContain(`https://check.example.ch/t/${token}\n`);
    expect(await app.database.query(`SELECT 1 FROM outbox WHERE recipient = 'paul@atelier.ch'`)).toEqual([]);
  });

  it.each([
    ['Email requis', { email: '' }],
    ["Format d'email invalide", { email: 'zoe@atelier' }],
    ['Une erreur est survenue. Veuillez réessayer.', { email: 'zoe@atelier.ch', fax: '021' }],
  ])('is refused: %s', async (message, { email, ...values }) => {
    const { status, body } = await askLink(email, values);
    expect([status, body.errors?.email ?? body.message]).toEqual([422, message]);
  });
});

it('the progress is available for trials only', async () => {
  const { token } = await aProspect(app.database);
  expect((await progress(token)).status).toBe(404);
  expect((await progress('zzzzzzzz')).status).toBe(404);
});
