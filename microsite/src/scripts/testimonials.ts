import { t } from '../../../backend/src/rules/language.rules.ts';
import { isCalm } from './count-up.ts';

/** Specification 1, section 9. */
const ROTATE_MS = 5000;

/** Rotates the testimonials, unless one has focus or hover, is paused, or reduced motion is set. */
export function rotateTestimonials(root: HTMLElement): void {
  // empty testimonials are hidden or missing
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
    // only a change that the user requested is announced
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
    // the pointer is still on the button that started the rotation
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
