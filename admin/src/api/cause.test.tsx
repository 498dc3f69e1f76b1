import { causes } from '../i18n/en/causes';
import { causeWords } from './cause';

describe('why a measurement failed', () => {
  afterEach(() => {
    document.documentElement.lang = 'fr';
  });

  it('is told in English, the vendor before its own', () => {
    document.documentElement.lang = 'en';
    for (const code of Object.keys(causes)) expect(causeWords({ code, message: 'Français.' })).toMatch(/^\p{Lu}[^àâçéèêëîïôùûœ]+\.$/u);
    expect(causeWords({ code: 'vendor_unpaid', message: 'DataForSEO : le compte n’a plus de crédit.' })).toBe(
      'DataForSEO: the account has no credit left.',
    );
    expect(causeWords({ code: 'timeout', message: 'Le site n’a pas répondu.' })).toBe('The website did not answer in time.');
  });

  it('stays as the server tells it in French, and where no catalogue knows it', () => {
    document.documentElement.lang = 'fr';
    expect(causeWords({ code: 'timeout', message: 'Trop long.' })).toBe('Trop long.');
    document.documentElement.lang = 'en';
    expect(causeWords({ code: 'other', message: 'Autre chose.' })).toBe('Autre chose.');
  });
});
