import type { Page } from '@playwright/test';
import { expectNoFault } from '../support/accessibility.js';
import { still } from '../support/look.js';
import { signIn, visit } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { fillProduct, settled } from './demonstration.js';

const WIDTHS = [1440, 1024, 390];
const SCHEMES = ['light', 'dark'] as const;
/** A name keeps as much (record 0031). */
const NAME_PX = 160;
const MOST_LINES = 5;
/** More presses than any screen has places. */
const PRESSES = 400;

const TABS = ['general', 'translations', 'apis', 'mail', 'security', 'seo'];
const FILE_TABS = ['', '/quiz', '/analyses', '/business', '/tools'];
const more = ['/prospects/board', '/prospects/import', '/account', ...TABS.map((tab) => `/settings/${tab}`)];

/** Where the menu leads, with each of its groups opened. */
async function placesOfMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link').first()).toBeVisible();
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = await menu.getByRole('link').evaluateAll((all) => all.map((link) => new URL((link as { href: string }).href).pathname));
  return [...new Set(links.map((path) => path.replace('/mon-espace', '')))].filter((path) => path !== '/settings');
}

const BEYOND = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
/** Names of rows that are cut off, or broken into more lines than anybody reads. */
const CUT_NAMES = `[...document.querySelectorAll('main tbody th')]
  .filter((name) => name.checkVisibility() && name.textContent.trim())
  .filter((name) => [name, ...name.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).overflowX !== 'visible') ||
    name.getBoundingClientRect().width < ${NAME_PX} && name.getClientRects().length > 0 && (() => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > ${MOST_LINES};
    })())
  .map((name) => name.textContent.trim() + ' ' + Math.round(name.getBoundingClientRect().width) + ' px')`;

/** What the Tab key comes to, in its order: each is seen, shows that it has the focus, and none keeps it. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  // a row shows it at its edge
  const edge = element.closest('tr')?.cells[0];
  const around = edge ? getComputedStyle(edge).boxShadow : 'none';
  const shown = element.matches(':focus-visible') && (outlineStyle !== 'none' || around !== 'none' || boxShadow !== 'none' || element.closest('.MuiInputBase-root, .MuiSwitch-root, .MuiCheckbox-root, label, [role=dialog]') !== null);
  const { width, height } = element.getBoundingClientRect();
  const isAgain = window.walked.has(element);
  window.walked.add(element);
  return { name: element.outerHTML.slice(0, 120), isAgain, isSeen: width > 0 && height > 0, shown };
})()`;

interface Focused {
  name: string;
  isAgain: boolean;
  isSeen: boolean;
  shown: boolean;
}

async function walkByTab(page: Page): Promise<Focused[]> {
  const walked: Focused[] = [];
  await page.evaluate('document.activeElement?.blur(); window.walked = new Set()');
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<Focused | null>(FOCUSED);
    if (!focused || focused.isAgain) break;
    walked.push(focused);
  }
  return walked;
}

test('every screen at three widths, by day and by night: nothing cut off, no fault, all of it by keyboard', async ({
  page,
  house,
}, info) => {
  await fillProduct(house);
  const headers = await signIn(page);
  const { id } = (
    (await (await page.request.get('/api/admin/prospects?range=[0,0]&sort=["score","DESC"]', { headers })).json()) as { id: string }[]
  )[0] ?? {
    id: '',
  };
  const file = [...FILE_TABS.map((tab) => `/prospects/${id}/show${tab}`), `/prospects/${id}/brief`];
  await page.goto('/mon-espace/');
  const menu = await placesOfMenu(page);
  expect(menu.length).toBeGreaterThan(20);
  for (const path of [...menu, ...more, ...file])
    await test.step(path, async () => {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
      await visit(page, `/mon-espace${path}`);
      await settled(page);
      const name = path.replace(id, 'file').replaceAll('/', '-').replace(/^-$/, '-dashboard');
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await still(page);
          const place = `${path} ${width} ${colorScheme}`;
          await page.screenshot({ path: info.outputPath(`screen${name}-${width}-${colorScheme}.png`), fullPage: true });
          expect.soft(await page.evaluate<number>(BEYOND), `${place}: px beyond the screen`).toBeLessThanOrEqual(0);
          expect.soft(await page.evaluate<string[]>(CUT_NAMES), `${place}: names cut`).toEqual([]);
          await expectNoFault(page, place);
        }
      }
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
      const walked = await walkByTab(page);
      expect
        .soft(
          walked.filter(({ isSeen, shown }) => !isSeen || !shown).map(({ name }) => name),
          `${path}: focus that nobody sees`,
        )
        .toEqual([]);
      expect.soft(walked.length, `${path}: places of the Tab key`).toBeGreaterThan(3);
      console.log(`${path}: ${WIDTHS.length * SCHEMES.length} looks, ${walked.length} places by Tab`);
    });
});
