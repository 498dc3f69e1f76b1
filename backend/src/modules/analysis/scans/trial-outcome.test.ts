import { inLanguage } from '../../../common/i18n/language-context.js';
import { addCatalogue } from '../../../rules/language.rules.js';
import { readCatalogue } from '../../../words/po-file.js';
import { failureWords, trialOutcome } from './trial-outcome.js';

describe('the outcome of a trial', () => {
  it('counts what was measured of the five', () => {
    const measured = new Set(['connectivity', 'pagespeed', 'cms', 'intro', 'recommendations'] as const);
    expect(trialOutcome(measured, 'x')).toEqual({ status: 'completed', successCount: 3, totalCount: 5, message: null });
  });

  it('is complete as long as one of the four that say something was measured', () => {
    expect(trialOutcome(new Set(['reviews'] as const), 'x')).toMatchObject({ status: 'completed', successCount: 1 });
  });

  it('is an error with its cause when only the answer of the server is known', () => {
    const cause = 'Le site répond par une erreur.';
    expect(trialOutcome(new Set(['connectivity'] as const), cause)).toEqual({
      status: 'error',
      successCount: 1,
      totalCount: 5,
      message: cause,
    });
    expect(trialOutcome(new Set(), 'x')).toMatchObject({ status: 'error', message: 'x' });
  });
});

describe('why a site was not measured', () => {
  const timeout = { code: 'timeout', message: 'Le site n’a pas répondu dans le temps imparti.' };

  it('is told by the page that was met, else as the measurement says it', () => {
    expect(failureWords('parked', timeout)).not.toContain('imparti');
    expect(failureWords(null, timeout)).toBe(timeout.message);
    expect(failureWords(null, null)).toBe('Votre site n’a pas pu être mesuré.');
  });

  it('is told to a reader of another language without what is kept in French', () => {
    addCatalogue('de', readCatalogue('de'));
    const german = (code: string) => inLanguage('de', () => failureWords(null, { ...timeout, code }));
    expect(german('timeout')).toBe('Die Seite war in der vorgesehenen Zeit nicht fertig geladen.');
    expect(german('browser_missing')).toBe('Ihre Website konnte nicht gemessen werden.');
  });
});
