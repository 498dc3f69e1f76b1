import type { Counting } from '../lib/score/count-up.ts';

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates the figure and the needle by elapsed time, so that a busy or hidden page ends with the right value. */
export function countUp(figure: HTMLElement, target: number, at: Counting): void {
  const started = performance.now();
  let isCounting = true;
  const show = (value: number) => {
    figure.textContent = String(value);
    // the ruler may be parsed after the figure
    figure.closest('.score-result')?.querySelector<HTMLElement>('.ruler')?.style.setProperty('--value', String(value));
    isCounting = value < target;
  };
  const draw = () => {
    if (!isCounting) return;
    show(at(performance.now() - started, target));
    requestAnimationFrame(draw);
  };
  // a printed page shows the final figure
  addEventListener('beforeprint', () => {
    if (isCounting) show(target);
  });
  draw();
}
