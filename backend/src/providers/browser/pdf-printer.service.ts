import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { CDPSession, Page } from 'puppeteer-core';
import { z } from 'zod';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ProviderError } from '../provider-error.js';
import { findChromium } from './chromium-install.js';
import { browserFailure, type PipedChromium, startPipedChromium } from './piped-chromium.js';

interface Press {
  chromium: PipedChromium;
  /** The one tab: another one for each print would be a process for each. */
  page: Page;
  devTools: CDPSession;
}

/** A warm browser prints at once; an idle one is closed to free memory. */
const IDLE_CLOSE_MS = 60_000;
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

  /** The page's size and margins are those of its `@page` rules. */
  print(html: string): Promise<Buffer> {
    return this.serialise((press) => printOn(press, html));
  }

  /** Renders the element `#picture` as a PNG without background. */
  picture(html: string): Promise<Buffer> {
    return this.serialise((press) => pictureOn(press, html));
  }

  /** Returns the signs without a glyph in a family and on this machine. */
  undrawn(signs: readonly string[], fontRules: string, family: string): Promise<string[]> {
    return this.serialise((press) => undrawnOn(press, signs, fontRules, family));
  }

  /** One task at a time. */
  private serialise<Result>(task: (press: Press) => Promise<Result>): Promise<Result> {
    const done = this.queue.then(() => this.runNow(task));
    this.queue = done.catch(() => undefined);
    return done;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue;
    await this.close();
  }

  private async runNow<Result>(task: (press: Press) => Promise<Result>): Promise<Result> {
    clearTimeout(this.idle);
    const press = await this.warm();
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => reject(new ProviderError('machine_busy', 'deadline of the print')), DEADLINE_MS);
    });
    try {
      const result = await Promise.race([task(press), late]);
      this.idle = setTimeout(() => void this.close(), IDLE_CLOSE_MS).unref();
      return result;
    } catch (error) {
      await this.close();
      throw browserFailure(error);
    } finally {
      clearTimeout(deadline);
    }
  }

  private async warm(): Promise<Press> {
    const running = await this.press?.catch(() => undefined);
    if (running?.chromium.browser.connected) return running;
    this.press = findChromium(this.config).then(async (install) => withTab(await startPipedChromium(install)));
    return this.press;
  }

  private async close(): Promise<void> {
    clearTimeout(this.idle);
    const running = this.press;
    this.press = undefined;
    await (await running?.catch(() => undefined))?.chromium.close();
  }
}

async function withTab(chromium: PipedChromium): Promise<Press> {
  try {
    const page = await chromium.browser.newPage();
    return { chromium, page, devTools: await page.createCDPSession() };
  } catch (error) {
    await chromium.close();
    throw browserFailure(error);
  }
}

/** `page.setContent` would run the scripts of the document. */
async function show({ page, devTools }: Press, html: string): Promise<void> {
  const { frameTree } = await devTools.send('Page.getFrameTree');
  await devTools.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
  // text in a font that is still being read would be printed in another one
  await page.evaluate('document.fonts.ready.then(() => document.fonts.size)');
}

async function printOn(press: Press, html: string): Promise<Buffer> {
  await show(press, html);
  return Buffer.from(await press.page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
}

async function pictureOn(press: Press, html: string): Promise<Buffer> {
  await show(press, html);
  const rectangle = await press.page.evaluate(`document.getElementById('picture').getBoundingClientRect().toJSON()`);
  const { x, y, width, height } = box.parse(rectangle);
  const clip = { x, y, width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) };
  return Buffer.from(await press.page.screenshot({ type: 'png', clip, captureBeyondViewport: true, omitBackground: true }));
}

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Runs in the browser: a sign that renders like an unassigned one has no glyph. */
const FIND_UNDRAWN = `async (signs, family) => {
  const font = '40px "' + family + '", sans-serif';
  await document.fonts.load(font, signs.join(''));
  const context = Object.assign(document.createElement('canvas'), { width: 80, height: 80 }).getContext('2d');
  context.font = font;
  const look = (sign) => {
    context.clearRect(0, 0, 80, 80);
    context.fillText(sign, 10, 55);
    return context.canvas.toDataURL();
  };
  const none = look('\\u{10fffd}');
  return signs.filter((sign) => look(sign) === none);
}`;

async function undrawnOn(press: Press, signs: readonly string[], fontRules: string, family: string): Promise<string[]> {
  await show(press, `<!doctype html><meta charset="utf-8"><style>${fontRules}</style>`);
  const undrawn = await press.page.evaluate(`(${FIND_UNDRAWN})(${JSON.stringify(signs)}, ${JSON.stringify(family)})`);
  return z.array(z.string()).parse(undrawn);
}
