import { t } from '../../../backend/src/rules/language.rules.ts';

/** What some pages need from the beginning; where its script cannot come, the page is whole without. */
export const whereNeeded = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

const NOT_LOADED = t`La connexion a échoué. Réessayez dans un instant.`;

/**
 * What acts only after a press comes with the first one, which it then does: `load` brings the script of the buttons in
 * `root`. What is unfolded needs it at once. Where it cannot come, the line of the place says so and the next press asks again.
 */
export function onDemand(root: HTMLElement, load: () => Promise<void>): void {
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
