import { MailDeferred, MailOutage, MailRefused, MailUnknown } from '../../common/mail/mail-failure.js';
import { type CauseCode, ProviderError } from '../../providers/provider-error.js';
import { SendingHalted, type Settlement, settlementOf } from './settlement.js';

const now = new Date('2026-11-20T09:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const settled = (error: unknown, attempts = 1) => settlementOf(error, { attempts, now, provider: 'Emelia' });
const atProvider = (code: CauseCode, detail?: string, retryAfterMs?: number) => new ProviderError(code, detail, 'Emelia', retryAfterMs);

const UNFORESEEN = 'Une erreur inattendue est survenue pendant l’envoi.';

describe('a mail that could not be handed over', () => {
  it.each<[string, unknown, Settlement]>([
    [
      'was perhaps taken: a person looks',
      new MailUnknown('Coupée après la remise.'),
      { state: 'unknown', detail: 'Coupée après la remise.' },
    ],
    ['was refused for good', new MailRefused('Refusé.'), { state: 'failed', detail: 'Refusé.', isDeadAddress: false }],
    ['meets no mailbox', new MailRefused('Personne ici.', true), { state: 'failed', detail: 'Personne ici.', isDeadAddress: true }],
    ['was not taken this time', new MailDeferred('Plus tard.'), { state: 'later', detail: 'Plus tard.', at: inMinutes(1) }],
    ['found the server away: no attempt', new MailOutage('Injoignable.', 'connection', false), { state: 'closed', detail: 'Injoignable.' }],
    ['failed in a way nobody foresaw: unclear, in words for people', new Error('socket hang up'), { state: 'unknown', detail: UNFORESEEN }],
    [
      'failed by the system, in its words',
      Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' }),
      { state: 'unknown', detail: 'Le disque est plein.' },
    ],
    ['failed with no error at all', 'nothing', { state: 'unknown', detail: UNFORESEEN }],
  ])('%s', (_, error, settlement) => expect(settled(error)).toEqual(settlement));

  it('whose account is refused halts everybody’s, in the server’s words', () => {
    const act = () => settled(new MailOutage('Le mot de passe est refusé.', 'sign_in', true));
    expect(act).toThrow(SendingHalted);
    expect(act).toThrow('Le mot de passe est refusé.');
    expect(new SendingHalted('x').name).toBe('SendingHalted');
  });

  it.each([
    [1, 1],
    [2, 5],
    [3, 15],
    [4, 60],
    [5, 240],
  ])('waits after attempt %p for %p minutes', (attempts, minutes) =>
    expect(settled(new MailDeferred('Plus tard.'), attempts)).toEqual({ state: 'later', detail: 'Plus tard.', at: inMinutes(minutes) }),
  );

  it.each([6, 7, 60])('has failed after attempt %p', (attempts) =>
    expect(settled(new MailDeferred('Plus tard.'), attempts)).toEqual({ state: 'failed', detail: 'Plus tard.' }),
  );
});

describe('a person whom the provider did not take', () => {
  it.each<CauseCode>(['vendor_unauthorised', 'vendor_unpaid', 'vendor_forbidden', 'vendor_quota', 'budget_exhausted', 'not_configured'])(
    '%s halts the campaign: the next one would meet it too',
    (code) => {
      const error = atProvider(code, 'detail');
      expect(() => settled(error)).toThrow(new SendingHalted(error.message));
    },
  );

  it.each<[string, ProviderError, number]>([
    ['too many calls', atProvider('vendor_rate_limited'), 1],
    ['too many calls, and told to wait longer', atProvider('vendor_rate_limited', undefined, 600_000), 10],
    ['told to wait less than we do anyway', atProvider('vendor_rate_limited', undefined, 5000), 1],
    ['a vendor at rest', atProvider('circuit_open', 'again in 120 s', 120_000), 2],
    ['a refused connection', atProvider('vendor_unavailable', 'connect ECONNREFUSED 127.0.0.1:1'), 1],
    ['a name that is not found', atProvider('vendor_unavailable', 'getaddrinfo ENOTFOUND x'), 1],
    ['a name that is not found now', atProvider('vendor_unavailable', 'getaddrinfo EAI_AGAIN x'), 1],
  ])('is tried again: %s', (_, error, minutes) => {
    expect(settled(error)).toEqual({ state: 'later', detail: error.message, at: inMinutes(minutes) });
  });

  it('has failed when the request itself was refused', () => {
    const error = atProvider('vendor_rejected', 'email invalid');
    expect(settled(error)).toEqual({ state: 'failed', detail: error.message });
  });

  it.each<[string, ProviderError]>([
    ['an answer that broke off', atProvider('vendor_unavailable', 'HTTP 502')],
    ['an error without words', atProvider('vendor_unavailable')],
    ['no answer in time', atProvider('vendor_timeout')],
    ['an answer nobody can read', atProvider('vendor_malformed', 'no id')],
    ['a refused connection told by another cause', atProvider('vendor_timeout', 'ECONNREFUSED')],
  ])('may have been taken: %s', (_, error) => {
    const end = settled(error);
    expect(end).toEqual({ state: 'unknown', detail: expect.stringMatching(/vérifiez chez Emelia\.$/) });
    expect('detail' in end && end.detail.startsWith(error.message)).toBe(true);
  });
});
