import { ADMIN, startApp, type TestApp } from './support/app.js';
import { CLIENT, type Forgery, startForgingProvider } from './support/oidc-servers.js';

let provider: Awaited<ReturnType<typeof startForgingProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startForgingProvider();
  app = await startApp({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

interface Attack {
  token?: Forgery;
  /** Of the answer’s query; null leaves it out. */
  query?: Record<string, string | null>;
  claims?: Record<string, unknown>;
}

/** One value of each part; the first is right. */
const PARTS: Record<string, readonly Attack[]> = {
  state: [{}, { query: { state: 'wrong' } }, { query: { state: null } }],
  nonce: [{}, { token: { nonce: 'wrong' } }, { claims: { nonce: undefined } }],
  issuer: [
    {},
    { token: { issuer: 'https://elsewhere.example' } },
    { query: { iss: 'https://elsewhere.example' } },
    { query: { iss: null } },
  ],
  audience: [{}, { token: { audience: 'another-client' } }, { claims: { aud: [CLIENT.id, 'another-client'], azp: 'another-client' } }],
  signature: [{}, { token: { isForeignKey: true } }, { token: { algorithm: 'none' } }],
  time: [{}, { token: { expires: -120 } }],
  code: [{}, { query: { code: null } }, { query: { code: null, error: 'access_denied' } }],
  person: [{}, { claims: { email_verified: false } }, { claims: { sub: undefined } }],
};

/** Answers the sign-in page’s address after an answer of the provider with these faults. */
async function outcome(attacks: readonly Attack[]): Promise<{ location: string | null; hasSession: boolean }> {
  const begun = await app.call<{ url: string }>('POST', '/api/auth/oidc');
  const asked = new URL(begun.body.url).searchParams;
  const [state, nonce] = [asked.get('state') ?? '', asked.get('nonce') ?? ''];
  provider.next.forgery = Object.assign({ nonce }, ...attacks.map(({ token }) => token));
  provider.next.claims = Object.assign({ sub: 'chef', email: ADMIN.email, email_verified: true }, ...attacks.map(({ claims }) => claims));
  const query: Record<string, string | null> = Object.assign(
    { code: 'c', state, iss: provider.issuer },
    ...attacks.map((one) => one.query),
  );
  const sent = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value] satisfies [string, string]])),
  );
  const cookie = begun.headers.getSetCookie().map((one) => one.split(';')[0]);
  const answer = await app.call('GET', `/api/auth/oidc/callback?${sent}`, { headers: { cookie: cookie.join('; ') } });
  const hasSession = answer.headers.getSetCookie().some((one) => one.startsWith('refresh='));
  return { location: answer.headers.get('location'), hasSession };
}

const attacks = Object.values(PARTS).flatMap((values, part) => values.slice(1).map((attack) => ({ part, attack })));
const pairs = attacks.flatMap((one, index) => [
  [one.attack],
  ...attacks.slice(index + 1).flatMap((other) => (other.part === one.part ? [] : [[one.attack, other.attack]])),
]);

describe('an answer of the provider', () => {
  it('with any one or two faults opens no session', async () => {
    expect(pairs.length).toBeGreaterThan(100);
    const opened: string[] = [];
    for (const pair of pairs) {
      const { location, hasSession } = await outcome(pair);
      if (hasSession || !/^\/mon-espace\/login\?refused=(invalid|declined|unverified)$/.test(location ?? ''))
        opened.push(`${JSON.stringify(pair)}: ${location}`);
    }
    expect(opened).toEqual([]);
    expect(await app.database.query('SELECT * FROM oidc_identities')).toEqual([]);
  });

  it('without a fault opens one, for an account that exists; a new person needs a role', async () => {
    expect(await outcome([])).toEqual({ location: '/mon-espace/login?returned=1', hasSession: true });
    const stranger = { claims: { sub: 'new', email: 'nouveau@example.ch' } };
    expect((await outcome([stranger])).location).toBe('/mon-espace/login?refused=unknown');
  });

  it('does not come from a provider that is down: a message says so, and passwords still work', async () => {
    const cold = await startApp({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' });
    const { status, body } = await cold.call('POST', '/api/auth/oidc');
    await cold.stop();
    expect([status, body.message]).toEqual([
      503,
      '127.0.0.1 ne répond pas. Réessayez dans un instant, ou connectez-vous avec votre mot de passe.',
    ]);
  });
});
