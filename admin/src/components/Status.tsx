import type { ReactNode } from 'react';
import styles from './status.module.css';

export type Tone = 'good' | 'fair' | 'poor' | 'accent' | 'neutral';
/** Colour never speaks alone: each kind of state has its own shape. */
export type Shape = 'full' | 'half' | 'diamond' | 'ring' | 'running' | 'dashed';

const SHAPE_OF_TONE: Record<Tone, Shape> = { good: 'full', fair: 'half', poor: 'diamond', accent: 'full', neutral: 'ring' };

interface StatusProps {
  tone: Tone;
  shape?: Shape;
  /** A state that needs no attention: its word is grey. */
  quiet?: boolean;
  children: ReactNode;
}

/** A state as a coloured shape and a label. */
export function Status({ tone, shape = SHAPE_OF_TONE[tone], quiet, children }: StatusProps) {
  return (
    <span className={`${styles.status} ${quiet ? styles.quiet : ''}`}>
      <StatusDot tone={tone} shape={shape} />
      <span className={styles.word}>{children}</span>
    </span>
  );
}

export function StatusDot({ tone, shape = SHAPE_OF_TONE[tone] }: Pick<StatusProps, 'tone' | 'shape'>) {
  return (
    <svg className={`${styles.shape} ${tone} ${shape === 'running' ? styles.running : ''}`} viewBox="0 0 10 10" aria-hidden="true">
      {DRAWING[shape]}
    </svg>
  );
}

const DRAWING: Record<Shape, ReactNode> = {
  full: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  half: (
    <>
      <circle cx="5" cy="5" r="4" />
      <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" stroke="none" />
    </>
  ),
  diamond: <path d="M5 .8 9.2 5 5 9.2.8 5z" fill="currentColor" stroke="none" />,
  ring: <circle cx="5" cy="5" r="3.8" />,
  running: <path d="M5 1a4 4 0 1 1-4 4" strokeLinecap="round" />,
  dashed: <circle cx="5" cy="5" r="3.8" strokeDasharray="2 1.6" />,
};
