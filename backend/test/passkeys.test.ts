import { type Account, startApp, type TestApp } from './support/app.js';
import { Authenticator, type Tampering } from './support/authenticator.js';

const PUBLIC_URL = 'https://check.example.ch';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL });
});
afterAll(() => app.stop());

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  attestation?: string;
  authenticatorSelection?: object;
  userVerification?: string;
  allowCredentials?: unknown[];
  user: { id: string };
}
const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
/** Options, and the cookie that they are bound to. */
const ask = async (path: string, as?: Account) => {
  const { status, body, headers } = await app.call<Options>('POST', `/api/auth/passkeys${path}`, as ? { as } : {});
  expect(status).toBe(200);
  return { options: body, cookies: cookiesOf(headers) };
};
const register = async (as: Account, name: string, tampering?: Tampering, authenticator = new Authenticator(PUBLIC_URL)) => {
  const { options, cookies } = await ask('/options', as);
  const answer = await app.call<{ id: string; name: string; message?: string }>('POST', '/api/auth/passkeys', {
    as: { ...as, cookies: [...as.cookies, ...cookies] },
    body: { name, response: authenticator.register(options, tampering) },
  });
  return { ...answer, authenticator };
};
const send = (body: object, cookies: string[]) =>
  app.call<{ accessToken: string; user: { email: string }; pending: string | null; code?: string }>('POST', '/api/auth/passkeys/sign-in', {
    body,
    headers: { cookie: cookies.join('; ') },
  });
const signIn = async (authenticator: Authenticator, tampering?: Tampering) => {
  const { options, cookies } = await ask('/sign-in/options');
  return send(authenticator.signIn(options, tampering), cookies);
};
const list = async (as: Account) =>
  (await app.call<{ id: string; name: string; last_used_at: string | null }[]>('GET', '/api/auth/passkeys', { as })).body;
let made = 0;
const anAccount = async () => {
  const email = `cle${++made}@example.ch`;
  const { body } = await app.call<{ id: string; password: string }>('POST', '/api/admin/users', {
    as: app.admin,
    body: { email, name: 'Clé', role: 'staff' },
  });
  return { id: body.id, email, as: await app.signIn(email, body.password) };
};

describe('passkeys', () => {
  it('are registered with a name, listed with their last use, and open a session without a second factor', async () => {
    const { email, as } = await anAccount();
    const { options } = await ask('/options', as);
    expect(options).toMatchObject({
      rp: { id: 'check.example.ch' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { status, authenticator } = await register(as, 'Téléphone');
    expect(status).toBe(201);
    expect((await register(as, 'Ordinateur')).status).toBe(201);
    await app.call('PUT', '/api/admin/settings/signIn', { as: app.admin, body: { value: { secondFactorRoles: ['staff'] } } });
    const { status: opened, body, headers } = await signIn(authenticator);
    expect([opened, body.user.email, body.pending]).toEqual([200, email, null]);
    const cookie = cookiesOf(headers).find((one) => one.startsWith('__Host-refresh=')) ?? '';
    const renewed = await app.call<{ pending: string | null }>('POST', '/api/auth/refresh', { headers: { cookie } });
    expect([renewed.status, renewed.body.pending]).toEqual([200, null]);
    await app.call('PUT', '/api/admin/settings/signIn', { as: app.admin, body: { value: { secondFactorRoles: [] } } });
    expect((await list(as)).map(({ name, last_used_at }) => [name, last_used_at !== null])).toEqual([
      ['Téléphone', true],
      ['Ordinateur', false],
    ]);
  });

  it('are offered by the device: the options name no account', async () => {
    const { options } = await ask('/sign-in/options');
    expect([options.rpId, options.userVerification, options.allowCredentials ?? []]).toEqual(['check.example.ch', 'required', []]);
  });

  it('of a known credential cannot be registered twice, whoever it is', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const { authenticator } = await register(one.as, 'Première');
    expect((await register(other.as, 'Copie', {}, authenticator)).status).toBe(409);
  });

  it('are removed by their owner alone, and then open nothing', async () => {
    const [owner, other] = [await anAccount(), await anAccount()];
    const { body, authenticator } = await register(owner.as, 'Perdue');
    expect((await app.call('DELETE', `/api/auth/passkeys/${body.id}`, { as: other.as })).status).toBe(404);
    expect((await signIn(authenticator)).status).toBe(200);
    expect((await app.call('DELETE', `/api/auth/passkeys/${body.id}`, { as: owner.as })).status).toBe(204);
    expect((await signIn(authenticator)).status).toBe(401);
  });

  it('of a suspended account open nothing until it is enabled again', async () => {
    const { id, as } = await anAccount();
    const { authenticator } = await register(as, 'Suspendue');
    const suspend = (disabled: boolean) => app.call('PUT', `/api/admin/users/${id}`, { as: app.admin, body: { disabled } });
    expect((await suspend(true)).status).toBe(200);
    expect((await signIn(authenticator)).body.code).toBe('wrong_passkey');
    expect((await suspend(false)).status).toBe(200);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('of an account are removed, and those of others stay, when an administrator gives it a new password', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const { authenticator } = await register(one.as, 'D’un intrus');
    const { authenticator: kept } = await register(other.as, 'D’une autre');
    const { status, body } = await app.call<{ password: string }>('POST', `/api/admin/users/${one.id}/reset-password`, { as: app.admin });
    expect(status).toBe(200);
    expect((await signIn(authenticator)).body.code).toBe('wrong_passkey');
    expect((await signIn(kept)).status).toBe(200);
    expect(await list(await app.signIn(one.email, body.password))).toEqual([]);
  });
});

/** One fault each. */
const FAULTS: [string, Tampering][] = [
  ['a foreign origin', { origin: 'https://check.example.com' }],
  ['a foreign site', { rpId: 'example.com' }],
  ['a foreign challenge', { challenge: Buffer.from('x'.repeat(32)).toString('base64url') }],
  ['another purpose', { type: 'webauthn.other' }],
  ['no verification of the person', { isUnverified: true }],
];
const OF_SIGN_IN: [string, Tampering][] = [
  ['a wrong signature', { isSignatureWrong: true }],
  ['a counter that goes back', { counter: 1 }],
  ['the handle of another account', { userHandle: Buffer.from('00000000-0000-4000-8000-000000000000').toString('base64url') }],
];

describe('attacks on passkeys', () => {
  it.each(FAULTS)('%s is refused at registration', async (_name, tampering) => {
    const { status, body } = await register(app.admin, 'Fausse', tampering);
    expect([status, body.message]).toEqual([422, 'Cette clé d’accès n’a pas pu être vérifiée. Recommencez.']);
  });

  it('any one or two faults are refused at sign-in, and the true answer is taken once', async () => {
    const { as } = await anAccount();
    const { authenticator } = await register(as, 'Attaquée');
    expect((await signIn(authenticator)).status).toBe(200);
    const faults = [...FAULTS, ...OF_SIGN_IN];
    const pairs = faults.flatMap((one, index) => [[one], ...faults.slice(index + 1).map((other) => [one, other])]);
    const opened: string[] = [];
    for (const pair of pairs) {
      // a guess counts for an address: here it is the faults that are tried
      await app.database.query('DELETE FROM rate_limits');
      const { status } = await signIn(authenticator, Object.assign({}, ...pair.map(([, tampering]) => tampering)));
      if (status !== 401) opened.push(`${pair.map(([name]) => name).join(' + ')}: ${status}`);
    }
    expect(opened).toEqual([]);
    const { options, cookies } = await ask('/sign-in/options');
    const answer = authenticator.signIn(options);
    const statuses = [];
    for (const _time of [1, 2]) statuses.push((await send(answer, cookies)).status);
    expect(statuses).toEqual([200, 401]);
  });

  it('an answer counts in the browser that asked, for its own kind and account alone', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const { authenticator } = await register(one.as, 'Liée');
    const { options } = await ask('/sign-in/options');
    const elsewhere = await ask('/sign-in/options');
    expect((await send(authenticator.signIn(options), [])).status).toBe(401);
    expect((await send(authenticator.signIn(options), elsewhere.cookies)).status).toBe(401);
    const registration = await ask('/options', one.as);
    expect((await send(authenticator.signIn(registration.options), registration.cookies)).status).toBe(401);
    const own = await ask('/options', one.as);
    const stolen = await app.call('POST', '/api/auth/passkeys', {
      as: { ...other.as, cookies: [...other.as.cookies, ...own.cookies] },
      body: { name: 'Volée', response: new Authenticator(PUBLIC_URL).register(own.options) },
    });
    expect(stolen.status).toBe(422);
    expect(await list(other.as)).toEqual([]);
  });

  it('an expired challenge is refused', async () => {
    const { as } = await anAccount();
    const { authenticator } = await register(as, 'Tardive');
    const { options, cookies } = await ask('/sign-in/options');
    await app.database.query('UPDATE sign_in_flows SET expires_at = now()');
    expect((await send(authenticator.signIn(options), cookies)).status).toBe(401);
  });

  it('another site cannot begin, and strange bodies are refused with a message', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect((await app.call('POST', '/api/auth/passkeys/sign-in/options', { headers })).status).toBe(403);
    const { options, cookies } = await ask('/sign-in/options');
    const whole = new Authenticator(PUBLIC_URL).signIn(options);
    for (const body of [{}, [], { ...whole, id: 'a\u0000b' }, { ...whole, response: null }, { ...whole, rawId: 'x'.repeat(5000) }])
      expect((await send(body, cookies)).status).toBe(422);
  });
});
