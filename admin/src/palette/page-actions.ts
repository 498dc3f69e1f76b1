import { flushSync } from 'react-dom';
import type { Command } from './commands';

/** Marks an element whose buttons are actions of the page; its value names their target, « 12 sélectionnés ». */
const PLACES = '[data-acts]';
const BUTTONS = '.MuiButton-root:not(:disabled, [aria-disabled="true"])';

/**
 * The actions of the present page, read from its buttons, so that they respect permissions and state.
 * `close` closes the palette first.
 */
export function pageActions(close: () => void): Command[] {
  return [...document.querySelectorAll<HTMLElement>(PLACES)].flatMap((place, placeAt) =>
    [...place.querySelectorAll<HTMLElement>(BUTTONS)].map((button, at) => ({
      id: `page-${placeAt}-${at}`,
      group: 'page' as const,
      label: button.ariaLabel ?? button.textContent ?? '',
      ...(place.dataset.acts && { detail: place.dataset.acts }),
      run: () => {
        flushSync(close);
        button.focus();
        button.click();
      },
    })),
  );
}
