import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { id: 'smartindex', secret: 'a secret of the client' };
/** What the person has at the provider. */
export type Claims = Record<string, unknown> & { sub: string };

async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A real OpenID Connect provider; its people sign in with the login of the form. */
export async function startOidcProvider(redirectUri: string, people: ReadonlyMap<string, Claims>) {
  const { Provider } = await import('oidc-provider');
  const handler: { current: RequestListener } = { current: (_request, response) => response.end() };
  const server = createServer((request, response) => handler.current(request, response));
  const issuer = await listen(server);
  const account = (id: string) => ({ accountId: id, claims: () => people.get(id) ?? { sub: id } });
  handler.current = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['of the test'] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) => account(id),
  }).callback();
  return { issuer, stop: () => new Promise((done) => server.close(done).closeAllConnections()) };
}

/** A browser at the real provider: signs in with the form, agrees, and returns the address that the provider leads back to. */
export async function signInAtProvider(url: string, login: string, redirectUri: string): Promise<URL> {
  const jar = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  let [address, form]: [string, Record<string, string> | undefined] = [url, undefined];
  for (let step = 0; step < 12; step++) {
    const response = await visit(address, form);
    form = undefined;
    const location = response.headers.get('location');
    if (location) {
      const target = new URL(location, address);
      if (target.href.startsWith(redirectUri)) return target;
      address = target.href;
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`no form at ${address}: ${response.status} ${page.slice(0, 300)}`);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    address = new URL(action, address).href;
    form = prompt === 'login' ? { prompt, login, password: 'any' } : { prompt };
  }
  throw new Error('the provider never leads back');
}

export interface Forgery {
  issuer?: string;
  audience?: string;
  nonce?: string;
  /** Seconds from now. */
  expires?: number;
  algorithm?: 'none' | 'RS256';
  /** Signed by a key that the provider does not publish. */
  isForeignKey?: boolean;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that answers whatever it is given: the tokens of an attacker. */
export async function startForgingProvider() {
  const [own, foreign] = [newKeys(), newKeys()];
  const next: { claims: Claims; forgery: Forgery; isDown: boolean } = { claims: { sub: '' }, forgery: {}, isDown: false };
  const token = () => {
    const { issuer: iss = issuer, audience: aud = CLIENT.id, expires = 300, algorithm: alg = 'RS256', isForeignKey, nonce } = next.forgery;
    const now = Math.floor(Date.now() / 1000);
    const text = `${encode({ alg, kid: 'own' })}.${encode({ iss, aud, nonce, iat: now - 600, exp: now + expires, ...next.claims })}`;
    if (alg === 'none') return `${text}.`;
    return `${text}.${createSign('RSA-SHA256')
      .update(text)
      .sign((isForeignKey ? foreign : own).privateKey, 'base64url')}`;
  };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: token() }),
  };
  const server = createServer((request, response) => {
    const answer = next.isDown ? undefined : answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(answer?.() ?? {}));
  });
  const issuer = await listen(server);
  return { issuer, next, stop: () => new Promise((done) => server.close(done).closeAllConnections()) };
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
