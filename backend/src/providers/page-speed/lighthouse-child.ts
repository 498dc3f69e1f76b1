/**
 * Runs Lighthouse in a process of its own: `node lighthouse-child.js`, orders by IPC. It is started as the leader of a
 * process group, so that its parent can end it together with its browser at the deadline.
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import { exitWithParentProcess } from '../../common/exit-with-parent-process.js';
import { startChromium } from '../browser/chromium-process.js';
import type { ChromiumInstall } from '../browser/locate-chromium.js';
import { openDecliningPage } from '../browser/page-dialogs.js';
import { ProviderError } from '../provider-error.js';
import { startFilteringProxy } from '../url-guard/filtering-proxy.js';
import { lighthouseCause } from './lighthouse-cause.js';
import { type LighthouseResult, seenReport } from './lighthouse-report.js';
import type { Device, SeenReport } from './page-speed.js';

export interface LighthouseOrder {
  url: string;
  devices: readonly Device[];
  runs: number;
  onlyPerformance: boolean;
  /** The visit has found the page to be a home page in spite of its status. */
  ignoreStatus: boolean;
  /** A yes to the questions of the page leads away from it. */
  declines: boolean;
  allowHosts: readonly string[];
  proxy: string | undefined;
  chromium: ChromiumInstall;
}

export type LighthouseMessage =
  | { type: 'run'; device: Device; report: SeenReport }
  | { type: 'failed'; device: Device; code: ConstructorParameters<typeof ProviderError>[0]; detail: string }
  | { type: 'end' };

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

process.once('message', (order: LighthouseOrder) => {
  void work(order).then(() => send({ type: 'end' }, () => process.exit(0)));
});
exitWithParentProcess(() => process.kill(-process.pid, 'SIGKILL')); // the worker has ended: end with the browser

async function work(order: LighthouseOrder): Promise<void> {
  for (let run = 0; run < order.runs; run++) {
    for (const device of order.devices) {
      try {
        send({ type: 'run', device, report: await measure(order, device) });
      } catch (error) {
        const code = error instanceof ProviderError ? error.code : 'page_error';
        send({ type: 'failed', device, code, detail: String((error as Error).message).slice(0, 500) });
        if (code === 'no_paint') return; // no device will show it, and each waits for it
      }
    }
  }
}

async function measure(
  { url, allowHosts, proxy: upstreamProxy, chromium, onlyPerformance, ignoreStatus, declines }: LighthouseOrder,
  device: Device,
): Promise<SeenReport> {
  const proxy = await startFilteringProxy(allowHosts, upstreamProxy);
  const browser = await startChromium(chromium, proxy.port);
  try {
    const page = declines ? await openDecliningPage(browser.port) : undefined;
    const options = {
      port: browser.port,
      output: 'json' as const,
      logLevel: 'silent' as const,
      locale: 'fr' as const,
      onlyCategories: onlyPerformance ? ['performance'] : CATEGORIES,
      maxWaitForFcp: 15_000,
      maxWaitForLoad: 30_000,
      disableFullPageScreenshot: true,
      ignoreStatusCode: ignoreStatus,
    };
    const outcome = await lighthouse(url, options, device === 'desktop' ? desktopConfig : undefined, page);
    const result = outcome?.lhr as LighthouseResult | undefined;
    if (!result) throw new ProviderError('page_error', 'no result');
    if (result.runtimeError?.code) {
      const { code, message = '' } = result.runtimeError;
      throw new ProviderError(lighthouseCause(code), `${code} ${message}`.trim());
    }
    return seenReport(result, device);
  } finally {
    await browser.close();
    await proxy.close();
  }
}

function send(message: LighthouseMessage, sent?: () => void): void {
  process.send?.(message, undefined, undefined, sent);
}
