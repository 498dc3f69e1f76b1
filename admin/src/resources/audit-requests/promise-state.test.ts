import { promiseState, span } from './promise-state';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (promised_by: string | null) => promiseState({ promised_by }, NOW);

describe('the promise of an audit', () => {
  it('counts down, then says how late it is', () => {
    expect(at('2026-11-20T17:30:00.000Z')).toEqual({ kind: 'left', unit: 'hours', count: 5 });
    expect(at('2026-11-20T12:30:00.000Z')).toEqual({ kind: 'left', unit: 'lessThanHour', count: 0 });
    expect(at('2026-11-20T11:30:00.000Z')).toEqual({ kind: 'late', unit: 'lessThanHour', count: 0 });
    expect(at('2026-11-19T11:00:00.000Z')).toEqual({ kind: 'late', unit: 'hours', count: 25 });
    expect(at('2026-11-17T11:00:00.000Z')).toEqual({ kind: 'late', unit: 'days', count: 3 });
  });

  it('is over once nobody waits', () => {
    expect(at(null)).toBeNull();
  });

  it('never rounds a span up', () => {
    expect(span(48 * 3_600_000 - 1)).toEqual({ unit: 'hours', count: 47 });
    expect(span(48 * 3_600_000)).toEqual({ unit: 'days', count: 2 });
  });
});
