import { UserFacingError, userMessageOf } from '../user-facing-error.js';

/** A backup store that did not do what it was asked, in French and without its secrets. */
export class BackupStoreError extends UserFacingError {
  override name = 'BackupStoreError';
}

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'le stockage ne connaît pas cette clé d’accès (BACKUP_S3_ACCESS_KEY_ID)',
  SignatureDoesNotMatch: 'le stockage refuse la clé secrète (BACKUP_S3_SECRET_ACCESS_KEY)',
  AccessDenied: 'la clé d’accès n’a pas le droit de le faire',
  NoSuchBucket: 'le bac n’existe pas (BACKUP_S3_BUCKET)',
  NoSuchKey: 'cette copie n’existe pas',
  NotFound: 'cette copie n’existe pas',
  RequestTimeTooSkewed: 'l’heure de cette machine diffère trop de celle du stockage\u202f: réglez-la (NTP)',
  QuotaExceeded: 'le stockage est plein',
  InsufficientStorage: 'le stockage est plein',
  XMinioStorageFull: 'le stockage est plein',
  StorageFull: 'le stockage est plein',
  AuthorizationHeaderMalformed: 'la région ne convient pas (BACKUP_S3_REGION)',
  PermanentRedirect: 'la région ou l’adresse ne convient pas (BACKUP_S3_REGION, BACKUP_S3_ENDPOINT)',
};

/** For answers without a body, as those of HEAD. */
const BY_STATUS: Readonly<Record<number, string>> = {
  301: 'la région ou l’adresse ne convient pas (BACKUP_S3_REGION, BACKUP_S3_ENDPOINT)',
  403: 'la clé d’accès est refusée, ou n’a pas le droit de le faire',
  507: 'le stockage est plein',
};

const UNREACHABLE: Readonly<Record<string, string>> = { TimeoutError: 'Le stockage n’a pas répondu à temps.' };

/** Names the failure of a call to the store. The client’s own message is left out: it may quote addresses and keys. */
export function backupStoreError(error: unknown): BackupStoreError {
  if (error instanceof BackupStoreError) return error;
  const { name, status } = described(error);
  const message =
    MESSAGES[name] ??
    BY_STATUS[status ?? 0] ??
    (status
      ? `le stockage a répondu ${status}`
      : lowerFirst(userMessageOf(error, UNREACHABLE[name] ?? 'Le stockage n’est pas joignable.')));
  return new BackupStoreError(`Copie hors site\u202f: ${message.replace(/\.$/, '')}.`);
}

function described(error: unknown): { name: string; status: number | undefined } {
  if (!(error instanceof Error)) return { name: '', status: undefined };
  const metadata = '$metadata' in error && typeof error.$metadata === 'object' ? error.$metadata : null;
  const status = metadata && 'httpStatusCode' in metadata ? Number(metadata.httpStatusCode) || undefined : undefined;
  return { name: error.name, status };
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
