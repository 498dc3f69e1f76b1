import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ProviderError } from '../provider-error.js';
import { startFilteringProxy } from '../url-guard/filtering-proxy.js';
import { findChromium } from './chromium-install.js';
import { type DrawnPage, LOOK, READ } from './drawn-page.js';
import { MachineSemaphore } from './machine-semaphore.service.js';
import { answerDialogs } from './page-dialogs.js';
import { browserFailure, type PipedChromium, startPipedChromium } from './piped-chromium.js';
import { groupMemory } from './process-group.js';

/** From the start of the browser to the answer; a page that hangs costs no more. */
const DEADLINE_MS = 25_000;
const LOOK_EVERY_MS = 200;
/** A page is drawn when nothing has changed for so long. */
const CALM_MS = 800;
/** A page without text gets longer. */
const CALM_WHEN_SILENT_MS = 4000;
const SILENT_BELOW = 40;
const MAX_MEMORY = 2_000_000_000;
const WINDOW = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

interface Look {
  url: string;
  ready: boolean;
  size: number;
  words: number;
}

/** Renders a page in a browser and returns its document. One browser at a time per machine. */
@Injectable()
export class PageBrowser {
  protected readonly deadlineMs: number = DEADLINE_MS;
  protected readonly calmWhenSilentMs: number = CALM_WHEN_SILENT_MS;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly semaphore: MachineSemaphore,
  ) {}

  /** Throws a ProviderError when there is no browser, or when the page hangs. */
  async draw(url: string, userAgent: string, patienceMs?: number): Promise<DrawnPage> {
    const install = await findChromium(this.config);
    return this.semaphore.take(async (preempted) => {
      const proxy = await startFilteringProxy(this.config.scanAllowHosts, this.config.scanProxy);
      try {
        const browser = await startPipedChromium(install, proxy.port);
        try {
          return await bounded(browser, drawIn(browser, url, userAgent, this.calmWhenSilentMs), preempted, this.deadlineMs);
        } finally {
          await browser.close();
        }
      } finally {
        await proxy.close();
      }
    }, patienceMs);
  }
}

async function bounded<T>(browser: PipedChromium, work: Promise<T>, preempted: AbortSignal, deadlineMs: number): Promise<T> {
  let deadline: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  const stopped = new Promise<never>((_, reject) => {
    deadline = setTimeout(() => reject(new ProviderError('timeout', 'deadline of the browser')), deadlineMs);
    preempted.addEventListener('abort', () => reject(new ProviderError('gave_way')));
    watch = setInterval(() => {
      if (browser.pid && groupMemory(browser.pid) > MAX_MEMORY) reject(new ProviderError('memory_exceeded'));
    }, 1000);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, stopped]);
  } catch (error) {
    throw browserFailure(error);
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
  }
}

async function drawIn({ browser }: PipedChromium, url: string, userAgent: string, calmWhenSilentMs: number): Promise<DrawnPage> {
  const page = await browser.newPage();
  const dialogs = answerDialogs(page);
  const devTools = await page.createCDPSession();
  await Promise.all([
    devTools.send('Emulation.setDeviceMetricsOverride', WINDOW),
    devTools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'fr-CH,fr;q=0.9,en;q=0.5' }),
  ]);
  // not awaited by Puppeteer: the page may never finish loading, or may navigate
  const evaluate = async <Result>(expression: string): Promise<Result | null> => {
    const answer = await devTools.send('Runtime.evaluate', { expression, returnByValue: true }).catch((error) => {
      if (!browser.connected) throw error;
      return null;
    });
    return answer?.result.value ?? null;
  };
  const open = async (): Promise<DrawnPage> => {
    const { errorText } = await devTools.send('Page.navigate', { url });
    if (errorText) throw new ProviderError('page_error', errorText);
    await untilCalm(() => evaluate<Look>(LOOK), calmWhenSilentMs);
    const drawn = await evaluate<DrawnPage>(READ);
    if (!drawn) throw new ProviderError('page_error', 'the page cannot be read');
    return drawn;
  };
  const accepting = await open();
  if (!dialogs.haveAsked || isSamePage(accepting.url, url)) return accepting;
  // a yes led away from the page that is measured: perhaps a no stays
  dialogs.isAccepting = false;
  const declining = await open().catch(() => null);
  const stays = declining !== null && declining.lines.length > 0 && isSamePage(declining.url, url);
  return stays && !isGate(declining, accepting) ? { ...declining, declines: true } : accepting;
}

/** Returns whether a site denies access after a no: its page is much shorter than the page after a yes. */
const isGate = (declined: DrawnPage, accepted: DrawnPage): boolean =>
  new URL(declined.url).host === new URL(accepted.url).host && lengthOf(accepted) > 2 * lengthOf(declined);
const lengthOf = ({ lines }: DrawnPage): number => lines.join(' ').length;

const isSamePage = (one: string, other: string): boolean => one.replace(/#.*$/, '') === other.replace(/#.*$/, '');

/** Until address and content no longer change; the deadline of the browser ends it. */
async function untilCalm(look: () => Promise<Look | null>, calmWhenSilentMs: number): Promise<void> {
  let last: Look | null = null;
  let since = performance.now();
  const started = since;
  for (;;) {
    await sleep(LOOK_EVERY_MS);
    const now = await look();
    const hasChanged = !now || !last || now.url !== last.url || now.size !== last.size || now.ready !== last.ready;
    if (hasChanged) since = performance.now();
    last = now;
    if (!now) continue;
    const calm = performance.now() - since;
    const isLate = performance.now() - started > LATEST_MS;
    if (now.ready && calm >= (now.words < SILENT_BELOW ? calmWhenSilentMs : CALM_MS)) return;
    if (isLate && now.words > 0) return;
  }
}

/** Pages that load for ever, or never stop changing, are read as they are by then. */
const LATEST_MS = 15_000;
