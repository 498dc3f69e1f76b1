import fc from 'fast-check';
import { compareInboxEntries, INBOX_REASONS, INBOX_RULES, type InboxEntry } from './inbox.rules.js';

const entry = (id: string, reasons: InboxEntry['reasons'], isOwn = false): InboxEntry => ({ id, reasons, isOwn });
const order = (...items: InboxEntry[]) => [...items].sort(compareInboxEntries).map(({ id }) => id);

describe('the order of the inbox', () => {
  it('puts people who wait for an answer before information', () => {
    const all = INBOX_REASONS.map((id) => entry(id, [{ id, since: 0 }])).reverse();
    expect(order(...all)).toEqual(['audit_late', 'reply', 'next_action', 'visit', 'trial', 'flags']);
  });

  it('ranks next by the number of reasons, then own prospects first', () => {
    const visit = { id: 'visit', since: 5 } as const;
    expect(order(entry('one', [visit]), entry('own', [visit], true), entry('two', [{ id: 'flags', since: 1 }, visit]))).toEqual([
      'two',
      'own',
      'one',
    ]);
  });

  it('puts the longest waiting first, but the most recent sign of interest first', () => {
    const pair = (id: 'next_action' | 'visit') => order(entry('old', [{ id, since: 1 }]), entry('new', [{ id, since: 9 }]));
    expect(pair('next_action')).toEqual(['old', 'new']);
    expect(pair('visit')).toEqual(['new', 'old']);
  });

  it('does not depend on the order of the input', () => {
    const reason = fc.record({ id: fc.constantFrom(...INBOX_REASONS), since: fc.integer({ min: 0, max: 5 }) });
    const item = fc.record({ isOwn: fc.boolean(), reasons: fc.uniqueArray(reason, { selector: ({ id }) => id, minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        const named = items.map((one, index) => ({ ...one, id: String(index) }));
        expect(order(...named.toReversed())).toEqual(order(...named));
      }),
    );
  });

  it('gives each reason a distinct weight', () => {
    expect(new Set(Object.values(INBOX_RULES).map(({ weight }) => weight)).size).toBe(INBOX_REASONS.length);
  });
});
