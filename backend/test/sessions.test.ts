import { Secret, TOTP } from 'otpauth';
import { type Account, ADMIN, ownPassword, startApp, type TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Made {
  id: string;
  email: string;
  password: string;
}
interface Session {
  accessToken: string;
  pending: string | null;
}
let count = 0;
const make = async (role = 'staff') =>
  (
    await app.call<Made>('POST', '/api/admin/users', {
      as: app.admin,
      body: { email: `session${++count}@example.ch`, name: 'Léa Favre', role },
    })
  ).body;
const login = async (body: object) => {
  const answer = await app.call<Session & { secondFactor?: string }>('POST', '/api/auth/login', { body });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { ...answer, account: { token: answer.body.accessToken, cookies } };
};
const refresh = async (cookies: string[]) => {
  const answer = await app.call<Session>('POST', '/api/auth/refresh', { headers: { cookie: cookies.join('; ') } });
  return { ...answer, cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '') };
};
const statusOf = async (as: Account) => (await app.call('GET', '/api/auth/me', { as })).status;
const logged = async (email: string) =>
  (await app.database.query('SELECT action FROM audit_log WHERE user_email = $1 ORDER BY id', [email])).map(
    ({ action }: { action: string }) => action,
  );

describe('pages that a browser opens by URL', () => {
  const opened = (path: string, cookie: string) => app.call<{ openapi?: string }>('GET', path, { headers: { cookie } });

  it('accept the cookie of a valid session only', async () => {
    const { email, password } = await make('viewer');
    const { account } = await login({ email, password });
    const cookie = account.cookies.join('; ');
    const pages = [
      '/api/docs',
      '/api/docs/openapi.json',
      '/api/docs/start.js',
      '/api/docs/swagger-ui.css',
      '/api/docs/swagger-ui-bundle.js',
    ];
    const statuses = async (cookies: string) => Promise.all(pages.map(async (path) => (await opened(path, cookies)).status));
    expect(await statuses('')).toEqual(pages.map(() => 401));
    expect(await statuses('refresh=nonsense')).toEqual(pages.map(() => 401));
    expect(await statuses(cookie)).toEqual(pages.map(() => 403)); // its password is not its own yet
    const next = 'cheval agrafe batterie';
    await app.call('PUT', '/api/auth/password', { as: account, body: { current: password, next } });
    const again = await login({ email, password: next });
    const renewed = again.account.cookies.join('; ');
    expect(await statuses(renewed)).toEqual(pages.map(() => 200));
    expect((await opened('/api/docs/openapi.json', renewed)).body.openapi).toMatch(/^3\./);
    expect((await opened('/api/docs', renewed)).headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await opened('/api/admin/prospects', renewed)).status).toBe(401);
    await app.call('POST', '/api/auth/logout', { headers: { cookie: renewed } });
    expect(await statuses(renewed)).toEqual(pages.map(() => 401));
  });
});

describe('a password set by another person', () => {
  it('allows only the own account until it is changed; after a reset again', async () => {
    const { id, email, password } = await make();
    const { body, account } = await login({ email, password });
    expect(body.pending).toBe('password');
    const tries = [
      ['GET', '/api/admin/prospects'],
      ['POST', '/api/admin/prospects'],
      ['GET', '/api/admin/dashboard'],
    ] as const;
    for (const [method, path] of tries) {
      const refused = await app.call(method, path, { as: account, ...(method === 'POST' && { body: {} }) });
      expect([refused.status, refused.body.code]).toEqual([403, 'password_required']);
    }
    expect(await statusOf(account)).toBe(200);
    const next = 'cheval agrafe batterie';
    expect((await app.call('PUT', '/api/auth/password', { as: account, body: { current: password, next } })).status).toBe(204);
    expect((await app.call('GET', '/api/admin/prospects', { as: account })).status).toBe(200);
    expect((await login({ email, password: next })).body.pending).toBeNull();
    const reset = await app.call<Made>('POST', `/api/admin/users/${id}/reset-password`, { as: app.admin, body: {} });
    expect(await statusOf(account)).toBe(401);
    expect((await login({ email, password: reset.body.password })).body.pending).toBe('password');
  });

  it.each(['Password1234', 'smartindex-2026', '%s', 'court'])('is not replaced by « %s »', async (guessed) => {
    const { email, password } = await make();
    const { account } = await login({ email, password });
    const next = guessed === '%s' ? email : guessed;
    const refused = await app.call<{ errors: object }>('PUT', '/api/auth/password', { as: account, body: { current: password, next } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['next']]);
  });
});

describe('the refresh secret of a session', () => {
  it('changes with each use; an old one ends the session', async () => {
    const { email, password } = await make();
    const account = await app.signIn(email, password);
    const second = await refresh(account.cookies);
    const third = await refresh(second.cookies);
    expect([
      second.status,
      third.status,
      new Set([...account.cookies, ...second.cookies, ...third.cookies].filter((c) => /^refresh=/.test(c))).size,
    ]).toEqual([200, 200, 3]);
    expect((await refresh(second.cookies)).status).toBe(401);
    expect((await refresh(third.cookies)).status).toBe(401);
    expect(await statusOf({ token: third.body.accessToken, cookies: [] })).toBe(401);
    expect(await logged(email)).toContain('secret_reused');
  });

  it('ends the session when replayed at any later time, so that a thief is logged out', async () => {
    const { email, password } = await make();
    const { cookies } = await app.signIn(email, password);
    let newest = await refresh((await refresh(cookies)).cookies);
    // the page of its owner asks on, a moment after: there it only ends that page
    const ask = () => app.call('POST', '/api/auth/refresh', { headers: { cookie: cookies.join('; '), origin: app.url } });
    expect((await ask()).status).toBe(401);
    newest = await refresh(newest.cookies);
    expect(newest.status).toBe(200);
    await app.database.query(`UPDATE sessions SET rotated_at = now() - interval '11 seconds'`);
    expect((await ask()).status).toBe(401);
    expect((await refresh(newest.cookies)).status).toBe(401);
    expect(await statusOf({ token: newest.body.accessToken, cookies: [] })).toBe(401);
    expect(await logged(email)).toContain('secret_reused');
  });

  it('is accepted again briefly when the response was lost', async () => {
    const { email, password } = await make();
    const { cookies } = await app.signIn(email, password);
    const reload = () => app.call('POST', '/api/auth/refresh', { headers: { cookie: cookies.join('; '), origin: app.url } });
    const [first, second] = [await reload(), await reload()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.getSetCookie()[0]).toBe(first.headers.getSetCookie()[0]);
    await app.database.query(`UPDATE sessions SET rotated_at = now() - interval '11 seconds'`);
    expect((await reload()).status).toBe(401);
  });

  it('may be used by two tabs at once', async () => {
    const { email, password } = await make();
    const account = await app.signIn(email, password);
    const blocker = app.database.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('SELECT * FROM sessions FOR UPDATE');
    const tabs = [refresh(account.cookies), refresh(account.cookies), refresh(account.cookies)];
    for (let waiting = 0; waiting < 3; ) {
      await new Promise((done) => setTimeout(done, 20));
      [{ waiting }] = await app.database.query(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
    }
    await blocker.rollbackTransaction();
    await blocker.release();
    const answers = await Promise.all(tabs);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ cookies }) => cookies[0])).size).toBe(1);
    expect((await refresh(answers[2]?.cookies ?? [])).status).toBe(200);
  });

  it('ends after twelve hours without use, after thirty days at the latest, with its access token', async () => {
    const { email, password } = await make();
    const [idle, old] = [await app.signIn(email, password), await app.signIn(email, password)];
    const rows = await app.database.query(
      `SELECT extract(epoch FROM expires_at - now()) / 3600 AS idle, extract(epoch FROM ends_at - now()) / 86400 AS longest FROM sessions s
         JOIN users u ON u.id = s.user_id WHERE email = $1 ORDER BY s.created_at`,
      [email],
    );
    for (const { idle: hours, longest } of rows) expect([Math.round(hours), Math.round(longest)]).toEqual([12, 30]);
    const later = (account: Account, change: string) =>
      app.database.query(`UPDATE sessions SET ${change} WHERE id = $1`, [
        JSON.parse(Buffer.from(account.token.split('.')[1] ?? '', 'base64url').toString()).sid,
      ]);
    await later(idle, `expires_at = now() - interval '1 second'`);
    await later(old, `ends_at = now() + interval '1 minute'`);
    expect([await statusOf(idle), (await refresh(idle.cookies)).status]).toEqual([401, 401]);
    expect((await refresh(old.cookies)).status).toBe(200);
    const [{ left }] = await app.database.query(
      `SELECT max(extract(epoch FROM expires_at - now())) AS left FROM sessions s JOIN users u ON u.id = s.user_id WHERE email = $1`,
      [email],
    );
    expect(Number(left)).toBeLessThan(61);
  });
});

describe('the sessions of an account', () => {
  interface Own {
    id: string;
    current: boolean;
    browser: string;
  }
  const list = async (as: Account) => (await app.call<Own[]>('GET', '/api/auth/sessions', { as })).body;

  it('end when the same browser signs in again, as anybody', async () => {
    const [first, second] = [await make(), await make()];
    const { account } = await login(first);
    const again = await app.call<Session>('POST', '/api/auth/login', { body: second, headers: { cookie: account.cookies.join('; ') } });
    expect(again.status).toBe(200);
    expect(await statusOf(account)).toBe(401);
    expect((await refresh(account.cookies)).status).toBe(401);
    const cookies = again.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect(await statusOf({ token: again.body.accessToken, cookies })).toBe(200);
    expect(await logged(first.email)).toEqual(['sign_in', 'sign_out']);
  });

  it('remain when a sign-in with their cookie fails', async () => {
    const { account } = await login(await make());
    const wrong = { email: ADMIN.email, password: 'not the password' };
    expect((await app.call('POST', '/api/auth/login', { body: wrong, headers: { cookie: account.cookies.join('; ') } })).status).toBe(401);
    expect(await statusOf(account)).toBe(200);
  });

  it('are listed with their browser, and ended one by one, all others, or all', async () => {
    const { email, password } = await make('viewer');
    const [one, two, three] = [await app.signIn(email, password), await app.signIn(email, password), await app.signIn(email, password)];
    const listed = await list(one);
    expect([listed.length, listed.filter(({ current }) => current).length, listed[0]?.browser]).toEqual([3, 1, 'node']);
    const close = (as: Account, scope: string) => app.call('PUT', '/api/auth/sessions/closing', { as, body: { scope } });
    const other = listed.find(({ current }) => !current);
    expect((await app.call('DELETE', `/api/auth/sessions/${other?.id}`, { as: app.admin })).status).toBe(404);
    expect((await app.call('DELETE', `/api/auth/sessions/${other?.id}`, { as: one })).status).toBe(204);
    expect((await list(one)).length).toBe(2);
    expect((await close(one, 'others')).status).toBe(204);
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([200, 401, 401]);
    expect((await close(one, 'all')).status).toBe(204);
    expect([await statusOf(one), (await refresh(one.cookies)).status]).toEqual([401, 401]);
  });
});

describe('sensitive actions', () => {
  const SENSITIVE = [
    ['POST', '/api/admin/users', { email: 'x@example.ch', name: 'X', role: 'viewer' }],
    ['PUT', '/api/admin/users/00000000-0000-4000-8000-000000000000', { name: 'X' }],
    ['POST', '/api/admin/users/00000000-0000-4000-8000-000000000000/reset-password', {}],
    ['PUT', '/api/admin/api-keys/openai', { apiKey: 'sk-0123456789abcdef' }],
    ['DELETE', '/api/admin/api-keys/openai', undefined],
    ['POST', '/api/admin/danger/clean', { confirmation: 'NETTOYER' }],
    ['PUT', '/api/auth/second-factor', {}],
    ['DELETE', '/api/auth/second-factor', undefined],
  ] as const;

  it('require the password again ten minutes after it was entered', async () => {
    const account = await app.signIn(ADMIN.email, ADMIN.password);
    await app.database.query(`UPDATE sessions SET proven_at = now() - interval '10 minutes 1 second'`);
    for (const [method, path, body] of SENSITIVE) {
      const refused = await app.call(method, path, { as: account, body });
      expect([method, path, refused.status, refused.body.code]).toEqual([method, path, 403, 'proof_required']);
    }
    const prove = (password: string) => app.call('PUT', '/api/auth/proof', { as: account, body: { password } });
    expect((await app.call('GET', '/api/admin/users', { as: account })).status).toBe(200);
    expect((await prove('wrong')).status).toBe(422);
    expect((await prove(ADMIN.password)).status).toBe(204);
    expect((await app.call('PUT', '/api/auth/second-factor', { as: account, body: {} })).status).toBe(200);
    expect((await app.call('POST', '/api/admin/users', { as: app.admin, body: SENSITIVE[0][2] })).status).toBe(403);
    await app.database.query('UPDATE sessions SET proven_at = now()');
  });
});

describe('the second factor', () => {
  const codeFrom = (secret: string, offset = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset });
  const enrolled = async (role = 'staff') => {
    const { id, email, password: first } = await make(role);
    const account = await app.signIn(email, first);
    const password = ownPassword(first);
    const { body } = await app.call<{ secret: string; uri: string }>('PUT', '/api/auth/second-factor', { as: account, body: {} });
    const usedCode = codeFrom(body.secret, -30_000);
    const confirm = await app.call<{ recoveryCodes: string[] }>('PUT', '/api/auth/second-factor/confirmation', {
      as: account,
      body: { code: usedCode },
    });
    return { id, email, password, account, ...body, ...confirm.body, status: confirm.status, usedCode };
  };

  it('is active once a first code was entered; then both are required, and each code works once', async () => {
    const { email, password, secret, uri, status, recoveryCodes, usedCode } = await enrolled();
    expect([status, recoveryCodes.length, uri.startsWith('otpauth://totp/')]).toEqual([200, 10, true]);
    const asked = await login({ email, password });
    expect([asked.status, asked.body, asked.account.cookies]).toEqual([200, { secondFactor: 'required' }, []]);
    expect((await login({ email, password: 'wrong', code: codeFrom(secret) })).body).toMatchObject({ code: 'wrong_credentials' });
    expect((await login({ email, password, code: usedCode })).body).toMatchObject({ code: 'wrong_code' });
    const code = codeFrom(secret);
    expect((await login({ email, password, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect((await login({ email, password, code })).status).toBe(401);
    const twice = await Promise.all([1, 2, 3].map(() => login({ email, password, code: recoveryCodes[0]?.toUpperCase() })));
    expect(twice.map(({ status: each }) => each).sort()).toEqual([200, 401, 401]);
    expect((await login({ email, password, code: recoveryCodes[1] })).status).toBe(200);
  });

  it('is stored sealed, recovery codes as hashes, with audit entries', async () => {
    const { id, email, secret, recoveryCodes, account } = await enrolled();
    const [{ totp_secret }] = await app.database.query('SELECT totp_secret FROM users WHERE id = $1', [id]);
    expect(totp_secret).toMatch(/^v1:/);
    const remaining = JSON.stringify([await app.database.query('SELECT * FROM recovery_codes'), totp_secret]);
    expect(
      [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))].some((word) => remaining.includes(word)),
    ).toBe(false);
    const state = await app.call('GET', '/api/auth/second-factor', { as: account });
    expect(state.body).toEqual({ active: true, required: false, recovery_codes_left: 10 });
    const renewed = await app.call<{ recoveryCodes: string[] }>('PUT', '/api/auth/second-factor/recovery-codes', { as: account, body: {} });
    expect(renewed.body.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect((await app.call('DELETE', '/api/auth/second-factor', { as: account })).status).toBe(204);
    expect(await logged(email)).toEqual(expect.arrayContaining(['second_factor_on', 'recovery_codes', 'drop_second_factor']));
  });

  it('is required of a role by a setting: until it is set up, all other routes are closed', async () => {
    await app.call('PUT', '/api/admin/settings/signIn', { as: app.admin, body: { value: { secondFactorRoles: ['viewer'] } } });
    const { email, password } = await make('viewer');
    await app.signIn(email, password);
    const { body, account } = await login({ email, password: ownPassword(password) });
    expect(body.pending).toBe('second_factor');
    expect((await app.call('GET', '/api/admin/prospects', { as: account })).body.code).toBe('second_factor_required');
    const begun = await app.call<{ secret: string }>('PUT', '/api/auth/second-factor', { as: account, body: {} });
    const confirm = { as: account, body: { code: codeFrom(begun.body.secret) } };
    expect((await app.call('PUT', '/api/auth/second-factor/confirmation', confirm)).status).toBe(200);
    expect((await app.call('GET', '/api/admin/prospects', { as: account })).status).toBe(200);
    await app.call('PUT', '/api/admin/settings/signIn', { as: app.admin, body: { value: { secondFactorRoles: [] } } });
  });

  it('is reset by an administrator', async () => {
    const { id, email, password } = await enrolled();
    expect((await app.call('POST', `/api/admin/users/${id}/drop-second-factor`, { as: app.admin, body: {} })).status).toBe(204);
    expect((await login({ email, password })).status).toBe(200);
  });
});

describe('sessions under https', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await startApp({ PUBLIC_URL: 'https://pages.agence.ch' });
  });
  afterAll(() => secure.stop());

  it('have host-only cookies that work', async () => {
    const { headers } = await secure.call('POST', '/api/auth/login', { body: ADMIN });
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-device', '__Host-refresh', '__Host-staff']);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    expect((await secure.call('POST', '/api/auth/refresh', { headers: { cookie } })).status).toBe(200);
    const plain = cookie.replaceAll('__Host-', '');
    expect((await secure.call('POST', '/api/auth/refresh', { headers: { cookie: plain } })).status).toBe(401);
  });
});
