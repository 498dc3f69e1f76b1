import { createHook } from 'node:async_hooks';
import { type Account, ADMIN, startApp, type TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signIn = (email: string, password: string) =>
  app.call<{ title: string; message: string; instance?: string }>('POST', '/api/auth/login', { body: { email, password } });

describe('signing in', () => {
  it('returns an access token and a httpOnly cookie with SameSite', async () => {
    const { status, body, headers } = await app.call<{ accessToken: string; expiresAt: string; user: object }>('POST', '/api/auth/login', {
      body: { ...ADMIN, email: ' Admin@Example.ch ' },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: ADMIN.email, role: 'admin' });
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());
    const [refresh] = headers.getSetCookie();
    expect(refresh).toMatch(/^refresh=[0-9a-f-]{36}\.[\w-]{43}\.[\w-]{22};.*Path=\/api;.*HttpOnly;.*SameSite=Strict/);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const wrong = await signIn(ADMIN.email, 'wrong');
    const unknown = await signIn('nobody@example.ch', 'wrong');
    for (const { body } of [wrong, unknown]) delete body.instance;
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ title: 'Invalid email or password', message: 'Adresse e-mail ou mot de passe incorrect' });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it('hashes the password of an unknown account too, for equal timing', async () => {
    const derivations: string[] = [];
    const watched = createHook({ init: (_id, type) => type === 'ARGON2REQUEST' && derivations.push(type) }).enable();
    const during = async (email: string) => {
      derivations.length = 0;
      await signIn(email, 'wrong');
      return derivations.length;
    };
    const counts = [await during(ADMIN.email), await during('nobody@example.ch')];
    watched.disable();
    expect(counts).toEqual([1, 1]);
  });
});

describe('a session', () => {
  const me = (account: Account | { token: string; cookies: string[] }) =>
    app.call<{ email: string; code: string }>('GET', '/api/auth/me', { as: account });

  it('is refused without a token and with a forged, foreign or expired one', async () => {
    expect((await app.call('GET', '/api/auth/me')).status).toBe(401);
    const [header, payload, signature] = app.admin.token.split('.') as [string, string, string];
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'ffffffff-0000-4000-8000-000000000000' }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of [
      `${header}.${other}.${signature}`,
      `${none}.${payload}.`,
      'x',
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
    ]) {
      expect((await me({ token, cookies: [] })).status).toBe(401);
    }
    const { JwtService } = await import('@nestjs/jwt');
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const expired = app.app.get(JwtService, { strict: false }).sign({ sub }, { expiresIn: -1 });
    expect((await me({ token: expired, cookies: [] })).status).toBe(401);
  });

  it('is renewed by the cookie until signing out', async () => {
    const account = await app.signIn(ADMIN.email, ADMIN.password);
    const refreshed = await app.call<{ accessToken: string }>('POST', '/api/auth/refresh', {
      headers: { cookie: account.cookies.join('; ') },
    });
    expect(refreshed.status).toBe(200);
    expect((await me({ token: refreshed.body.accessToken, cookies: [] })).body.email).toBe(ADMIN.email);
    expect((await app.call('POST', '/api/auth/logout', { headers: { cookie: account.cookies.join('; ') } })).status).toBe(204);
    expect((await app.call('POST', '/api/auth/refresh', { headers: { cookie: account.cookies.join('; ') } })).status).toBe(401);
  });

  it('ends at once when the account is disabled, and applies a change of role', async () => {
    const { Passwords } = await import('../src/modules/auth/passwords.service.js');
    const password_hash = await app.app.get(Passwords, { strict: false }).hash('viewer-password');
    await app.database.query(`INSERT INTO users (email, role, password_hash) VALUES ('viewer@example.ch', 'viewer', $1)`, [password_hash]);
    const viewer = await app.signIn('viewer@example.ch', 'viewer-password');
    const create = () => app.call('POST', '/api/admin/prospects', { as: viewer, body: { prenom: 'A', nom: 'B', email: 'a@b.ch' } });
    expect((await app.call('GET', '/api/admin/prospects', { as: viewer })).status).toBe(200);
    expect((await create()).status).toBe(403);
    expect((await app.call('GET', '/api/admin/settings/agency', { as: viewer })).status).toBe(403);
    await app.database.query(`UPDATE users SET role = 'staff' WHERE email = 'viewer@example.ch'`);
    expect((await create()).status).toBe(201);
    await app.database.query(`UPDATE users SET disabled_at = now() WHERE email = 'viewer@example.ch'`);
    expect((await me(viewer)).status).toBe(401);
    expect((await signIn('viewer@example.ch', 'viewer-password')).status).toBe(401);
  });
});
