import { spawn } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { startFilteringProxy } from '../src/providers/url-guard/filtering-proxy.js';
import { guardedFetch } from '../src/providers/url-guard/guarded-fetch.js';
import { guardedPost } from '../src/providers/url-guard/guarded-post.js';

const OUTGOING_PROXY = join(import.meta.dirname, '../dist/common/outgoing-proxy.js');

let site: Server;
let proxy: Server;
const targets: string[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const siteHost = () => `127.0.0.1:${portOf(site)}`;
const proxyUrl = () => `http://127.0.0.1:${portOf(proxy)}`;

/** An HTTP proxy that notes what it is asked for and leads everything to the site. */
function forwardingProxy(): Server {
  const server = createServer((asked, answer) => {
    targets.push(asked.url ?? '');
    answer.end('by proxy');
  });
  return server.on('connect', (asked, client) => {
    targets.push(asked.url ?? '');
    const upstream = connect(portOf(site), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    client.on('error', () => upstream.destroy());
  });
}

beforeAll(async () => {
  site = createServer((asked, answer) => answer.end(`site ${asked.method} ${asked.headers.host}`));
  proxy = forwardingProxy();
  for (const server of [site, proxy]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => targets.splice(0));
afterAll(() => {
  for (const server of [site, proxy]) server.close();
});

const visit = (more: { proxy?: string }) =>
  guardedFetch(`http://${siteHost()}/`, { allowHosts: [siteHost()], userAgent: 'test', timeoutMs: 8000, ...more });

async function withEnvironment<T>(values: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    process.env = before;
  }
}

describe('a visit to a website', () => {
  it('is direct despite a proxy in the environment', async () => {
    const page = await withEnvironment({ HTTP_PROXY: proxyUrl(), HTTPS_PROXY: proxyUrl() }, () => visit({}));
    expect(page.body.toString()).toBe(`site GET ${siteHost()}`);
    expect(targets).toEqual([]);
  });

  it('uses SCAN_PROXY with the checked address', async () => {
    const page = await visit({ proxy: proxyUrl() });
    expect(page.body.toString()).toBe(`site GET ${siteHost()}`);
    expect(targets).toEqual([siteHost()]);
  });

  it('is guarded behind a proxy too', async () => {
    const refused = guardedFetch('http://127.0.0.1:8080/', { allowHosts: [], userAgent: 'test', proxy: proxyUrl() });
    await expect(refused).rejects.toMatchObject({ code: 'blocked_address' });
    expect(targets).toEqual([]);
  });

  it('fails with the response of a proxy that refuses', async () => {
    const closed = createServer((_asked, answer) => answer.writeHead(403).end());
    closed.on('connect', (_asked, client) => client.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    await expect(visit({ proxy: `http://127.0.0.1:${portOf(closed)}` })).rejects.toMatchObject({ code: 'connection_failed' });
    closed.close();
  });

  it('uses the same proxy in the browser', async () => {
    const filter = await startFilteringProxy([siteHost()], proxyUrl());
    try {
      const status = await new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port: filter.port, path: `http://${siteHost()}/a` }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
      expect(status).toBe(200);
      const line = await new Promise((resolve, reject) => {
        const socket = connect(filter.port, '127.0.0.1', () =>
          socket.write(`CONNECT ${siteHost()} HTTP/1.1\r\nHost: ${siteHost()}\r\n\r\n`),
        );
        socket.once('data', (data) => resolve(data.toString().split('\r\n')[0])).once('error', reject);
        socket.once('data', () => socket.destroy());
      });
      expect(line).toContain('200');
      expect(targets).toEqual([siteHost(), siteHost()]);
    } finally {
      await filter.close();
    }
  });
});

describe('a webhook', () => {
  const post = () => guardedPost(`http://${siteHost()}/`, { allowHosts: [siteHost()], body: '{}', headers: {}, timeoutMs: 5000 });

  it('uses the proxy of the environment', async () => {
    const answer = await withEnvironment({ HTTP_PROXY: proxyUrl(), NO_PROXY: '' }, post);
    expect(answer).toMatchObject({ status: 200, text: `site POST ${siteHost()}` });
    expect(targets).toEqual([siteHost()]);
  });

  it('is direct to a host of NO_PROXY', async () => {
    await withEnvironment({ HTTP_PROXY: proxyUrl(), NO_PROXY: '127.0.0.1' }, post);
    expect(targets).toEqual([]);
  });
});

it('a call to a vendor uses the proxy of the environment', async () => {
  const code = `const { useEnvironmentProxy } = await import(${JSON.stringify(OUTGOING_PROXY)});
    useEnvironmentProxy();
    console.log(await (await fetch('http://vendor.invalid/v1')).text());`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { PATH: process.env.PATH, HTTP_PROXY: proxyUrl() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  expect(text.trim()).toMatch(/by proxy|site GET vendor\.invalid/);
  expect(targets).toHaveLength(1);
});
