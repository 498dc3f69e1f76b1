/** Detects the intent to leave (specification 1, sections 2.11 and 9; clarification 17). Times in ms, positions in CSS pixels. */

const TOP_EDGE_PX = 20;
const APART_MS = 1000;

export type ExitSign =
  | { kind: 'mouse-out'; y: number; byTouch: boolean }
  /** The tab became visible again. */
  | { kind: 'return' };

/** Returns true once. Signs within a second of the start or of the previous sign do not count. */
export class ExitIntent {
  private isOver = false;

  constructor(private lastSignAt: number) {}

  notice(sign: ExitSign, now: number): boolean {
    if (this.isOver || (sign.kind === 'mouse-out' && (sign.byTouch || sign.y > TOP_EDGE_PX))) return false;
    const isApart = now - this.lastSignAt >= APART_MS;
    this.lastSignAt = now;
    this.isOver = isApart;
    return isApart;
  }
}
