import { t } from '../../../backend/src/rules/language.rules.ts';

/** Loads an optional script; without it the page is complete. */
export const loadOptional = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

const NOT_LOADED = t`La connexion a échoué. Réessayez dans un instant.`;

/**
 * Loads a script with the first click and repeats that click: `load` activates the buttons in
 * `root`. Opening details loads it, too. When loading fails, the status line says so and the next click retries.
 */
export function loadOnFirstClick(root: HTMLElement, load: () => Promise<void>): void {
  let pressed: HTMLElement | null = null;
  let isUnderWay = false;
  const ask = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await load();
      root.removeEventListener('click', onClick);
      root.removeEventListener('toggle', ask);
      pressed?.click();
    } catch {
      const line = root.querySelector('[role=status]');
      if (line) line.textContent = NOT_LOADED;
    }
    isUnderWay = false;
    pressed = null;
  };
  const onClick = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button');
    if (pressed) void ask();
  };
  root.addEventListener('click', onClick);
  root.addEventListener('toggle', ask);
}
