import { FAILURES, failureOf } from '../content/failures.ts';

const failure = (status: number, message = '', code = 'x') => failureOf({ status, code, message });

describe('the first words of a page that cannot be shown', () => {
  it('blame the connection only where no answer came', () => {
    expect(failure(0)).toBe(FAILURES.loading);
    for (const status of [500, 502, 503]) expect(failure(status, 'Une erreur est survenue.')).toBe(FAILURES.server);
  });

  it('say in the server’s words how long to wait, and where a lost link is sent again', () => {
    expect(failure(429, 'Réessayez dans 8 minutes.').way).toBe('Réessayez dans 8 minutes.');
    expect(failure(429).way).toBe(FAILURES.loading.way);
    for (const one of [failure(404), failure(0, '', 'no_token')]) expect(one.resendHref).toMatch(/#retrouver$/);
  });
});
