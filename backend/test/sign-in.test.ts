import { ServerEvents } from '../src/common/http/server-events.js';
import { type Account, ADMIN, ownPassword, startApp, type TestApp } from './support/app.js';

let app: TestApp;
/** A proxy says where visitors are. */
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let last = 0;
const from = (address = `198.51.100.${++last}`) => ({ 'x-forwarded-for': address });
const limit = async (limits: object, asked: () => Promise<{ headers: Headers }>, isNow: string) => {
  await app.database.query(`UPDATE settings SET value = value || $1 WHERE key = 'rateLimits'`, [JSON.stringify(limits)]);
  await until(async () => (await asked()).headers.get('ratelimit-limit') === isNow);
};
const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 50));
};
const guess = (password: string, headers: Record<string, string> = from(), email = ADMIN.email) =>
  app.call('POST', '/api/auth/login', { body: { email, password }, headers });
const times = async (count: number, act: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: count }, act));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
let made = 0;
const anAccount = async (role = 'staff') => {
  const { body } = await app.call<{ id: string; email: string; password: string }>('POST', '/api/admin/users', {
    as: app.admin,
    body: { email: `compte${++made}@example.ch`, name: 'Compte', role },
  });
  return body;
};

describe('password guesses', () => {
  beforeAll(() =>
    limit(
      { auth: { max: 5, windowMs: 900_000 }, account: { max: 10, windowMs: 900_000 } },
      () => guess('wrong', from(), `${last}@x.ch`),
      '5',
    ),
  );

  it('are counted per account from any addresses; the wait grows; a known browser of the owner is admitted', async () => {
    const { email, password: made, id } = await anAccount();
    const known = await app.signIn(email, made);
    const password = ownPassword(made);
    expect(await times(30, () => guess('wrong', from(), email))).toEqual({ 401: 10, 429: 20 });
    const refused = await guess(password, from(), email);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 20]).toEqual([429, true]);
    const cookie = known.cookies.join('; ');
    expect((await guess(password, { ...from(), cookie }, email)).status).toBe(200);
    const wait = async () => {
      await app.database.query(`UPDATE rate_limits SET opens_at = now() WHERE key = $1`, [`account ${id}`]);
      expect((await guess('wrong', from(), email)).status).toBe(401);
      return Number((await guess('wrong', from(), email)).headers.get('retry-after'));
    };
    const waits = [await wait(), await wait(), await wait(), await wait(), await wait(), await wait()];
    expect(waits.map((seconds) => Math.round(seconds / 30) * 30)).toEqual([60, 120, 240, 480, 900, 900]);
  });

  it('warn the owner and the administrators once, and are in the log', async () => {
    const { email, password } = await anAccount();
    for (let more = 0; more < 12; more++) await guess('wrong', from('192.0.2.7'.replace('7', String(more))), email);
    const mails = await app.database.query(`SELECT recipient FROM outbox WHERE kind = 'sign_in_alarm' AND body_text LIKE $1`, [
      `%${email}%`,
    ]);
    expect(mails.map(({ recipient }: { recipient: string }) => recipient).sort()).toEqual([ADMIN.email, email].sort());
    await app.database.query(`UPDATE rate_limits SET opens_at = now() WHERE key LIKE 'account %'`);
    expect((await guess(password, from('192.0.2.99'), email)).status).toBe(200);
    const log = await app.database.query(
      `SELECT action, after FROM audit_log WHERE resource = 'sessions' AND user_email = $1 ORDER BY id`,
      [email],
    );
    const actions = log.map(({ action }: { action: string }) => action);
    expect([actions.filter((action: string) => action === 'sign_in_failed').length, actions.at(-1)]).toEqual([10, 'sign_in']);
    expect(log.at(-1).after.address).toBe('192.0.2.99');
  });

  it('wait equally without an account, and typed values are not stored', async () => {
    expect(await times(15, () => guess('wrong', from(), 'personne@example.ch'))).toEqual({ 401: 10, 429: 5 });
    const remaining = await app.database.query(`SELECT key FROM rate_limits WHERE key LIKE '%personne%'`);
    expect(remaining).toEqual([]);
  });

  it('are counted per IPv6 network of 48 bits', async () => {
    let host = 0;
    const answers = await times(12, () => guess('wrong', from(`2001:db8:77:${(++host).toString(16)}::1`), `v6-${host}@example.ch`));
    expect(answers).toEqual({ 401: 5, 429: 7 });
    expect((await guess('wrong', from('2001:db8:78::1'), 'v6@example.ch')).status).toBe(401);
  });

  it('do not block a known browser of the same address, which is counted separately', async () => {
    const { email, password: made } = await anAccount();
    const { cookies } = await app.signIn(email, made);
    const password = ownPassword(made);
    const shared = from();
    await times(20, () => guess('wrong', shared, 'autre@example.ch'));
    const known = { ...shared, cookie: cookies.join('; ') };
    expect((await guess(password, known, email)).status).toBe(200);
    expect(await times(20, () => guess('wrong', known, email))).toEqual({ 401: 5, 429: 15 });
    const forged = cookies.map((cookie) => cookie.replace(/^(device=[^.]+\.[^.]+\.)..../, '$1AAAA')).join('; ');
    expect((await guess(password, { ...shared, cookie: forged }, email)).status).toBe(429);
  });

  it('cannot test the current password within a session', async () => {
    const { email, password } = await anAccount();
    const account = await app.signIn(email, password);
    const change = () =>
      app.call('PUT', '/api/auth/password', { as: account, body: { current: 'wrong', next: 'un tout autre secret' }, headers: from() });
    expect(await times(40, change)).toEqual({ 422: 5, 429: 35 });
  });
});

describe('unauthenticated requests', () => {
  it('are counted: invalid bearers, malformed tokens, pages', async () => {
    const limits = { default: { max: 20, windowMs: 60_000 }, unknownTokens: { max: 6, windowMs: 60_000, alarm: 1000 } };
    await limit(limits, () => app.call('GET', '/analyse/zzzz9998', { headers: from() }), '20');
    const bearer = from();
    const bad = () => app.call('GET', '/api/admin/prospects', { headers: { ...bearer, authorization: 'Bearer x.y.z' } });
    expect(await times(30, bad)).toEqual({ 401: 20, 429: 10 });
    expect((await app.call('GET', '/api/admin/prospects', { as: app.admin, headers: bearer })).status).toBe(200);
    const [malformed, pages] = [from(), from()];
    expect(await times(1, () => app.call('GET', '/api/public/prospects/a', { headers: malformed }))).toEqual({ 404: 1 });
    for (let more = 0; more < 5; more++) await app.call('GET', `/api/public/prospects/no-token-${more}`, { headers: malformed });
    expect((await app.call('GET', '/api/public/prospects/zzzz9999', { headers: malformed })).status).toBe(429);
    expect(await times(30, () => app.call('GET', '/analyse/zzzz9999', { headers: pages }))).toEqual({ 404: 6, 429: 24 });
    expect(await times(30, () => app.call('GET', '/', { headers: pages }))).toEqual({ 200: 30 });
  });
});

describe('responses for staff', () => {
  it.each(['/api/admin/prospects', '/api/auth/me', '/api/admin/settings/agency', '/api/admin/nothing', '/api/admin/prospects/export.csv'])(
    '%s is never cached',
    async (path) => expect((await app.call('GET', path, { as: app.admin })).headers.get('cache-control')).toBe('no-store'),
  );
});

describe('event streams', () => {
  const scanId = async () => {
    const [row] = await app.database.query(`INSERT INTO scans (kind, status, total) VALUES ('quick', 'running', 1) RETURNING id`);
    return row.id as string;
  };
  const open = async (id: string, as: Account) => {
    const stop = new AbortController();
    const response = await fetch(`${app.url}/api/admin/scans/${id}/events`, {
      headers: { authorization: `Bearer ${as.token}` },
      signal: stop.signal,
    });
    return { status: response.status, response, close: () => stop.abort() };
  };

  it('end when the account is disabled, by notification', async () => {
    Object.assign(app.app.get(ServerEvents, { strict: false }), { lookAgainMs: 600_000 });
    const { id, email, password } = await anAccount();
    const account = await app.signIn(email, password);
    const { response } = await open(await scanId(), account);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await app.call('PUT', `/api/admin/users/${id}`, { as: app.admin, body: { disabled: true } });
    while (!(await reader.read()).done);
  });

  it('are limited to twenty per account', async () => {
    const [first, second] = [await anAccount(), await anAccount()];
    const [one, other] = [await app.signIn(first.email, first.password), await app.signIn(second.email, second.password)];
    const id = await scanId();
    const streams = await Promise.all(Array.from({ length: 25 }, () => open(id, one)));
    expect(streams.filter(({ status }) => status === 429).length).toBe(5);
    const elsewhere = await open(id, other);
    expect(elsewhere.status).toBe(200);
    for (const { close } of [...streams, elsewhere]) close();
    await until(async () => {
      const again = await open(id, one);
      again.close();
      return again.status === 200;
    });
  });
});
