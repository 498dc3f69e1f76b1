import type { Page, TestInfo } from '@playwright/test';
import { expectNoFault } from './accessibility.js';
import { servedFaults } from './html-faults.js';
import { expect } from './test.js';

/** The widest and the narrowest layout are judged; the one between has the same elements. */
const WIDTHS = [
  { width: 1440, isJudged: true },
  { width: 768, isJudged: false },
  { width: 360, isJudged: true },
];

/**
 * Checks a state of a page: nothing wider than the screen at three widths, no accessibility fault, valid HTML;
 * with `PICTURES=1`, takes pictures into `test-results`. Restores the viewport.
 */
export async function look(
  page: Page,
  info: TestInfo,
  step: string,
  { schemes = ['light'] }: { schemes?: readonly ('light' | 'dark')[] } = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const [turn, colorScheme] of schemes.entries()) {
    // without motion: a picture taken during a transition has intermediate colours
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { width, isJudged } of WIDTHS) {
      // another scheme changes the colours only
      if (turn > 0 && !isJudged && !process.env.PICTURES) continue;
      const place = `${step}-${width}-${colorScheme}`;
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate<number>(`${STILL}.then(() => ${BEYOND})`);
      if (process.env.PICTURES) await page.screenshot({ path: info.outputPath(`${place}.png`), fullPage: true });
      expect(beyond, `${place}: px beyond the screen`).toBeLessThanOrEqual(0);
      if (isJudged) await expectNoFault(page, place);
    }
  }
  await expectValid(page, step);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

/** Waits until the page is painted and all finite animations have ended. */
export const still = (page: Page) => page.evaluate(STILL);

const STILL = `(async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ending = ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  await document.fonts.ready;
  for (;;) {
    await drawn();
    const running = document.getAnimations().filter(ending);
    if (running.length === 0) break;
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
})()`;

const BEYOND = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The current document without its templates. */
const DOCUMENT = `(() => {
  const copy = document.documentElement.cloneNode(true);
  for (const template of copy.querySelectorAll('template')) template.remove();
  return new XMLSerializer().serializeToString(document.doctype) + copy.outerHTML;
})()`;

/** Checks the HTML of the page; that of the back-office comes from its component library. */
async function expectValid(page: Page, step: string): Promise<void> {
  if (new URL(page.url()).pathname.startsWith('/mon-espace')) return;
  expect(await servedFaults(await page.evaluate<string>(DOCUMENT)), `${step}: HTML`).toEqual([]);
}
