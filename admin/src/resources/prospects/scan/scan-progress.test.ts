import type { ScanTaskRecord } from '../../../api/types';
import { inOrder, isActive, progressOf, tookMs } from './scan-progress';

const aTask = (overrides: Partial<ScanTaskRecord>): ScanTaskRecord => ({
  prospectId: 'p1',
  analysis: 'cms',
  status: 'queued',
  state: null,
  attempts: 0,
  error: null,
  durationMs: null,
  ...overrides,
});

describe('inOrder', () => {
  it('keeps the tasks in a steady order, whatever the server puts first', () => {
    const tasks = (['recommendations', 'pagespeed', 'connectivity'] as const).map((analysis) => aTask({ analysis }));
    expect(inOrder(tasks).map(({ analysis }) => analysis)).toEqual(['connectivity', 'pagespeed', 'recommendations']);
  });
});

describe('progressOf', () => {
  it('counts what has ended in any way', () => {
    const tasks = (['done', 'failed', 'skipped', 'cancelled', 'running', 'queued', 'waiting'] as const).map((status) => aTask({ status }));
    expect(progressOf(tasks)).toEqual({ ended: 4, total: 7 });
  });
});

describe('isActive', () => {
  it('is true until the end of the prospect, or of the whole scan', () => {
    const of = (status: string, target?: string) => isActive({ status, target: target ? { status: target } : null } as never);
    expect(['queued', 'running', 'paused', 'done', 'cancelled'].map((status) => of(status))).toEqual([true, true, true, false, false]);
    expect(['waiting', 'running', 'done', 'failed', 'cancelled'].map((target) => of('running', target))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([of('cancelled', 'running'), isActive(null)]).toEqual([false, false]);
  });
});

describe('tookMs', () => {
  it('is known at the end', () => {
    expect(tookMs({ started_at: '2026-11-21T03:41:13.000Z', finished_at: '2026-11-21T03:41:26.500Z' })).toBe(13_500);
    expect(tookMs({ started_at: '2026-11-21T03:41:13.000Z', finished_at: null })).toBeNull();
  });
});
