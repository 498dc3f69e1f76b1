import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { findChromium } from '../browser/chromium-install.js';
import { MachineSemaphore } from '../browser/machine-semaphore.service.js';
import { groupMemory, groupProcessorTime, killGroup, wasStarved } from '../browser/process-group.js';
import { type CauseCode, ProviderError } from '../provider-error.js';
import { SiteVisits } from '../site-visit/site-visits.service.js';
import type { LighthouseMessage, LighthouseOrder } from './lighthouse-child.js';
import { measurementOf } from './lighthouse-report.js';
import { type Device, PageSpeed, type PageSpeedMeasurement, type PageSpeedOptions, type SeenReport } from './page-speed.js';

/** A pair takes some 26 s on two cores, a page that never settles 45; one that hangs costs those who wait no more than this. */
const PAIR_DEADLINE_MS = 60_000;
/** Chromium’s shared pages count once per process here; a heavy page needs about half of it. */
const MAX_GROUP_MEMORY = 3_000_000_000;
const CHILD = fileURLToPath(new URL('./lighthouse-child.js', import.meta.url));

/** Lighthouse on our own machine, no key needed. One measurement at a time per machine: parallel runs shift the scores. */
@Injectable()
export class LocalLighthouse extends PageSpeed {
  readonly provider = `Lighthouse ${lighthouseVersion()}`;
  protected readonly pairDeadlineMs: number = PAIR_DEADLINE_MS;

  constructor(
    private readonly visits: SiteVisits,
    private readonly semaphore: MachineSemaphore,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async measure(url: string, options: PageSpeedOptions): Promise<PageSpeedMeasurement> {
    const [{ page, openedUrl, drawn }, chromium] = await Promise.all([this.visits.page(url), findChromium(this.config)]);
    const order = {
      url: openedUrl,
      devices: options.devices,
      runs: options.runs,
      onlyPerformance: options.onlyPerformance ?? false,
      ignoreStatus: page.status >= 400,
      declines: drawn?.declines ?? false,
      allowHosts: this.config.scanAllowHosts,
      proxy: this.config.scanProxy,
      chromium,
    };
    return this.semaphore.take((preempted) =>
      this.runChild(order, AbortSignal.any([preempted, ...(options.signal ? [options.signal] : [])])),
    );
  }

  /** Returns whether the run was starved by others: then the page is not blamed. */
  protected isStarved(leader: number, lastedMs: number): boolean {
    return wasStarved(groupProcessorTime(leader), lastedMs);
  }

  private runChild(order: LighthouseOrder, signal: AbortSignal): Promise<PageSpeedMeasurement> {
    return new Promise((resolve, reject) => {
      const reports: Record<Device, SeenReport[]> = { mobile: [], desktop: [] };
      const failed: Partial<Record<Device, ProviderError>> = {};
      let ended: ProviderError | undefined;
      const child = fork(CHILD, {
        detached: true,
        execArgv: ['--max-old-space-size=768'],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        serialization: 'advanced',
      });
      let stderr = '';
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        stderr = (stderr + text).slice(-2000);
      });
      const end = (code: CauseCode, detail?: string) => {
        ended ??= new ProviderError(code, detail);
        if (child.pid) killGroup(child.pid);
      };
      const lastsMs = this.pairDeadlineMs * order.runs;
      const deadline = setTimeout(() => {
        const isStarved = child.pid !== undefined && this.isStarved(child.pid, lastsMs);
        end(isStarved ? 'machine_busy' : 'page_hangs', 'deadline of the measurement');
      }, lastsMs);
      const watch = setInterval(() => {
        if (child.pid && groupMemory(child.pid) > MAX_GROUP_MEMORY) end('memory_exceeded');
      }, 1000);
      const aborted = () => end('unexpected', 'the worker stopped');
      signal.addEventListener('abort', aborted, { once: true });
      child.on('message', (message: LighthouseMessage) => {
        if (message.type === 'run') reports[message.device].push(message.report);
        if (message.type === 'failed') failed[message.device] ??= new ProviderError(message.code, message.detail);
      });
      child.once('error', (error) => end('browser_crashed', error.message));
      child.once('exit', () => {
        clearTimeout(deadline);
        clearInterval(watch);
        signal.removeEventListener('abort', aborted);
        if (child.pid) killGroup(child.pid);
        const crashed = ended ?? new ProviderError('browser_crashed', stderr);
        const causes = Object.fromEntries(order.devices.map((device) => [device, failed[device] ?? crashed]));
        try {
          resolve(measurementOf(reports, causes));
        } catch (error) {
          reject(error);
        }
      });
      child.send(order);
    });
  }
}

function lighthouseVersion(): string {
  const file = new URL('../package.json', import.meta.resolve('lighthouse'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
