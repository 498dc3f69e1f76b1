import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalLighthouse } from '../src/providers/page-speed/local-lighthouse.client.js';
import { startApp, type TestApp } from './support/app.js';

/** Shows itself, and then works for ever. */
const PAGE = `<!doctype html><title>Menuiserie du Lac</title><h1>Portes et fenêtres</h1><p>${'Nous posons des portes en bois. '.repeat(20)}</p>
<script>setTimeout(() => { for (;;); }, 2500)</script>`;

let app: TestApp;
let site: Server;
let url: string;

beforeAll(async () => {
  site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  url = `http://${host}/`;
  app = await startApp({ SCAN_ALLOW_HOSTS: host });
});
afterAll(async () => {
  await app?.stop();
  site?.closeAllConnections();
  site?.close();
});

it.each([
  ['a page whose script never ends is stopped at the deadline of the pair, named, and not tried again', 4000, false, 'page_hangs'],
  ['where others had the processors, the deadline says nothing of the page, which is measured again', 1, true, 'machine_busy'],
])('%s', async (_what, pairDeadlineMs, isStarved, code) => {
  const lighthouse = app.app.get(LocalLighthouse, { strict: false });
  Object.assign(lighthouse, { pairDeadlineMs, isStarved: () => isStarved });
  const failure = await lighthouse.measure(url, { devices: ['mobile', 'desktop'], runs: 1 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code, retryable: isStarved, isOurs: isStarved });
});
