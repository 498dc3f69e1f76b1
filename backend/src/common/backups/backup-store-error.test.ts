import { BackupStoreError, backupStoreError } from './backup-store-error.js';

const refused = (name: string, status?: number) =>
  Object.assign(new Error('key=secret'), { name, ...(status && { $metadata: { httpStatusCode: status } }) });

it.each([
  ['InvalidAccessKeyId', 403, /ne connaît pas cette clé/],
  ['SignatureDoesNotMatch', 403, /clé secrète/],
  ['NoSuchBucket', 404, /bac n’existe pas/],
  ['RequestTimeTooSkewed', 403, /NTP/],
  ['XMinioStorageFull', 507, /est plein/],
  ['InsufficientCapacity', 507, /est plein/],
  ['UnknownError', 403, /clé d’accès est refusée/],
  ['SlowDown', 503, /a répondu 503/],
  ['TimeoutError', undefined, /à temps/],
  ['Error', undefined, /pas joignable/],
])('names %s (%s) without the words of the client', (name, status, words) => {
  const { message } = backupStoreError(refused(name, status));
  expect(message).toMatch(words);
  expect(message).toMatch(/^Copie hors site\u202f: .*[^.]\.$/);
  expect(message).not.toContain('secret=');
  expect(message).not.toContain('key=');
});

it('names failures of the connection, and leaves a named failure as it is', () => {
  expect(backupStoreError(Object.assign(new Error(), { name: 'TimeoutError', code: 'ECONNRESET' })).message).toContain(
    'la connexion a été coupée',
  );
  const named = new BackupStoreError('Copie hors site\u202f: abîmée.');
  expect(backupStoreError(named)).toBe(named);
});
