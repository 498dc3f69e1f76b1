import { technologies } from './index.js';

const names = new Set(technologies.map(({ name }) => name));

describe('the rules', () => {
  it('have unique names', () => {
    expect(names.size).toBe(technologies.length);
  });

  it.each(technologies.map((rule) => [rule.name, rule] as const))('%s is well formed', (_name, rule) => {
    expect(rule.website).toMatch(/^https:\/\//);
    expect(rule.categories.length).toBeGreaterThan(0);
    for (const implied of rule.implies ?? []) expect(names).toContain(implied);
    const evidence = [...rule.clues, ...(rule.probes ?? [])];
    // without clues of its own, another rule leads to it
    expect(evidence.length > 0 || technologies.some(({ implies }) => implies?.includes(rule.name))).toBe(true);
    for (const { weight } of evidence) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1);
    }
  });

  it.each(technologies.map((rule) => [rule.name, rule] as const))('%s cannot match an empty text', (_name, rule) => {
    for (const clue of rule.clues) {
      if (clue.in !== 'header') expect(clue.pattern?.test('') ?? false).toBe(false);
      expect(clue.pattern?.global ?? false).toBe(false);
    }
  });
});
