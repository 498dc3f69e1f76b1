import type { Page } from '@playwright/test';

/** Ways in which a reader doubles the text: of the page (WCAG 1.4.4), and as the standard size of the browser. */
const SIZES = ['page', 'browser'] as const;

/**
 * Doubles the text and returns what no longer fits: boxes and words beyond the screen, words cut by their box,
 * and labels that lie over another. Restores the size.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const size of SIZES) {
    const resize = async (factor: number) => {
      if (size === 'page') await page.evaluate(`document.documentElement.style.fontSize = '${factor * 100}%'`);
      else await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } });
    };
    await resize(2);
    for (const fault of await page.evaluate<string[]>(FAULTS)) faults.push(`${size}: ${fault}`);
    await resize(1);
  }
  await session.detach();
  return faults;
}

/** Runs in the page. Texts are compared by the middle of their line, since the boxes of tight lines touch. */
const FAULTS = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const width = document.documentElement.clientWidth;
  const faults = [];
  if (document.documentElement.scrollWidth > width) faults.push('the page is ' + document.documentElement.scrollWidth + ' px wide');

  const nameOf = (element) => element.tagName.toLowerCase() + (element.getAttribute('class') ? '.' + element.getAttribute('class').trim().replace(/\\s+/g, '.') : '');
  const ancestors = function* (element) { for (let one = element; one && one !== document.body; one = one.parentElement) yield one; };
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && ![...ancestors(element)].some((one) => styleOf(one).clipPath === 'inset(50%)');
  const scrollerOf = (element) => [...ancestors(element.parentElement)].find((one) => ['auto', 'scroll'].includes(styleOf(one).overflowX));
  const layerOf = (element) => [...ancestors(element)].find((one) => ['fixed', 'sticky'].includes(styleOf(one).position)) ?? null;

  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg')?.parentElement?.closest('svg') || (element.closest('svg') && element.tagName !== 'svg' && element.tagName !== 'text')) continue;
    const { left, right, width: own, height } = element.getBoundingClientRect();
    if (own === 0 || height === 0 || (right <= width + 0.5 && left >= -0.5)) continue;
    if (isShown(element) && !scrollerOf(element)) faults.push(nameOf(element) + ' from ' + Math.round(left) + ' to ' + Math.round(right));
  }

  const words = [];
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!data.trim() || parentElement.closest('script, style, noscript, template, [aria-hidden="true"] .phone-screen') || !isShown(parentElement)) continue;
    texts.push({ node: walker.currentNode, element: parentElement });
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = parentElement.closest('svg') ? [parentElement.getBoundingClientRect()] : [...range.getClientRects()];
    for (const box of boxes) if (box.width > 1) words.push({ element: parentElement, data: data.trim().slice(0, 40), layer: layerOf(parentElement), left: box.left + 1, right: box.right - 1, top: box.top + box.height * 0.3, bottom: box.bottom - box.height * 0.3 });
  }
  for (const word of words) {
    const scroller = scrollerOf(word.element);
    if (!scroller && (word.right > width + 0.5 || word.left < -0.5)) faults.push('« ' + word.data + ' » ends at ' + Math.round(word.right));
    for (const one of ancestors(word.element)) {
      const { overflowX, overflowY, textOverflow } = styleOf(one);
      if (textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(overflowX)) break;
      const box = one.getBoundingClientRect();
      const isCut = (overflowX === 'hidden' && word.right > box.right + 1) || (overflowY === 'hidden' && word.bottom > box.bottom + 1);
      const isOutside = one.matches('button, .button, .input') && (word.right > box.right + 1 || word.bottom > box.bottom + 1);
      if (isCut || isOutside) faults.push('« ' + word.data + ' » leaves ' + nameOf(one));
    }
  }
  // a word may be broken only where a line of the page is too short for it
  const lineOf = (node, from, to) => { const range = document.createRange(); range.setStart(node, from); range.setEnd(node, to); return range.getClientRects(); };
  for (const { node, element } of texts) {
    if (styleOf(element).hyphens === 'auto' || element.closest('svg, table')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}/’.,@:-]{2,}/gu)) {
      const rects = [...lineOf(node, index, index + word.length)];
      if (rects.length < 2 || rects.at(-1).top - rects[0].top < rects[0].height / 2 || rects.reduce((sum, rect) => sum + rect.width, 0) > width - 60) continue;
      const broken = [...word].findIndex((_, at) => at > 0 && lineOf(node, index + at, index + at + 1)[0]?.top > rects[0].top + rects[0].height / 2);
      if (broken > 0 && !/[-/.@:’]/.test(word[broken - 1])) faults.push('« ' + word.slice(0, broken) + '|' + word.slice(broken) + ' » is broken in ' + nameOf(element));
    }
  }
  words.sort((one, other) => one.top - other.top);
  words.forEach((one, index) => {
    for (let next = index + 1; next < words.length && words[next].top < one.bottom; next += 1) {
      const other = words[next];
      if (other.element === one.element || other.layer !== one.layer || scrollerOf(other.element) !== scrollerOf(one.element)) continue;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - other.top > 1)
        faults.push('« ' + one.data + ' » (' + nameOf(one.element) + ') lies over « ' + other.data + ' » (' + nameOf(other.element) + ')');
    }
  });
  return [...new Set(faults)];
})()`;
