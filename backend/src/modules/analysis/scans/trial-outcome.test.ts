import { trialOutcome } from './trial-outcome.js';

describe('the outcome of a trial', () => {
  it('counts what was measured of the five', () => {
    const measured = new Set(['connectivity', 'pagespeed', 'cms', 'intro', 'recommendations'] as const);
    expect(trialOutcome(measured, null)).toEqual({ status: 'completed', successCount: 3, totalCount: 5, message: null });
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
    expect(trialOutcome(new Set(), null)).toMatchObject({ status: 'error', message: 'Votre site n’a pas pu être mesuré.' });
  });
});
