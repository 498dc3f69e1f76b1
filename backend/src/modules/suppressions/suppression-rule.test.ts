import fc from 'fast-check';
import { stopping } from './suppression-rule.js';

const REFUSED_AT = new Date('2026-11-12T09:00:00Z');
const entry = (reason: 'unsubscribed' | 'bounced' | 'complained' | 'erased' | 'manual', scope: 'marketing' | 'all' = 'all') => ({
  reason,
  scope,
  created_at: REFUSED_AT,
});
const asked = (at: string | null) => ({ asked_at: at === null ? null : new Date(at) });

describe('what the suppression list stops', () => {
  it.each(['unsubscribed', 'erased'] as const)('answers who asks for something after they were %s, and nothing earlier', (reason) => {
    expect(stopping([entry(reason)], asked('2026-11-12T09:00:01Z'))).toBeUndefined();
    expect(stopping([entry(reason)], asked('2026-11-12T08:59:59Z'))?.reason).toBe(reason);
    expect(stopping([entry(reason)], asked(null))?.reason).toBe(reason);
    expect(stopping([entry(reason)], 'marketing')?.reason).toBe(reason);
  });

  it.each(['bounced', 'complained', 'manual'] as const)('sends nothing at all while an address is %s', (reason) => {
    expect(stopping([entry(reason)], asked('2027-01-01T00:00:00Z'))?.reason).toBe(reason);
  });

  it('goes on stopping for another reason when the person asks', () => {
    expect(stopping([entry('erased'), entry('bounced')], asked('2027-01-01T00:00:00Z'))?.reason).toBe('bounced');
  });

  it('stops advertising at any entry, and never what was asked for at the scope `marketing` alone', () => {
    const reasons = fc.constantFrom(
      'unsubscribed' as const,
      'bounced' as const,
      'complained' as const,
      'erased' as const,
      'manual' as const,
    );
    const entries = fc.array(
      fc.tuple(reasons, fc.constantFrom('marketing' as const, 'all' as const)).map(([reason, scope]) => entry(reason, scope)),
    );
    fc.assert(
      fc.property(entries, fc.option(fc.date({ noInvalidDate: true })), (list, asked_at) => {
        expect(stopping(list, 'marketing') === undefined).toBe(list.length === 0);
        if (list.every(({ scope }) => scope === 'marketing')) expect(stopping(list, { asked_at })).toBeUndefined();
      }),
    );
  });
});
