import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import styles from './chart.module.css';

interface MarkProps {
  to: string;
  /** What it stands for and how much, in words. */
  label: string;
  /** Where Tab comes into the drawing; arrows lead on. */
  isFirst: boolean;
  /** What can be pressed. */
  area: { x: number; y: number; width: number; height: number };
}

/** Lies over what is drawn of a figure, and opens the list behind it. */
export function Mark({ to, label, isFirst, area }: MarkProps) {
  return (
    <Link to={to} className={styles.mark} aria-label={label} tabIndex={isFirst ? 0 : -1}>
      <title>{label}</title>
      <rect {...area} className={styles.hit} />
    </Link>
  );
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows walk through the marks of a drawing, which has one stop for Tab. */
export function walkMarks(event: KeyboardEvent<SVGSVGElement>): void {
  const marks = [...event.currentTarget.querySelectorAll<SVGAElement>('a')];
  const step = STEPS[event.key];
  const next =
    step &&
    marks[
      step(
        marks.findIndex((mark) => mark === document.activeElement),
        marks.length,
      )
    ];
  if (!next) return;
  event.preventDefault();
  for (const mark of marks) mark.setAttribute('tabindex', mark === next ? '0' : '-1');
  next.focus();
}
