import { type AddressInfo, createServer, type Server } from 'node:net';
import { connect, createServer as createSecureServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type FetchedPage, type FetchOptions, guardedFetch } from '../src/providers/url-guard/guarded-fetch.js';
import { speaksOldTls } from '../src/providers/url-guard/old-tls.js';
import { type TlsState, tlsStateOf } from '../src/providers/url-guard/tls-state.js';
import { type CertificateName, certificate, certificateDer, SITE_NAME, SITE_PRIVATE_KEY } from './support/certificates.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';

let site: HostileSite;
beforeAll(async () => {
  site = await startHostileSite();
});
afterAll(() => site.stop());

const get = (path: string, options: Partial<FetchOptions> = {}): Promise<FetchedPage> =>
  guardedFetch(site.url(path), { allowHosts: [site.host], userAgent: 'test', timeoutMs: 8000, ...options });
const causeOf = (path: string, options?: Partial<FetchOptions>) =>
  get(path, options).then(
    () => 'none',
    (error: { code: string }) => error.code,
  );

/** Only few ports may be asked for at all: without somebody listening there, no connection could be counted. */
async function listenOnAllowedPort(server: Server): Promise<number> {
  for (const port of [8080, 8443]) {
    const listens = new Promise<boolean>((done) => {
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => done(true));
    });
    if (await listens) return port;
  }
  throw new Error('ports 8080 and 8443 are taken: free one of them');
}

describe('guardedFetch', () => {
  it('reads a page with its timings', async () => {
    const page = await get('/');
    expect(page).toMatchObject({ status: 200, redirects: [], incomplete: null, tls: null });
    expect(page.body.toString()).toContain('Tout va bien.');
    expect(page.timing.totalMs).toBeGreaterThan(0);
  });

  it('follows twenty redirects at most', async () => {
    expect((await get('/hop3')).redirects).toHaveLength(20);
    expect(await causeOf('/hop2')).toBe('too_many_redirects');
  });

  it.each([
    ['UTF-8', '/to-utf8', '/sp%C3%A9cialit%C3%A9s/'],
    ['latin1', '/to-latin1', '/sp%E9cialit%E9s/'],
    ['the first of two addresses', '/to-two', '/first'],
  ])('sends the bytes of a Location unchanged: %s', async (_case, path, target) => {
    expect((await get(path)).url).toBe(site.url(target));
  });

  it('checks the address in such bytes', async () => {
    expect(await causeOf('/to-spelt-loopback')).toBe('blocked_address');
  });

  it('accepts a host with the root dot', async () => {
    const { port } = new URL(site.url('/'));
    const page = await guardedFetch(`http://site.localhost.:${port}/`, { allowHosts: [`site.localhost:${port}`], userAgent: 'test' });
    expect(page.status).toBe(200);
  });

  it('names a loop, but passes a cookie wall', async () => {
    expect(await causeOf('/loop')).toBe('redirect_loop');
    expect(await causeOf('/loop-a')).toBe('redirect_loop');
    expect((await get('/cookie-wall')).body.toString()).toContain('Bienvenue');
  });

  it.each([
    ['/to-metadata', 'blocked_address'],
    ['/to-loopback', 'blocked_address'],
    ['/to-file', 'invalid_url'],
    ['/hang', 'timeout'],
    ['/reset', 'connection_failed'],
    ['/many-headers', 'broken_response'],
  ])('%s fails as %s', async (path, cause) => expect(await causeOf(path)).toBe(cause));

  it.each([
    ['/endless', 'body_too_large'],
    ['/bomb', 'decompression_bomb'],
    ['/not-gzip', 'broken_encoding'],
    ['/hang-in-body', 'timeout'],
    ['/reset-in-body', 'connection_failed'],
  ])('%s responds, but its body is truncated: %s', async (path, cause) => {
    const before = process.memoryUsage().rss;
    const page = await get(path);
    expect(page).toMatchObject({ status: 200, incomplete: cause });
    expect(page.body.length).toBeLessThanOrEqual(5_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
  });

  it('ends within its time limit', async () => {
    for (const path of ['/hang', '/hang-in-body']) {
      const page = await get(path, { timeoutMs: 300 }).catch((error: { code: string }) => ({ incomplete: error.code }));
      expect(page.incomplete).toBe('timeout');
    }
  });

  it('refuses private addresses in any notation without connecting', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections++;
      socket.destroy();
    });
    const port = await listenOnAllowedPort(server);
    const cause = (url: string) =>
      guardedFetch(url, { allowHosts: [], userAgent: 'test', timeoutMs: 2000 }).then(
        () => 'none',
        (error: { code: string }) => error.code,
      );
    for (const host of [
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '2130706433',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      'localhost',
      '①②⑦.⓪.⓪.①',
    ]) {
      expect([host, await cause(`http://${host}:${port}/`)]).toEqual([host, 'blocked_address']);
    }
    server.close();
    expect(connections).toBe(0);
  });

  it('names an unknown host', async () => {
    const cause = await guardedFetch('http://does-not-exist.invalid/', { allowHosts: [], userAgent: 'test' }).catch(
      (error: { code: string }) => error.code,
    );
    expect(cause).toBe('dns_not_found');
  });
});

describe('a certificate', () => {
  const now = new Date('2026-06-01');
  beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), certificate('root')]));

  async function stateWith(name: CertificateName, file: Buffer | null = null): Promise<TlsState> {
    const server = createSecureServer({ key: SITE_PRIVATE_KEY, cert: certificate(name) });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port, servername: SITE_NAME, rejectUnauthorized: false });
    await new Promise((done) => socket.once('secureConnect', done));
    const state = await tlsStateOf(socket, SITE_NAME, () => Promise.resolve(file), now);
    socket.destroy();
    await new Promise((done) => server.close(done));
    return state;
  }

  it.each<[CertificateName, TlsState['state'], Buffer | null]>([
    ['valid', 'valid', null],
    ['expired', 'expired', null],
    ['early', 'not_yet_valid', null],
    ['selfSigned', 'self_signed', null],
    ['unknownIssuer', 'untrusted', null],
    // browsers fetch the certificate that a server forgets to send along
    ['incomplete', 'valid', certificateDer('intermediate')],
    ['incomplete', 'untrusted', null],
    ['incomplete', 'untrusted', Buffer.from('no certificate')],
    ['incomplete', 'untrusted', certificateDer('root')],
    ['expiredIncomplete', 'expired', certificateDer('intermediate')],
  ])('%s is %s', async (name, state, file) => expect((await stateWith(name, file)).state).toBe(state));
});

describe('an old server', () => {
  const serve = async (minVersion: 'TLSv1' | 'TLSv1.2', maxVersion: 'TLSv1' | 'TLSv1.1' | 'TLSv1.3') => {
    const keys = { key: SITE_PRIVATE_KEY, cert: certificate('valid'), ciphers: 'DEFAULT:@SECLEVEL=0' };
    const server = createSecureServer({ ...keys, minVersion, maxVersion }, (socket) => socket.end());
    server.on('tlsClientError', () => undefined);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const causeAt = (host: string) =>
    guardedFetch(`https://${host}/`, { allowHosts: [host], userAgent: 'test', timeoutMs: 8000 }).then(
      () => 'none',
      ({ code, detail }: { code: string; detail: string }) => [code, detail.replace(host, 'HOST')],
    );

  it.each([
    ['TLSv1', 'TLS 1.0'],
    ['TLSv1.1', 'TLS 1.1'],
  ] as const)('that supports at most %s is named so', async (version, words) => {
    const { server, host } = await serve('TLSv1', version);
    expect(await causeAt(host)).toEqual(['outdated_tls', `127.0.0.1\u202f: ${words}`]);
    server.close();
  });

  it('is distinguished from a port with another protocol, and from a modern server', async () => {
    const { server, host } = await serve('TLSv1.2', 'TLSv1.3');
    const lookup = ((_host: string, _options: object, answer: (error: null, list: object[]) => void) =>
      answer(null, [{ address: '127.0.0.1', family: 4 }])) as never;
    expect(await speaksOldTls(new URL(`https://${host}/`), lookup, AbortSignal.timeout(4000))).toBeNull();
    expect(await causeAt(site.host)).toEqual(['tls_failed', expect.any(String)]);
    server.close();
  });
});
