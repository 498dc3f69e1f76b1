import type { ScanLine } from '../api/types';
import type { Tone } from './Status';

const TONES: Record<ScanLine['status'], Tone> = {
  done: 'good',
  running: 'accent',
  queued: 'neutral',
  paused: 'fair',
  cancelled: 'neutral',
};

/** A scan that has ended is green only when nothing of it failed. */
export const scanTone = ({ status, failed }: Pick<ScanLine, 'status' | 'failed'>): Tone =>
  status === 'done' && failed > 0 ? 'fair' : TONES[status];

/** Prospects that need no more time. */
export const endedOf = ({ done, failed, cancelled }: Pick<ScanLine, 'done' | 'failed' | 'cancelled'>): number => done + failed + cancelled;
