import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ProviderError } from '../provider-error.js';
import { findChromium } from './chromium-install.js';
import { type PipedChromium, startPipedChromium } from './piped-chromium.js';

interface Press {
  browser: PipedChromium;
  /** Session of the one tab: another one for each print would be a process for each. */
  tab: string;
}

/** A warm browser prints at once; an idle one gives its memory back. */
const KEPT_WARM_MS = 60_000;
const DEADLINE_MS = 30_000;

/**
 * Prints our own HTML as tagged PDF with bookmarks. Its browser is not the one that measures: printing never waits for a
 * scan. It has no network and runs no script; everything is in the document.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private press: Promise<Press> | undefined;
  private idle: NodeJS.Timeout | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** One at a time; the page's size and margins are those of its `@page` rules. */
  print(html: string): Promise<Buffer> {
    const turn = this.queue.then(() => this.printNow(html));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue;
    await this.close();
  }

  private async printNow(html: string): Promise<Buffer> {
    clearTimeout(this.idle);
    const press = await this.warm();
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => reject(new ProviderError('machine_busy', 'deadline of the print')), DEADLINE_MS);
    });
    try {
      const pdf = await Promise.race([printOn(press, html), late]);
      this.idle = setTimeout(() => void this.close(), KEPT_WARM_MS).unref();
      return pdf;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  }

  private async warm(): Promise<Press> {
    const running = await this.press?.catch(() => undefined);
    if (running && !running.browser.ended) return running;
    this.press = findChromium(this.config).then(async (install) => withTab(await startPipedChromium(install)));
    return this.press;
  }

  private async close(): Promise<void> {
    clearTimeout(this.idle);
    const running = this.press;
    this.press = undefined;
    await (await running?.catch(() => undefined))?.browser.close();
  }
}

async function withTab(browser: PipedChromium): Promise<Press> {
  try {
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    return { browser, tab: sessionId };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function printOn({ browser, tab }: Press, html: string): Promise<Buffer> {
  const command = <Result>(method: string, params?: object) => browser.send<Result>(method, params, tab);
  const { frameTree } = await command<{ frameTree: { frame: { id: string } } }>('Page.getFrameTree');
  await command('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
  // text in a font that is still being read would be printed in another one
  await command('Runtime.evaluate', { expression: 'document.fonts.ready.then(() => document.fonts.size)', awaitPromise: true });
  const { data } = await command<{ data: string }>('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  return Buffer.from(data, 'base64');
}
