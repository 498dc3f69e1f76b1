import { ExitIntent, type ExitSign } from './exit-intent.ts';

const out = (y: number, byTouch = false): ExitSign => ({ kind: 'mouse-out', y, byTouch });

describe('the exit intent', () => {
  it('is the mouse leaving through the top edge', () => {
    expect(new ExitIntent(0).notice(out(20), 5000)).toBe(true);
    expect(new ExitIntent(0).notice(out(-3), 5000)).toBe(true);
    expect(new ExitIntent(0).notice(out(21), 5000)).toBe(false);
  });

  it('is never a touch', () => {
    expect(new ExitIntent(0).notice(out(0, true), 5000)).toBe(false);
  });

  it('does not count within a second of the start or of the previous sign', () => {
    const intent = new ExitIntent(1000);
    expect([1500, 2400, 3400].map((now) => intent.notice(out(0), now))).toEqual([false, false, true]);
  });

  it('is reported once', () => {
    const intent = new ExitIntent(0);
    expect([out(0), out(0), { kind: 'return' } as const].map((sign, step) => intent.notice(sign, 5000 * (step + 1)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is also the return to a hidden page', () => {
    expect(new ExitIntent(0).notice({ kind: 'return' }, 1000)).toBe(true);
  });
});
