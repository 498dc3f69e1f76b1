import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

const require = createRequire(import.meta.url);
/** Its findings name elements by their selectors; their HTML would be copied for each that passes, too. */
const AXE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ noHtml: true });`;

/**
 * All that axe judges by, in two texts: the elements with their attributes, and which of them are seen; then their classes,
 * colours and size, and which ones scroll. Two places with the same texts have the same faults.
 */
const STATE = `(() => {
  const drawing = [];
  const structure = [...document.querySelectorAll('*')].map((element) => {
    if (element.closest('head, template, svg *')) return element.tagName === 'TITLE' ? element.text : '';
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== 'class' && name !== 'style')
      .map(({ name, value }) => name + '=' + value);
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (seen) {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, overflowX, overflowY } = getComputedStyle(element);
      const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const scrolls =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight);
      drawing.push([element.getAttribute('class'), color, backgroundColor, backgroundImage, opacity, large, scrolls].join());
    }
    return [element.tagName, ...attributes, text, seen].join();
  });
  return [structure.join('\\n'), drawing.join('\\n')];
})()`;

/** States without a fault, of this worker: each is checked once. */
const faultless = new Set<string>();
const hash = (...texts: string[]) => createHash('sha256').update(texts.join('\n\n')).digest('base64');

/** What axe judges by the drawing: all that another width or scheme can spoil of elements that it has judged. */
const BY_DRAWING = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** Returns the accessibility faults of a page; a known state is not checked again. */
export async function faultsOf(page: Page): Promise<{ id: string; nodes: unknown[] }[]> {
  const [structure = '', drawing = ''] = await page.evaluate<string[]>(STATE);
  const [judged, drawn] = [hash(structure), hash(structure, drawing)];
  if (faultless.has(drawn)) return [];
  if (!(await page.evaluate<boolean>('Boolean(window.axe)'))) await page.evaluate(AXE);
  const options = {
    resultTypes: ['violations'],
    preload: false,
    debug: true, // a rule that breaks off fails the test, instead of finding nothing
    ...(faultless.has(judged) && { runOnly: BY_DRAWING }),
  };
  const faults = await page.evaluate<{ id: string; nodes: unknown[] }[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target) })))`,
  );
  if (faults.length === 0) faultless.add(judged).add(drawn);
  return faults;
}

/** No accessibility fault. */
export async function expectNoFault(page: Page, place: string): Promise<void> {
  const faults = () => faultsOf(page);
  // what is only on its way to its colours or its place is no fault: one that stays is. One look may take as long as it needs
  if ((await faults()).length > 0) await expect.poll(faults, { message: place, timeout: 60_000 }).toEqual([]);
}
