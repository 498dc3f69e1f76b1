import { CLUES, type ClueCode, clue, quoted } from '../../../backend/src/rules/clues.rules';
import { keyOutcome } from '../../../backend/src/rules/key-outcomes.rules';
import { causes } from '../i18n/en/causes';
import { clues } from '../i18n/en/clues';
import { causeWords, clueWords, keyTestWords } from './cause';

afterEach(() => {
  document.documentElement.lang = 'fr';
});

describe('why a measurement failed', () => {
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

describe('what gave a page away', () => {
  it('is told in English with what was seen', () => {
    document.documentElement.lang = 'en';
    for (const code of Object.keys(CLUES) as ClueCode[]) {
      const seen = [...CLUES[code].matchAll(/%s/g)].map((_, index) => `www.exemple-${index}.ch`);
      const told = clueWords(clue(code, ...seen));
      expect([told, clues[code].match(/%s/g)?.length ?? 0]).toEqual([expect.not.stringMatching(/%s|[àâçéèêëîïôùûœ]/), seen.length]);
      for (const each of seen) expect(told).toContain(each);
    }
    expect(clueWords('dns_not_found')).toBe('The domain name does not exist or does not answer.');
    expect(clueWords(quoted('Site en construction'))).toBe('« Site en construction »');
  });

  it('stays as it was kept in French', () => {
    expect(clueWords(clue('leads_to', 'exemple.ch'))).toBe('mène à exemple.ch');
  });
});

it('how the test of a key ended is told in the language of the page', () => {
  const balance = { code: 'account_balance', values: ['a@b.ch', '12.50'], message: keyOutcome('account_balance', 'a@b.ch', '12.50') };
  const refused = { code: 'vendor_unauthorised', values: [], message: 'OpenAI : la clé est refusée. Vérifiez-la dans les réglages.' };
  expect(keyTestWords(balance)).toBe('Compte a@b.ch, solde 12.50 USD.');
  document.documentElement.lang = 'en';
  expect(keyTestWords(balance)).toBe('Account a@b.ch, balance 12.50 USD.');
  expect(keyTestWords(refused)).toBe('OpenAI: the key is refused. Check it in the settings.');
});
