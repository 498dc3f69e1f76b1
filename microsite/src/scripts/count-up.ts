import type { Counting } from '../lib/score/count-up.ts';

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts the figure up, and its needle with it; by the time that has passed, so that a busy or hidden page still ends right. */
export function countUp(figure: HTMLElement, target: number, at: Counting): void {
  const started = performance.now();
  let isCounting = true;
  const show = (value: number) => {
    figure.textContent = String(value);
    // it may arrive after the figure
    figure.closest('.score-result')?.querySelector<HTMLElement>('.ruler')?.style.setProperty('--value', String(value));
    isCounting = value < target;
  };
  const draw = () => {
    if (!isCounting) return;
    show(at(performance.now() - started, target));
    requestAnimationFrame(draw);
  };
  // paper shows no figure on its way
  addEventListener('beforeprint', () => {
    if (isCounting) show(target);
  });
  draw();
}
