import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type FilteringProxy, startFilteringProxy } from '../src/providers/url-guard/filtering-proxy.js';

const servers: ReturnType<typeof createServer>[] = [];
const hits: string[] = [];
let proxy: FilteringProxy;
let allowed: string;
let forbidden: string;

async function site(name: string): Promise<string> {
  const server = createServer((incoming, response) => {
    hits.push(`${name}${incoming.url}`);
    response.end(name);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  allowed = await site('allowed');
  forbidden = await site('forbidden');
  proxy = await startFilteringProxy([allowed]);
});
afterAll(async () => {
  await proxy.close();
  for (const server of servers) server.close();
});

/** As a browser asks its proxy: the absolute address on the request line. */
const throughProxy = (url: string) =>
  new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port: proxy.port, path: url, method: 'GET' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

/** As a browser asks for https and WebSockets. */
const connectThroughProxy = (target: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(proxy.port, '127.0.0.1', () => socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });

describe('the filtering proxy', () => {
  it('passes allowed requests, plain and tunnelled', async () => {
    expect(await throughProxy(`http://${allowed}/a`)).toBe(200);
    expect(await connectThroughProxy(allowed)).toContain('200');
    expect(hits).toContain('allowed/a');
  });

  it('refuses every other local address in any notation', async () => {
    const port = forbidden.split(':')[1];
    for (const url of [
      `http://${forbidden}/b`,
      `http://localhost:${port}/b`,
      `http://[::ffff:127.0.0.1]:${port}/b`,
      `http://2130706433:${port}/b`,
      'http://169.254.169.254/latest/',
    ]) {
      expect([url, await throughProxy(url)]).toEqual([url, 403]);
    }
    for (const target of [forbidden, `localhost:${port}`, `[::1]:${port}`, '169.254.169.254:80']) {
      expect([target, await connectThroughProxy(target)]).toEqual([target, 'HTTP/1.1 403 Forbidden']);
    }
    expect(hits.filter((hit) => hit.startsWith('forbidden'))).toEqual([]);
    expect(proxy.refused.size).toBeGreaterThan(0);
  });
});
