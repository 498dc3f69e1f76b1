import { missingSpeed } from './missing-speed.rules.js';

const failed = (code: string) => ({ mobile_performance_score: null, failures: [{ device: 'mobile' as const, code }] });

describe('a missing score', () => {
  it('shows its cause instead of the figure', () => {
    expect(missingSpeed('mobile', failed('no_paint'))).toBe(
      'Vitesse sur téléphone non mesurée\u202f: la page s’est ouverte sans rien afficher.',
    );
    expect(missingSpeed('desktop', { error: { code: 'timeout' } })).toBe(
      'Vitesse sur ordinateur non mesurée\u202f: la page n’a pas fini de se charger dans le temps prévu.',
    );
  });

  it.each(['browser_crashed', 'vendor_quota', 'gave_way', 'unexpected', 'a code of tomorrow'])('shows a neutral cause for %s', (code) => {
    expect(missingSpeed('mobile', failed(code))).toBe(
      'Vitesse sur téléphone non mesurée\u202f: notre mesure n’a pas abouti, elle sera refaite.',
    );
  });

  it('shows no cause beside a score, for the other device or before a measurement', () => {
    expect(missingSpeed('mobile', { ...failed('no_paint'), mobile_performance_score: 0 })).toBeNull();
    expect(missingSpeed('desktop', failed('no_paint'))).toBeNull();
    expect(missingSpeed('mobile', {})).toBeNull();
  });
});
