import { countAt } from '../lib/score/count-up.ts';

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts the figure up; by the time that has passed, so that a busy or hidden page still ends right. */
export function countUp(figure: HTMLElement, target: number): void {
  const started = performance.now();
  const draw = () => {
    const value = countAt(performance.now() - started, target);
    figure.textContent = String(value);
    if (value < target) requestAnimationFrame(draw);
  };
  draw();
}
