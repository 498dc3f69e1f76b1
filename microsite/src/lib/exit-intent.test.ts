import { ExitIntent, type ExitSign } from './exit-intent.ts';

const out = (y: number, byTouch = false): ExitSign => ({ kind: 'mouse-out', y, byTouch });

describe('the sign of leaving', () => {
  it('is the mouse at the top edge', () => {
    expect(new ExitIntent(0).notice(out(20), 5000)).toBe(true);
    expect(new ExitIntent(0).notice(out(-3), 5000)).toBe(true);
    expect(new ExitIntent(0).notice(out(21), 5000)).toBe(false);
  });

  it('is never a finger', () => {
    expect(new ExitIntent(0).notice(out(0, true), 5000)).toBe(false);
  });

  it('does not count within a second of the beginning or of the one before', () => {
    const intent = new ExitIntent(1000);
    expect([1500, 2400, 3400].map((now) => intent.notice(out(0), now))).toEqual([false, false, true]);
  });

  it('comes once', () => {
    const intent = new ExitIntent(0);
    expect([out(0), out(0), { kind: 'return' } as const].map((sign, step) => intent.notice(sign, 5000 * (step + 1)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is also the way back to a page that was left', () => {
    expect(new ExitIntent(0).notice({ kind: 'return' }, 1000)).toBe(true);
  });
});
