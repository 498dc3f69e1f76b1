import { ADMIN, startApp, type TestApp } from './support/app.js';
import { CLIENT, type Claims, signInAtProvider, startOidcProvider } from './support/oidc-servers.js';

const PUBLIC_URL = 'http://staff.test';
const REDIRECT = `${PUBLIC_URL}/api/auth/oidc/callback`;

const people = new Map<string, Claims>();
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider(REDIRECT, people);
  app = await startApp({
    PUBLIC_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Authentik',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ADMIN_VALUES: 'agence-admin',
    OIDC_STAFF_VALUES: 'agence, agence-junior',
    OIDC_VIEWER_VALUES: 'clients',
  });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const begin = async () => {
  const { status, body, headers } = await app.call<{ url: string }>('POST', '/api/auth/oidc');
  expect(status).toBe(200);
  return { url: body.url, cookie: cookiesOf(headers).join('; '), headers };
};
const callback = (search: string, cookie: string) => app.call('GET', `/api/auth/oidc/callback${search}`, { headers: { cookie } });
/** Signs a person in at the provider and here; where it leads, and what the page then gets. */
const signIn = async (login: string) => {
  const { url, cookie } = await begin();
  const { search } = await signInAtProvider(url, login, REDIRECT);
  const answer = await callback(search, cookie);
  const cookies = cookiesOf(answer.headers).filter((one) => /^\w+=./.test(one));
  return { status: answer.status, location: answer.headers.get('location'), cookies, search, cookie };
};
const session = async (cookies: string[]) =>
  (
    await app.call<{ user: { email: string; role: string }; pending: string | null }>('POST', '/api/auth/refresh', {
      headers: { cookie: cookies.join('; ') },
    })
  ).body;
const roleOf = async (email: string) => (await app.database.query('SELECT role FROM users WHERE email = $1', [email]))[0]?.role;
const person = (sub: string, groups: string[], email = `${sub}@example.ch`, email_verified: unknown = true) =>
  people.set(sub, { sub, email, email_verified, name: `Personne ${sub}`, groups });

describe('sign-in by a provider', () => {
  it('is offered by name, begins with PKCE, state and nonce, and binds the browser by a cookie', async () => {
    expect((await app.call('GET', '/api/auth/methods')).body).toEqual({ oidc: { name: 'Authentik' } });
    const { url, headers } = await begin();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({ redirect_uri: REDIRECT, response_type: 'code', code_challenge_method: 'S256', client_id: CLIENT.id });
    expect([asked.state, asked.nonce, asked.code_challenge].every((value) => (value ?? '').length >= 32)).toBe(true);
    expect(headers.getSetCookie()[0]).toMatch(/^flow=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Lax$/);
  });

  it('refuses to begin from another site', async () => {
    const answer = await app.call('POST', '/api/auth/oidc', { headers: { origin: 'https://elsewhere.example' } });
    expect(answer.status).toBe(403);
  });

  it('creates an account for a known role and leads to the sign-in page, whose session comes by the refresh cookie', async () => {
    person('lea', ['agence']);
    const { status, location, cookies } = await signIn('lea');
    expect([status, location]).toEqual([303, '/mon-espace/login?returned=1']);
    expect(await session(cookies)).toMatchObject({ user: { email: 'lea@example.ch', role: 'staff' }, pending: null });
    const [entry] = await app.database.query(`SELECT after FROM audit_log WHERE action = 'sign_in' ORDER BY id DESC LIMIT 1`);
    expect(entry.after).toMatchObject({ method: 'oidc' });
  });

  it('binds the account of a verified address once; later the subject decides, whatever the address', async () => {
    person('noe', ['agence']);
    await app.call('POST', '/api/admin/users', { as: app.admin, body: { email: 'noe@example.ch', name: 'Noé', role: 'viewer' } });
    expect(await session((await signIn('noe')).cookies)).toMatchObject({ user: { email: 'noe@example.ch', role: 'staff' }, pending: null });
    person('noe', ['agence'], 'lea@example.ch', false);
    expect(await session((await signIn('noe')).cookies)).toMatchObject({ user: { email: 'noe@example.ch' } });
  });

  it('asks for no second factor that the role requires of passwords, not after a renewal either', async () => {
    await app.call('PUT', '/api/admin/settings/signIn', { as: app.admin, body: { value: { secondFactorRoles: ['staff'] } } });
    person('mia', ['agence']);
    const { cookies } = await signIn('mia');
    expect((await session(cookies)).pending).toBeNull();
    await app.call('PUT', '/api/admin/settings/signIn', { as: app.admin, body: { value: { secondFactorRoles: [] } } });
  });

  it.each([
    ['an address that is not verified', 'eve', { email: ADMIN.email, email_verified: false }, 'unverified'],
    ['an address whose verification is a word', 'eve2', { email: ADMIN.email, email_verified: 'true' }, 'unverified'],
    ['no address', 'eve3', { email: undefined }, 'unverified'],
    ['another subject with the address of a bound account', 'eve4', { email: 'lea@example.ch' }, 'other_identity'],
    ['a new person without a known role', 'eve5', { groups: ['autres'] }, 'no_role'],
    ['a new person whose role is an object', 'eve6', { groups: { agence: true } }, 'no_role'],
  ])('refuses %s', async (_name, sub, changed, failure) => {
    person(sub, ['agence']);
    people.set(sub, { ...(people.get(sub) as Claims), ...changed });
    const { location, cookies } = await signIn(sub);
    expect([location, cookies.filter((one) => one.startsWith('refresh='))]).toEqual([`/mon-espace/login?refused=${failure}`, []]);
  });

  it('refuses a suspended account, bound or not', async () => {
    person('paul', ['agence']);
    await signIn('paul');
    await app.database.query(`UPDATE users SET disabled_at = now() WHERE email = 'paul@example.ch'`);
    expect((await signIn('paul')).location).toBe('/mon-espace/login?refused=disabled');
    await app.database.query('DELETE FROM oidc_identities WHERE subject = $1', ['paul']);
    expect((await signIn('paul')).location).toBe('/mon-espace/login?refused=disabled');
  });

  it('gives the role of the claim at each sign-in, the highest of several, and refuses whoever lost all', async () => {
    for (const [groups, role] of [
      [['clients'], 'viewer'],
      [['clients', 'agence-admin', 'agence'], 'admin'],
      [['agence-junior'], 'staff'],
    ] as const) {
      person('zoe', [...groups]);
      expect((await session((await signIn('zoe')).cookies)).user.role).toBe(role);
    }
    person('zoe', []);
    expect([(await signIn('zoe')).location, await roleOf('zoe@example.ch')]).toEqual(['/mon-espace/login?refused=no_role', 'staff']);
  });

  it('never demotes the last administrator nor locks them out', async () => {
    for (const groups of [['clients'], [], ['autres']]) {
      person('chef', groups, ADMIN.email);
      expect((await session((await signIn('chef')).cookies)).user).toMatchObject({ email: ADMIN.email, role: 'admin' });
    }
    person('deux', ['agence-admin']);
    await signIn('deux');
    person('deux', ['clients']);
    expect((await session((await signIn('deux')).cookies)).user.role).toBe('viewer');
    expect(await roleOf(ADMIN.email)).toBe('admin');
  });

  it('takes each answer once, and only in the browser that has begun', async () => {
    const { search, cookie, location } = await signIn('lea');
    expect(location).toBe('/mon-espace/login?returned=1');
    const other = await begin();
    const own = await begin();
    const fresh = (await signInAtProvider(own.url, 'lea', REDIRECT)).search;
    for (const [answer, browser, failure] of [
      [search, cookie, 'expired'],
      [search, other.cookie, 'invalid'],
      [fresh, '', 'expired'],
      [fresh, (await begin()).cookie, 'invalid'],
    ] as const)
      expect((await callback(answer, browser)).headers.get('location')).toBe(`/mon-espace/login?refused=${failure}`);
  });

  it('ignores addresses in the answer: it leads to the sign-in page and nowhere else', async () => {
    const search = '?redirect=https://elsewhere.example&redirect_uri=//elsewhere.example&error=access_denied&state=x';
    expect((await callback(search, '')).headers.get('location')).toBe('/mon-espace/login?refused=expired');
  });
});
