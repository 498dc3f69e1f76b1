import { t } from '../../../backend/src/rules/language.rules.ts';
import { isCalm } from './count-up.ts';

/** Specification 1, section 9. */
const ROTATE_MS = 5000;

/** One testimonial at a time; the next comes by itself unless somebody reads, points, has paused it or wants no motion. */
export function rotateTestimonials(root: HTMLElement): void {
  // one that the agency has emptied is hidden, or not there
  const figures = [...root.querySelectorAll<HTMLElement>('.testimonial:not([hidden])')];
  const stage = root.querySelector<HTMLElement>('.testimonials-stage');
  const position = root.querySelector<HTMLElement>('[data-position]');
  const moves = root.querySelector<HTMLElement>('[data-moves]');
  const pause = root.querySelector<HTMLButtonElement>('[data-pause]');
  if (figures.length < 2 || !stage || !moves || !pause) return;
  let current = 0;
  let isPaused = isCalm();
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (index: number) => {
    current = (index + figures.length) % figures.length;
    for (const [place, figure] of figures.entries()) figure.toggleAttribute('data-active', place === current);
    if (position) position.textContent = `${current + 1} / ${figures.length}`;
  };
  const schedule = () => {
    clearTimeout(timer);
    // what changes by itself is not announced; what was asked for is
    stage.setAttribute('aria-live', isPaused || isHeld ? 'polite' : 'off');
    if (isPaused || isHeld) return;
    timer = setTimeout(() => {
      show(current + 1);
      schedule();
    }, ROTATE_MS);
  };
  const hold = (value: boolean) => () => {
    isHeld = value;
    schedule();
  };

  moves.hidden = false;
  const label = () => {
    pause.textContent = isPaused ? t`Faire défiler` : t`Mettre en pause`;
  };
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    label();
    // whoever has just started it wants to see it move, the pointer still on the button
    isHeld = false;
    schedule();
  });
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.addEventListener('click', () => {
      show(current + Number(button.dataset.step));
      schedule();
    });
  }
  stage.addEventListener('pointerenter', hold(true));
  stage.addEventListener('pointerleave', hold(false));
  root.addEventListener('focusin', ({ target }) => target !== pause && hold(true)());
  root.addEventListener('focusout', hold(false));
  root.dataset.ready = '';
  label();
  show(0);
  schedule();
}
