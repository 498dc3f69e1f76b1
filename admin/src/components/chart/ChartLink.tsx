import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import styles from './chart.module.css';

interface ChartLinkProps {
  to: string;
  /** The figure in words. */
  label: string;
  /** The tab stop of the chart. */
  isFirst: boolean;
  /** The clickable area. */
  area: { x: number; y: number; width: number; height: number };
}

/** A link over a figure of a chart to the list behind it. */
export function ChartLink({ to, label, isFirst, area }: ChartLinkProps) {
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

/** Moves the focus between the links of a chart by arrow keys (roving tabindex). */
export function moveChartFocus(event: KeyboardEvent<SVGSVGElement>): void {
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
