import { UserFacingError } from '../user-facing-error.js';

/** A backup that is not made, for the cause it names. */
export class BackupRefused extends UserFacingError {
  override name = 'BackupRefused';
}
