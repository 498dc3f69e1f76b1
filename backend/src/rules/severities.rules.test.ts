import { findingsCounted, listVerdict, partOfFindings, SEVERITIES, severitiesCounted } from './severities.rules.js';

const counts = (critical: number, warnings: number, notices: number) => ({
  total: critical + warnings + notices,
  critical,
  warnings,
  notices,
});

describe('the words of a list of findings', () => {
  it('counts in French and omits zeros', () => {
    expect([0, 1, 2].map(findingsCounted)).toEqual(['Aucun constat', '1\u00a0constat', '2\u00a0constats']);
    expect(partOfFindings(3, 7)).toBe('3\u00a0constats sur 7');
    expect(severitiesCounted(counts(2, 1, 4))).toBe('2\u00a0critiques, 1\u00a0alerte, 4\u00a0remarques');
    expect(severitiesCounted(counts(0, 0, 1))).toBe('1\u00a0remarque');
    expect(severitiesCounted(counts(0, 0, 0))).toBe('');
  });

  it('rates a list by its gravest finding', () => {
    expect([counts(1, 0, 0), counts(0, 1, 9), counts(0, 0, 2), counts(0, 0, 0)].map((list) => listVerdict(list))).toEqual([
      { tone: 'poor', word: 'À corriger' },
      { tone: 'fair', word: 'À améliorer' },
      { tone: 'good', word: 'Presque en ordre' },
      { tone: 'good', word: 'En ordre' },
    ]);
  });

  it('has one word and one tone for each severity', () =>
    expect(SEVERITIES).toEqual({
      critical: { tone: 'poor', word: 'Critique', many: 'Critiques' },
      warning: { tone: 'fair', word: 'Alerte', many: 'Alertes' },
      notice: { tone: 'none', word: 'Remarque', many: 'Remarques' },
    }));
});
