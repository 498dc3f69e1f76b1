import { RateLimitStore } from '../src/modules/rate-limiting/rate-limit-store.service.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { until } from './support/until.js';

/** Two processes of the product behind a proxy, on one database; every test comes from addresses of its own. */
let apps: [TestApp, TestApp];
let app: TestApp;

beforeAll(async () => {
  const DATABASE_URL = await cloneDatabase();
  const first = await startApp({ DATABASE_URL, TRUST_PROXY: '1' });
  apps = [first, await startApp({ DATABASE_URL, TRUST_PROXY: '1' })];
  app = first;
  await app.database.query(`UPDATE settings SET value = '{}' WHERE key = 'rateLimits'`);
});
afterAll(async () => {
  await Promise.all((apps ?? []).map((one) => one.stop()));
});

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
let last = 0;
/** What the proxy writes: the visitor's own claim, then the address it sees. */
const from = (address = `203.0.113.${++last}`, claimed?: string) => ({ 'x-forwarded-for': claimed ? `${claimed}, ${address}` : address });
const statuses = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
/** The first answer after the limit's window. */
const whenLetIn = async (ask: () => ReturnType<TestApp['call']>) => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 429) return answer;
    await sleep(100);
  }
};
const counters = (rule: string) => app.database.query(`SELECT key, hits FROM rate_limits WHERE key LIKE $1 ORDER BY key`, [`${rule} %`]);

describe('the rate limits', () => {
  it('have defaults, can be changed, with a minimum of a second and one request', async () => {
    const { body } = await app.call<{ value: Record<string, object> }>('GET', '/api/admin/settings/rateLimits', { as: app.admin });
    expect(body.value).toMatchObject({
      quiz: { max: 10, windowMs: 60_000 },
      prospects: { max: 50, windowMs: 60_000 },
      pagespeed: { max: 5, windowMs: 300_000 },
      seo: { max: 10, windowMs: 300_000 },
      openai: { max: 20, windowMs: 60_000 },
      auth: { max: 5, windowMs: 900_000 },
      default: { max: 100, windowMs: 60_000 },
      trials: { max: 5, windowMs: 86_400_000 },
      forms: { max: 10, windowMs: 600_000 },
    });
    const refused = await app.call<{ errors: object }>('PUT', '/api/admin/settings/rateLimits', {
      as: app.admin,
      body: { value: { quiz: { windowMs: 999, max: 0 } } },
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'value.quiz.windowMs': 'La fenêtre dure au moins 1000 ms', 'value.quiz.max': 'Au moins une demande par fenêtre' },
    ]);
  });

  it('hold across processes for a thousand requests', async () => {
    const { token } = await aProspect(app.database);
    const headers = from();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => apps[index % 2 ? 1 : 0].call('GET', `/api/public/prospects/${token}`, { headers })),
    );
    const { 200: passed = 0, 429: refused = 0 } = statuses(answers);
    expect(passed + refused).toBe(1000);
    expect(passed).toBeGreaterThanOrEqual(50);
    expect(passed).toBeLessThanOrEqual(55); // a tenth more with a second process (record 14)
    const other = await app.call('GET', `/api/public/prospects/${token}`, { headers: from() });
    expect(other.status).toBe(200);
  });

  it('are in the headers, and a refusal says when to retry', async () => {
    const { token } = await aProspect(app.database);
    const headers = from();
    const first = await app.call('GET', `/api/public/quiz/${token}`, { headers });
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '9',
      'ratelimit-reset': '60',
      'ratelimit-policy': '"quiz";q=10;w=60',
      ratelimit: '"quiz";r=9;t=60',
    });
    for (let more = 0; more < 9; more++) await app.call('GET', `/api/public/quiz/${token}`, { headers });
    const refused = await app.call<{ code: string; message: string }>('GET', `/api/public/quiz/${token}`, { headers });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json; charset=utf-8']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      message: `Trop de demandes en peu de temps. Réessayez dans ${seconds} secondes.`,
    });
    expect(Object.fromEntries(refused.headers)).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '0' });
  });

  it('count the quiz by address and token', async () => {
    const [one, other] = [await aProspect(app.database), await aProspect(app.database)];
    const headers = from();
    for (let more = 0; more < 10; more++) await app.call('GET', `/api/public/quiz/${one.token}`, { headers });
    expect((await app.call('GET', `/api/public/quiz/${one.token}`, { headers })).status).toBe(429);
    expect((await app.call('GET', `/api/public/quiz/${other.token}`, { headers })).status).toBe(200);
  });

  it('never block a link because of other links from the same address', async () => {
    const [one, other] = [await aProspect(app.database), await aProspect(app.database)];
    const headers = from();
    for (let more = 0; more < 50; more++) await app.call('GET', `/api/public/prospects/${one.token}`, { headers });
    expect((await app.call('GET', `/api/public/prospects/${one.token}`, { headers })).status).toBe(429);
    expect((await app.call('GET', `/api/public/prospects/${other.token}`, { headers })).status).toBe(200);
    expect((await app.call('GET', `/analyse/${other.token}`, { headers })).headers.get('ratelimit-remaining')).toBe('99');
  });

  it('end with their window', async () => {
    const { token } = await aProspect(app.database);
    await app.database.query(`INSERT INTO rate_limits VALUES ($1, 5000, now() + interval '4 seconds')`, [
      `prospects 203.0.113.250 ${token}`,
    ]);
    const ask = () => app.call('GET', `/api/public/prospects/${token}`, { headers: from('203.0.113.250') });
    expect((await ask()).status).toBe(429);
    expect((await whenLetIn(ask)).headers.get('ratelimit-remaining')).toBe('49');
  });

  it('use the address given by the proxy, and one counter per IPv6 network', async () => {
    const { token } = await aProspect(app.database);
    const ask = (headers: Record<string, string>) => app.call('GET', `/api/public/prospects/${token}`, { headers });
    await ask(from('198.51.100.7', '10.0.0.1'));
    expect((await ask(from('198.51.100.7', '10.0.0.2'))).headers.get('ratelimit-remaining')).toBe('48');
    await ask(from('2001:db8:1:2::1'));
    expect((await ask(from('2001:db8:1:2:ffff::9'))).headers.get('ratelimit-remaining')).toBe('48');
    expect((await ask(from('2001:db8:1:3::1'))).headers.get('ratelimit-remaining')).toBe('49');
  });

  it('count a forced page report under pagespeed, a cached one not', async () => {
    const { id } = await aProspect(app.database);
    const ask = (refresh: string) =>
      app.call('GET', `/api/public/page-report?prospectId=${id}&url=https://ailleurs.ch/&refresh=${refresh}`, {
        headers: from('198.51.100.9'),
      });
    expect((await ask('0')).headers.get('ratelimit-policy')).toContain('"prospects"');
    expect((await ask('1')).headers.get('ratelimit-policy')).toBe('"pagespeed";q=5;w=300');
  });

  it('exclude the agency’s pages, health checks and files, and include personal pages', async () => {
    expect((await app.call('GET', '/analyse/zzzz9999', { headers: from() })).headers.get('ratelimit-policy')).toContain('"default"');
    for (const path of ['/', '/essai', '/mon-espace/prospects', '/health/live', '/robots.txt', '/metrics'])
      expect((await app.call('GET', path, { headers: from() })).headers.get('ratelimit-limit')).toBeNull();
  });
});

describe('a rate limit far from its maximum', () => {
  const storeOf = (one: TestApp) => one.app.get(RateLimitStore, { strict: false });
  const hitsOf = async (key: string) => (await app.database.query('SELECT hits FROM rate_limits WHERE key = $1', [key]))[0]?.hits;
  /** Sends requests as visitors do, some in parallel, some one after the other; returns how many passed. */
  const passed = async (store: RateLimitStore, count: number, key: string) => {
    let sum = 0;
    for (let done = 0, group = 1; done < count; done += group, group = (group * 7) % 31)
      for (const { isBlocked } of await Promise.all(
        Array.from({ length: Math.min(group, count - done) }, () => store.incrementSoon(key, 60_000, 1000)),
      ))
        sum += isBlocked ? 0 : 1;
    return sum;
  };

  it('is counted in the process, and in the database within half a second', async () => {
    const store = storeOf(app);
    for (let count = 0; count < 20; count++) await store.incrementSoon('recent soon', 60_000, 1000);
    await until(async () => (await hitsOf('recent soon')) === 20);
  });

  it('admits exactly its maximum in one process, and at most a tenth more with two', async () => {
    expect(await passed(storeOf(app), 1500, 'recent one')).toBe(1000);
    const two = await Promise.all(apps.map((one) => passed(storeOf(one), 1500, 'recent two')));
    const sum = two.reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThanOrEqual(1000);
    expect(sum).toBeLessThanOrEqual(1100);
  });

  it('loses no count when a process ends', async () => {
    const store = storeOf(apps[1]);
    for (let count = 0; count < 20; count++) await store.incrementSoon('recent ended', 60_000, 1000);
    await store.beforeApplicationShutdown();
    expect(await hitsOf('recent ended')).toBe(20);
  });
});

describe('signed-in staff', () => {
  it('have a limit of their own, for bursts of a hundred', async () => {
    const headers = from();
    const burst = await Promise.all(Array.from({ length: 100 }, () => app.call('GET', '/api/auth/me', { as: app.admin, headers })));
    expect(statuses(burst)).toEqual({ 200: 100 });
    const [bucket] = await counters('staff');
    const [{ id }] = await app.database.query(`SELECT id FROM users WHERE email = 'admin@example.ch'`);
    expect(bucket.key).toBe(`staff ${id}`);
    expect(await counters(`default ${headers['x-forwarded-for']}`)).toEqual([]);
    const key = `staff ${id}`;
    await app.database.query(`UPDATE rate_limits SET hits = 100, expires_at = now() + interval '4 seconds' WHERE key = $1`, [key]);
    const ask = () => app.call('GET', '/api/auth/me', { as: app.admin, headers });
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-4]$/)]);
    expect((await whenLetIn(ask)).status).toBe(200);
  });
});

describe('the limit of sign-in', () => {
  const signIn = (password: string, headers: Record<string, string>) =>
    app.call('POST', '/api/auth/login', { body: { email: 'admin@example.ch', password }, headers });

  it('counts failures only', async () => {
    const headers = from();
    for (let more = 0; more < 8; more++) {
      const { status, headers: answered } = await signIn('correct-horse-battery', headers);
      expect([status, answered.get('ratelimit-remaining')]).toEqual([200, '5']);
    }
    for (let more = 0; more < 5; more++) expect((await signIn('wrong', headers)).status).toBe(401);
    const refused = await signIn('correct-horse-battery', headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880);
    expect(refused.body.message).toBe('Trop de demandes en peu de temps. Réessayez dans 15 minutes.');
    expect((await signIn('correct-horse-battery', from())).status).toBe(200);
  });

  it('admits five of a hundred concurrent guesses', async () => {
    const headers = from();
    const guesses = await Promise.all(Array.from({ length: 100 }, (_, index) => signIn(`guess ${index}`, headers)));
    expect(statuses(guesses)).toEqual({ 401: 5, 429: 95 });
  });
});

describe('a proxy that appends ports to addresses', () => {
  it.each([
    ['of four numbers', (port: number) => `198.51.100.7:${port}`],
    ['of IPv6', (port: number) => `[2001:db8:7::1]:${port}`],
  ])('gives one counter per visitor, %s', async (_kind, address) => {
    const guesses = [];
    for (let port = 50_001; port <= 50_007; port++) {
      const body = { email: `port${port}@example.ch`, password: 'wrong-wrong-wrong' };
      guesses.push(await app.call('POST', '/api/auth/login', { body, headers: from(address(port)) }));
    }
    expect(statuses(guesses)).toEqual({ 401: 5, 429: 2 });
  });
});

describe('guessing personal links', () => {
  const guess = (token: string, headers: Record<string, string>, path = '/api/public/prospects') =>
    app.call('GET', `${path}/${token}`, { headers });
  const unknown = (index: number) => `zz${String(index).padStart(6, '0')}`;

  const PAGES = ['/analyse', '/quiz', '/score', '/plan', '/merci', '/referral', '/rendez-vous'];

  it('is refused after thirty for an address, whatever the page, and the links that exist are answered', async () => {
    const { token } = await aProspect(app.database);
    const headers = from();
    for (let index = 0; index < 15; index++) expect((await guess(unknown(index), headers)).status).toBe(404);
    for (let index = 15; index < 30; index++) expect((await guess(unknown(index), headers, '/t')).status).toBe(302);
    const refused = await guess(unknown(31), headers);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/Réessayez dans \d+ minutes\.$/)]);
    for (const path of ['/api/public/prospects', '/api/public/referrals', ...PAGES]) {
      expect([path, (await guess(token, headers, path)).status]).toEqual([path, 200]);
      expect([path, (await guess(unknown(32), headers, path)).status]).toEqual([path, 429]);
    }
    // who follows an honest link reads on its page what holds it up
    for (const asked of [token, unknown(33)]) {
      const followed = await guess(asked, headers, '/t');
      expect([followed.status, followed.headers.get('location')]).toEqual([302, `/analyse/${asked}`]);
    }
    expect((await guess('not-a-token', from())).status).toBe(404);
  });

  it('counts a wrong link once, however many parts of its page ask for it, and says on the page how long to wait', async () => {
    const headers = from();
    for (let index = 0; index < 30; index++) expect((await guess(unknown(index), headers, PAGES[index % PAGES.length])).status).toBe(404);
    for (const path of PAGES) {
      const { status, headers: answered, body } = await app.call<string>('GET', `${path}/${unknown(40)}`, { headers });
      expect([path, status, Number(answered.get('retry-after')) > 500]).toEqual([path, 429, true]);
      expect(body).not.toContain('Vérifiez votre connexion');
      expect(body).toMatch(/Réessayez dans \d+\s?minutes/);
    }
  });

  it('is told nothing any more after three hundred', async () => {
    const { token } = await aProspect(app.database);
    const headers = from();
    await app.database.query(`INSERT INTO rate_limits VALUES ($1, 300, now() + interval '9 minutes')`, [
      `unknownTokens ${headers['x-forwarded-for']}`,
    ]);
    for (const asked of [token, unknown(50)]) expect((await guess(asked, headers)).status).toBe(429);
    expect((await guess(token, from())).status).toBe(200);
  });

  it('is told to the administrators once, when it comes from everywhere', async () => {
    await app.database.query(`DELETE FROM rate_limits WHERE key LIKE 'unknownTokens %'`);
    await Promise.all(Array.from({ length: 230 }, (_, index) => guess(unknown(index), from(`192.0.2.${index % 25}`))));
    const alarms = await app.database.query(`SELECT after, user_id FROM audit_log WHERE action = 'alarm'`);
    expect(alarms).toEqual([{ after: { tokens: 200, minutes: 10 }, user_id: null }]);
    const mails = await app.database.query(`SELECT recipient, status, body_text FROM outbox WHERE kind = 'token_alarm'`);
    expect(mails).toMatchObject([
      { recipient: 'admin@example.ch', status: 'queued', body_text: expect.stringContaining('200 liens personnels') },
    ]);
  });
});

describe('the rate limit counters', () => {
  it('are shown to administrators', async () => {
    const { token } = await aProspect(app.database);
    for (let more = 0; more < 12; more++) await app.call('GET', `/api/public/quiz/${token}`, { headers: from('198.51.100.20') });
    const { body } = await app.call<{ rules: { rule: string }[]; busiest: { subject: string }[] }>('GET', '/api/admin/rate-limits', {
      as: app.admin,
    });
    expect(body.rules.find(({ rule }) => rule === 'quiz')).toMatchObject({ max: 10, windowMs: 60_000, blocked: expect.any(Number) });
    expect(body.busiest).toContainEqual({
      rule: 'quiz',
      subject: `198.51.100.20 ${token}`,
      hits: 12,
      max: 10,
      blocked: true,
      resets_at: expect.any(String),
    });
  });

  it('are deleted when their window is over', async () => {
    await app.database.query(
      `INSERT INTO rate_limits VALUES ('seo 10.1.1.1', 3, now() - interval '1 second'), ('seo 10.1.1.2', 3, now() + interval '1 minute')`,
    );
    await app.app.get(RateLimitStore, { strict: false }).clean();
    expect(await counters('seo')).toEqual([{ key: 'seo 10.1.1.2', hits: 3 }]);
    expect(await app.database.query('SELECT 1 FROM rate_limits WHERE expires_at <= now()')).toEqual([]);
  });
});
