import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { readConfig } from '../src/common/config/env.js';
import { SessionLocks } from '../src/common/database/session-locks.service.js';
import { findChromium } from '../src/providers/browser/chromium-install.js';
import { startChromium } from '../src/providers/browser/chromium-process.js';
import { MachineSemaphore } from '../src/providers/browser/machine-semaphore.service.js';
import { PageBrowser } from '../src/providers/browser/page-browser.service.js';
import { openDecliningPage } from '../src/providers/browser/page-dialogs.js';
import { startFilteringProxy } from '../src/providers/url-guard/filtering-proxy.js';

/** What the page asks while it loads, and where its visitor should end up. */
const PAGES: Record<string, { script: string; path?: string; declines?: boolean }> = {
  'a question of age, for which a no leads away': { script: `if (!confirm('Avez-vous 18 ans ?')) location.replace('/non')` },
  'a question for which a yes leads away': {
    script: `if (confirm('Version mobile ?')) location.href = '/m'; else document.title = 'resté'`,
    declines: true,
  },
  'a question that leads on either way': {
    script: `location.href = confirm('Langue ?') ? '/oui' : '/non'`,
    path: '/oui',
  },
  'an age check that denies access after a no': {
    script: `if (confirm('18 ans ?')) location.href = '/oui'; else document.body.innerHTML = '<p>Interdit.</p>'`,
    path: '/oui',
  },
  'two questions after each other': { script: `if (!(confirm('Suisse ?') && confirm('18 ans ?'))) location.replace('/non')` },
  'a question for a text, with an answer beside': { script: `if (prompt('Votre canton ?', 'VD') !== 'VD') location.replace('/non')` },
  'a question for a text, with a redirect after an answer': {
    script: `if (prompt('Code ?') !== null) location.replace('/m')`,
    declines: true,
  },
  'a message': { script: `alert('Fermé le lundi')` },
  'a message before it goes on by itself': { script: `alert('Nous avons déménagé'); location.replace('/oui')`, path: '/oui' },
  'a question whether to leave': { script: `addEventListener('beforeunload', (event) => event.preventDefault())` },
};
const names = Object.keys(PAGES);

class FreeMachine extends MachineSemaphore {
  override take<T>(work: (preempted: AbortSignal) => Promise<T>): Promise<T> {
    return work(new AbortController().signal);
  }
}

class PatientBrowser extends PageBrowser {
  protected override readonly deadlineMs = 60_000;
}

let site: Server;
let host: string;
let browser: PageBrowser;
const config = () =>
  readConfig({ SCAN_ALLOW_HOSTS: host, DATA_DIR: process.env.DATA_DIR ?? tmpdir(), CHROMIUM_PATH: process.env.CHROMIUM_PATH });

beforeAll(async () => {
  site = createServer(({ url = '/' }, response) => {
    const { script = '' } = PAGES[names[Number(url.slice(1))] ?? ''] ?? {};
    const words = '<p>Portes, fenêtres et escaliers en bois massif, posés dans toute la région.</p>';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<h1>Page ${url}</h1>${words}<script>${script}</script>`);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  browser = new PatientBrowser(config(), new FreeMachine(new SessionLocks({ directDatabaseUrl: '', refuseSecondConnections: true })));
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
});

describe('a page with dialogs', () => {
  it.each(names.map((name, index) => [name, index] as const))('is rendered as for a visitor who stays: %s', async (name, index) => {
    const { path = `/${index}`, declines } = PAGES[name] ?? { script: '' };
    const drawn = await browser.draw(`http://${host}/${index}`, 'test');
    expect(drawn.url).toBe(`http://${host}${path}`);
    expect(drawn.lines[0]).toBe(`Page ${path}`);
    expect(drawn.declines).toBe(declines);
  });

  it('has its dialogs dismissed during Lighthouse', async () => {
    const [install, proxy] = await Promise.all([findChromium(config()), startFilteringProxy([host])]);
    const running = await startChromium(install, proxy.port);
    const index = names.indexOf('a question for which a yes leads away');
    try {
      const page = await openDecliningPage(running.port);
      await page.goto(`http://${host}/${index}`);
      expect([page.url(), await page.title()]).toEqual([`http://${host}/${index}`, 'resté']);
      await page.browser().disconnect();
    } finally {
      await running.close();
      await proxy.close();
    }
  });
});
