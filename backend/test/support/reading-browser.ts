import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../src/providers/browser/chromium-install.js';
import { type PipedChromium, startPipedChromium } from '../../src/providers/browser/piped-chromium.js';
import { startFilteringProxy } from '../../src/providers/url-guard/filtering-proxy.js';

const DEADLINE_MS = 30_000;
/** So tall that everything which waits to be seen is seen. */
const WINDOW = { width: 1280, height: 6000, deviceScaleFactor: 1, mobile: false };
/** Words as they were written, whatever their style makes of them; nothing moves. */
const PLAIN = `(() => { const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { text-transform: none !important; animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; })()`;
const OPEN = `document.querySelectorAll('details').forEach((one) => { one.open = true; })`;
const LOOK = `(document.readyState === 'complete' ? document.body.innerText : '')`;

export interface ReadingBrowser {
  /** What a person reads of a page once it is calm; `ready` must be there first, `then` is run in the page before each further reading. */
  read(path: string, ready: RegExp, then?: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** The product's own browser, which reads the pages of the product under test, signed in when cookies are given. */
export async function startReadingBrowser(url: string, cookies: readonly string[] = []): Promise<ReadingBrowser> {
  const { host, hostname } = new URL(url);
  const install = await findChromium({ chromiumPath: process.env.CHROMIUM_PATH, dataDir: process.env.DATA_DIR ?? '' });
  const proxy = await startFilteringProxy([host]);
  const browser = await startPipedChromium(install, proxy.port);
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    await browser.send('Storage.setCookies', { cookies: [{ name, value, domain: hostname, path: '/', httpOnly: true }] });
  }
  return {
    read: async (path, ready, then = []) => {
      const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
      try {
        return await readIn(browser, targetId, url + path, ready, then);
      } finally {
        await browser.send('Target.closeTarget', { targetId });
      }
    },
    close: async () => {
      await browser.close();
      await proxy.close();
    },
  };
}

async function readIn({ send }: PipedChromium, targetId: string, url: string, ready: RegExp, then: readonly string[]): Promise<string> {
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const command = <Result>(method: string, params?: object) => send<Result>(method, params, sessionId);
  await command('Emulation.setDeviceMetricsOverride', WINDOW);
  await command('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  await command('Page.enable');
  await command('Page.addScriptToEvaluateOnNewDocument', { source: `localStorage.setItem('smartindex.signedIn', '1')` });
  await command('Page.navigate', { url });
  const evaluate = async (expression: string): Promise<string> => {
    const answer = await command<{ result?: { value?: unknown } }>('Runtime.evaluate', { expression, returnByValue: true }).catch(
      () => null,
    );
    return String(answer?.result?.value ?? '');
  };
  const calm = async (): Promise<string> => {
    let last = '';
    for (const deadline = Date.now() + DEADLINE_MS; ; await sleep(250)) {
      const now = await evaluate(LOOK);
      if (now !== '' && now === last && ready.test(now)) return now;
      if (Date.now() > deadline) throw new Error(`${url} is not ready (${ready}):\n${now}`);
      last = now;
    }
  };
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
