import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ProviderError } from '../provider-error.js';
import { findChromium } from './chromium-install.js';
import { type PipedChromium, startPipedChromium } from './piped-chromium.js';

/** A warm browser prints at once; an idle one gives its memory back. */
const KEPT_WARM_MS = 60_000;
const DEADLINE_MS = 30_000;

/**
 * Prints our own HTML as tagged PDF with bookmarks. Its browser is not the one that measures: printing never waits for a
 * scan. It has no network and runs no script; everything is in the document.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private browser: Promise<PipedChromium> | undefined;
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
    const browser = await this.warm();
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => reject(new ProviderError('machine_busy', 'deadline of the print')), DEADLINE_MS);
    });
    try {
      const pdf = await Promise.race([printIn(browser, html), late]);
      this.idle = setTimeout(() => void this.close(), KEPT_WARM_MS).unref();
      return pdf;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  }

  private async warm(): Promise<PipedChromium> {
    const running = await this.browser?.catch(() => undefined);
    if (running && !running.ended) return running;
    this.browser = findChromium(this.config).then((install) => startPipedChromium(install));
    return this.browser;
  }

  private async close(): Promise<void> {
    clearTimeout(this.idle);
    const running = this.browser;
    this.browser = undefined;
    await (await running?.catch(() => undefined))?.close();
  }
}

async function printIn({ send }: PipedChromium, html: string): Promise<Buffer> {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  try {
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const command = <Result>(method: string, params?: object) => send<Result>(method, params, sessionId);
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
  } finally {
    await send('Target.closeTarget', { targetId }).catch(() => undefined);
  }
}
