import { CLUES, type ClueCode, clue, quoted } from '../../../backend/src/rules/clues.rules';
import { keyOutcome } from '../../../backend/src/rules/key-outcomes.rules';
import { causes } from '../i18n/en/causes';
import { clues } from '../i18n/en/clues';
import { causeText, clueText, keyTestText } from './cause-text';

afterEach(() => {
  document.documentElement.lang = 'fr';
});

describe('why a measurement failed', () => {
  it('is in English, after the name of the vendor', () => {
    document.documentElement.lang = 'en';
    for (const code of Object.keys(causes)) expect(causeText({ code, message: 'Français.' })).toMatch(/^\p{Lu}[^àâçéèêëîïôùûœ]+\.$/u);
    expect(causeText({ code: 'vendor_unpaid', message: 'DataForSEO : le compte n’a plus de crédit.' })).toBe(
      'DataForSEO: the account has no credit left.',
    );
    expect(causeText({ code: 'timeout', message: 'Le site n’a pas répondu.' })).toBe('The website did not answer in time.');
  });

  it('is the message of the server in French, and for unknown causes', () => {
    document.documentElement.lang = 'fr';
    expect(causeText({ code: 'timeout', message: 'Trop long.' })).toBe('Trop long.');
    document.documentElement.lang = 'en';
    expect(causeText({ code: 'other', message: 'Autre chose.' })).toBe('Autre chose.');
  });
});

describe('what gave a page away', () => {
  it('is in English with its details', () => {
    document.documentElement.lang = 'en';
    for (const code of Object.keys(CLUES) as ClueCode[]) {
      const seen = [...CLUES[code].matchAll(/%s/g)].map((_, index) => `www.exemple-${index}.ch`);
      const told = clueText(clue(code, ...seen));
      expect([told, clues[code].match(/%s/g)?.length ?? 0]).toEqual([expect.not.stringMatching(/%s|[àâçéèêëîïôùûœ]/), seen.length]);
      for (const each of seen) expect(told).toContain(each);
    }
    expect(clueText('dns_not_found')).toBe('The domain name does not exist or does not answer.');
    expect(clueText(quoted('Site en construction'))).toBe('« Site en construction »');
  });

  it('is unchanged in French', () => {
    expect(clueText(clue('leads_to', 'exemple.ch'))).toBe('mène à exemple.ch');
  });
});

it('shows the result of a key test in the language of the page', () => {
  const balance = { code: 'account_balance', values: ['a@b.ch', '12.50'], message: keyOutcome('account_balance', 'a@b.ch', '12.50') };
  const refused = { code: 'vendor_unauthorised', values: [], message: 'OpenAI : la clé est refusée. Vérifiez-la dans les réglages.' };
  expect(keyTestText(balance)).toBe('Compte a@b.ch, solde 12.50 USD.');
  document.documentElement.lang = 'en';
  expect(keyTestText(balance)).toBe('Account a@b.ch, balance 12.50 USD.');
  expect(keyTestText(refused)).toBe('OpenAI: the key is refused. Check it in the settings.');
});
