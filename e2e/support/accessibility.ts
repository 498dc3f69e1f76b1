import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.js';

/**
 * All that axe judges by, in one text: the elements with their attributes, which of them are seen, in which colours and size,
 * and which ones scroll. Two places with the same text have the same faults.
 */
const STATE = `[...document.querySelectorAll('*')].map((element) => {
  if (element.closest('head, template, svg *')) return element.tagName === 'TITLE' ? element.text : '';
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => name + '=' + value);
  const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!seen) return [element.tagName, ...attributes, text].join();
  const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, overflowX, overflowY } = getComputedStyle(element);
  const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const scrolls =
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight);
  return [element.tagName, ...attributes, text, color, backgroundColor, backgroundImage, opacity, large, scrolls].join();
}).join('\\n')`;

/** States without a fault, of this worker: none is looked at twice. */
const faultless = new Set<string>();

/** No accessibility fault. */
export async function expectNoFault(page: Page, place: string): Promise<void> {
  const state = createHash('sha256')
    .update(await page.evaluate<string>(STATE))
    .digest('base64');
  if (faultless.has(state)) return;
  if (!(await page.evaluate<boolean>('Boolean(window.axe)'))) await page.evaluate(axe.source);
  const faults = () =>
    page.evaluate<{ id: string; nodes: unknown[] }[]>(
      `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
        violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target) })))`,
    );
  // what is only on its way to its colours or its place is no fault: one that stays is
  await expect.poll(faults, { message: place, timeout: 5000 }).toEqual([]);
  faultless.add(state);
}
