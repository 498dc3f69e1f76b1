import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PRODUCT_VERSION } from '../src/common/product-version.js';
import { startApp, type TestApp } from './support/app.js';

interface Answered {
  version: string;
  newer: { version: string; url: string } | null;
}

const [major] = PRODUCT_VERSION.split('.').map(Number);
const NEXT = `${(major ?? 0) + 1}.0.0`;
const NOTES = 'https://forge.example.ch/agence/smartindex/releases/tag/next';

let app: TestApp;
let releases: Server;
let asked: IncomingMessage[];
let answer: { status: number; body: string };
beforeAll(async () => {
  releases = createServer((request, response) => {
    asked.push(request);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await once(releases.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  asked = [];
});
afterEach(() => app.stop());
afterAll(() => releases.close());

/** Starts the product, which asks this server about releases. */
async function version(status: number, body: object | string): Promise<Answered> {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  app = await startApp({ RELEASES_URL: `http://127.0.0.1:${(releases.address() as AddressInfo).port}/latest` });
  return (await app.call<Answered>('GET', '/api/admin/version', { as: app.admin })).body;
}

describe('a newer version', () => {
  it('is named with its notes; the address is asked once, and told nothing of the installation', async () => {
    const newer = { version: NEXT, url: NOTES };
    expect(await version(200, { tag_name: `v${NEXT}`, html_url: NOTES })).toEqual({ version: PRODUCT_VERSION, newer });
    expect((await app.call('GET', '/api/admin/version', { as: app.admin })).body).toMatchObject({ newer });
    expect(asked).toHaveLength(1);
    const [{ url, headers } = {} as IncomingMessage] = asked;
    expect(url).toBe('/latest');
    expect(JSON.stringify(headers)).not.toMatch(/smartindex|example\.ch|cookie|authorization/i);
  });

  it.each<[string, number, object | string]>([
    ['the same version', 200, { tag_name: `v${PRODUCT_VERSION}`, html_url: NOTES }],
    ['a pre-release', 200, { tag_name: `v${NEXT}`, html_url: NOTES, prerelease: true }],
    ['an address that runs a script', 200, { tag_name: `v${NEXT}`, html_url: 'javascript:alert(1)' }],
    ['a server that refuses', 403, { message: 'API rate limit exceeded' }],
    ['a page instead of JSON', 200, '<!doctype html>'],
  ])('is not named by %s', async (_name, status, body) => {
    expect(await version(status, body)).toEqual({ version: PRODUCT_VERSION, newer: null });
  });
});
