import { t } from '../../../backend/src/rules/language.rules.ts';

/** How long « Copié » stands on the button, ms. */
const COPIED_MS = 2000;

/** Copies the text beside a button. */
export async function copyBeside(button: HTMLButtonElement): Promise<void> {
  const text = button.parentElement?.querySelector('[data-copied]');
  if (!text) return;
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    button.textContent = t`Copié`;
    setTimeout(() => {
      button.textContent = t`Copier`;
    }, COPIED_MS);
  } catch {
    // a browser that refuses the clipboard lets the user copy the selected text
    getSelection()?.selectAllChildren(text);
  }
}

/** Shows the buttons of a list, which do nothing without scripts. */
export function offerCopies(list: HTMLElement): void {
  for (const button of list.querySelectorAll<HTMLButtonElement>('[data-copy]')) button.hidden = false;
}
