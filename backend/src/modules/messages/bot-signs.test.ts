import { QUICKEST_PERSON_MS } from '../../rules/form-times.rules.js';
import { looksAutomatic } from './bot-signs.js';

const now = new Date('2026-11-12T10:00:00Z');
const msAgo = (ms: number) => now.getTime() - ms;

describe('a form filled by a program', () => {
  it('shows in the field that people do not see', () => {
    expect(looksAutomatic({ website: 'https://spam.example', startedAt: msAgo(60_000) }, now)).toBe(true);
    expect(looksAutomatic({ website: '  ', startedAt: msAgo(60_000) }, now)).toBe(false);
  });

  it('is faster than a person', () => {
    expect(looksAutomatic({ startedAt: msAgo(0) }, now)).toBe(true);
    expect(looksAutomatic({ startedAt: msAgo(QUICKEST_PERSON_MS - 1) }, now)).toBe(true);
    expect(looksAutomatic({ startedAt: msAgo(QUICKEST_PERSON_MS) }, now)).toBe(false);
  });

  it('is not a person whose clock runs ahead, nor one without script', () => {
    expect(looksAutomatic({ startedAt: msAgo(-90_000) }, now)).toBe(false);
    expect(looksAutomatic({}, now)).toBe(false);
  });
});
