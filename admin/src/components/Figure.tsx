import type { ReactNode } from 'react';
import { ExampleMark } from './ExampleMark';
import styles from './figure.module.css';

interface FigureProps {
  label: string;
  /** Null = not measured: an open ring, never 0. */
  value: string | null;
  /** Made up: it says so instead of what it means. */
  isExample?: boolean;
  /** What the figure means, as a dot and a word. */
  children?: ReactNode;
}

/** One large number with its name and its meaning. */
export function Figure({ label, value, isExample = false, children }: FigureProps) {
  return (
    <div className="stack shrink">
      <span className="quiet">{label}</span>
      {value === null ? (
        <span className={styles.missing}>
          <span className={styles.ring} />
        </span>
      ) : (
        <span className={styles.value}>{value}</span>
      )}
      <span className="small">{isExample && value !== null ? <ExampleMark /> : children}</span>
    </div>
  );
}
