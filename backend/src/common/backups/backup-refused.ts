import { SaidToPeople } from '../words-for-people.js';

/** A backup that is not made, for the cause it names. */
export class BackupRefused extends SaidToPeople {
  override name = 'BackupRefused';
}
