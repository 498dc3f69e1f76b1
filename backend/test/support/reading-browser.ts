import { tmpdir } from 'node:os';
import type { Page } from 'puppeteer-core';
import { findChromium } from '../../src/providers/browser/chromium-install.js';
import { startPipedChromium } from '../../src/providers/browser/piped-chromium.js';
import { startFilteringProxy } from '../../src/providers/url-guard/filtering-proxy.js';
import { until } from './until.js';

/** So tall that everything which waits to be seen is seen. */
const WINDOW = { width: 1280, height: 6000, deviceScaleFactor: 0.1 };
/** Words as they were written, whatever their style makes of them; nothing moves. */
const PLAIN = `(() => { const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { text-transform: none !important; animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; })()`;
/** Inside the back-office a link changes the screen, not the document. */
const OFFICE = '/mon-espace';
const goWithin = (path: string) => `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`;
/** What nobody reads. */
const UNREAD = ['*.woff2', '*.png', '*.jpg', '*.webp', '*.svg'];
const OPEN = `document.querySelectorAll('details').forEach((one) => { one.open = true; })`;
/** A page is calm when it asks for nothing, and its words have not changed for so long. */
const CALM_MS = 150;
/** In every document, before its own scripts: `calm()` tells the words of the page once it is calm. */
const WATCH = `(() => { const { fetch } = window; let asked = 0;
  window.fetch = (...order) => { asked++; return fetch(...order).finally(() => asked--); };
  window.calm = () => new Promise((done) => { let timer;
    const observer = new MutationObserver(() => again());
    const again = () => { clearTimeout(timer); timer = setTimeout(look, ${CALM_MS}); };
    const look = () => { if (asked > 0 || document.readyState !== 'complete') return again();
      observer.disconnect(); done(document.body.innerText); };
    observer.observe(document, { subtree: true, childList: true, characterData: true }); again(); }); })()`;

export interface ReadingBrowser {
  /** What a person reads of a page once it is calm; `ready` must be there first, `then` is run in the page before each further reading. */
  read(path: string, ready: RegExp, then?: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** The product's own browser, which reads the pages of the product under test, signed in when cookies are given. */
export async function startReadingBrowser(url: string, cookies: readonly string[] = []): Promise<ReadingBrowser> {
  const { host, hostname } = new URL(url);
  const install = await findChromium({ chromiumPath: process.env.CHROMIUM_PATH, dataDir: process.env.DATA_DIR ?? tmpdir() });
  const proxy = await startFilteringProxy([host]);
  const { browser, close } = await startPipedChromium(install, proxy.port);
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    await browser.setCookie({ name, value, domain: hostname, path: '/', httpOnly: true });
  }
  const pages: Page[] = [];
  const offices: Page[] = [];
  return {
    read: async (path, ready, then = []) => {
      const tabs = path.startsWith(OFFICE) ? offices : pages;
      const known = tabs.pop();
      const tab = known ?? (await preparedPage(await browser.newPage()));
      try {
        if (known && tabs === offices) await tab.evaluate(goWithin(path));
        else await tab.goto(url + path, { waitUntil: 'domcontentloaded' });
        return await readIn(tab, ready, then);
      } finally {
        tabs.push(tab);
      }
    },
    close: async () => {
      await close();
      await proxy.close();
    },
  };
}

/** One of those that are used again: a process for each page would be half of what its reading costs. */
async function preparedPage(page: Page): Promise<Page> {
  await page.setViewport(WINDOW);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(`localStorage.setItem('smartindex.signedIn', '1')`);
  await page.evaluateOnNewDocument(WATCH);
  const devTools = await page.createCDPSession();
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: UNREAD });
  return page;
}

async function readIn(page: Page, ready: RegExp, then: readonly string[]): Promise<string> {
  // the page may be leaving for another one
  const evaluate = async (expression: string): Promise<string> => String((await page.evaluate(expression).catch(() => null)) ?? '');
  const calm = () =>
    until(
      () => evaluate('calm()'),
      (now) => now !== '' && ready.test(now),
    );
  await calm();
  await evaluate(PLAIN);
  await evaluate(OPEN);
  const texts = [await calm()];
  for (const expression of then) {
    await evaluate(expression);
    await evaluate(OPEN);
    texts.push(await calm());
  }
  return texts.join('\n');
}
