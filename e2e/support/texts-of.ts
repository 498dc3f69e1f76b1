import type { Page } from '@playwright/test';

/** Records every text of an element since its page was opened. */
export async function textsOf(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(`{
    const texts = (window.textsSeen = []);
    new MutationObserver(() => {
      const text = document.querySelector(${JSON.stringify(selector)})?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }`);
  return () => page.evaluate<string[]>('window.textsSeen');
}
