import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { environmentProxy, openTunnel } from './outgoing-proxy.js';

describe('environmentProxy', () => {
  const env = { HTTPS_PROXY: 'http://proxy:3128', NO_PROXY: 'intern.ch, .corp.local,api.exemple.ch:8443 ::1' };
  it.each([
    ['https://api.openai.com/v1', 'http://proxy:3128'],
    ['http://api.openai.com/v1', undefined],
    ['https://intern.ch/', undefined],
    ['https://www.intern.ch/', undefined],
    ['https://notintern.ch/', 'http://proxy:3128'],
    ['https://a.corp.local/', undefined],
    ['https://api.exemple.ch:8443/', undefined],
    ['https://api.exemple.ch/', 'http://proxy:3128'],
    ['https://[::1]/', undefined],
  ])('answers the proxy of %s', (url, proxy) => expect(environmentProxy(new URL(url), env)).toBe(proxy));

  it('reads names in lower case first', () => {
    expect(environmentProxy(new URL('https://a.ch'), { https_proxy: 'http://small:1', HTTPS_PROXY: 'http://large:2' })).toBe(
      'http://small:1',
    );
  });

  it('excludes every host by a star', () => {
    expect(environmentProxy(new URL('https://a.ch'), { ...env, NO_PROXY: '*' })).toBeUndefined();
  });
});

describe('openTunnel', () => {
  let proxy: Server;
  const seen: { target: string | undefined; credentials: string | undefined }[] = [];
  const url = (user = '') => `http://${user}127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  beforeAll(async () => {
    proxy = createServer();
    proxy.on('connect', (request, client) => {
      seen.push({ target: request.url, credentials: request.headers['proxy-authorization'] });
      if (!request.headers['proxy-authorization']) return client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      client.write('HTTP/1.1 200 OK\r\n\r\nready');
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  });
  afterAll(() => proxy.close());

  it('asks for the host and port with the credentials of the address', async () => {
    const socket = await openTunnel(url('anna:p%40ss@'), '2001:db8::1', 443);
    socket.destroy();
    expect(seen.at(-1)).toEqual({ target: '[2001:db8::1]:443', credentials: `Basic ${Buffer.from('anna:p@ss').toString('base64')}` });
  });

  it('throws what the proxy answers', async () => {
    await expect(openTunnel(url(), '192.0.2.1', 443)).rejects.toThrow('407');
  });

  it('throws when nothing listens', async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    await expect(openTunnel(`http://127.0.0.1:${port}`, '192.0.2.1', 443)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
