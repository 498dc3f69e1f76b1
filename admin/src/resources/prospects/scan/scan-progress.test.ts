import type { ScanTaskRecord } from '../../../api/types';
import { isActive, progressOf, scanDurationMs, tasksOf } from './scan-progress';

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

describe('tasksOf', () => {
  it('keeps the tasks of the prospect in a stable order', () => {
    const tasks = [
      aTask({ analysis: 'recommendations' }),
      aTask({ analysis: 'cms', prospectId: 'p2' }),
      aTask({ analysis: 'pagespeed', status: 'failed' }),
      aTask({ analysis: 'connectivity' }),
    ];
    expect(tasksOf({ tasks }, 'p1').map(({ analysis }) => analysis)).toEqual(['connectivity', 'pagespeed', 'recommendations']);
  });
});

describe('progressOf', () => {
  it('counts ended tasks of any outcome', () => {
    const tasks = (['done', 'failed', 'skipped', 'cancelled', 'running', 'queued', 'waiting'] as const).map((status) => aTask({ status }));
    expect(progressOf(tasks)).toEqual({ ended: 4, failed: 1, late: 0, total: 7 });
  });

  it('counts outdated results separately', () => {
    const error = { code: 'site_changed', message: 'L’adresse du site a changé', detail: 'ancien.ch' };
    expect(progressOf([aTask({ status: 'done' }), aTask({ status: 'skipped', error })])).toMatchObject({ ended: 2, failed: 0, late: 1 });
  });
});

describe('isActive', () => {
  it('is true until the end', () => {
    expect(['queued', 'running', 'paused', 'done', 'cancelled'].map((status) => isActive({ status } as never))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isActive(null)).toBe(false);
  });
});

describe('scanDurationMs', () => {
  it('is known at the end', () => {
    expect(scanDurationMs({ started_at: '2026-11-21T03:41:13.000Z', finished_at: '2026-11-21T03:41:26.500Z' })).toBe(13_500);
    expect(scanDurationMs({ started_at: '2026-11-21T03:41:13.000Z', finished_at: null })).toBeNull();
  });
});
