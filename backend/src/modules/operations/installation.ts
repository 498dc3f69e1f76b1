import type { UndrawnScript } from '../../providers/browser/script-fonts.js';
import type { RunningState } from './running-state.js';

/** What an installation is like, as far as it was seen; null = it could not be seen. */
export interface Installation
  extends Pick<
    RunningState,
    'databaseNow' | 'workers' | 'mail' | 'mailbox' | 'backup' | 'offsite' | 'freeBytes' | 'browser' | 'brokenKeys'
  > {
  publicUrl: string;
  hasTrustedProxy: boolean;
  /** Version of the database and its migrations. */
  database: { version: string; isSupported: boolean; missingMigrations: number };
  /** Whether what is sealed opens with the secret of this process. */
  secretFits: boolean;
  administrators: number;
  postalAddress: string;
  /** Why there is none; null when there is one. */
  browserFault: string | null;
  /** Scripts that no font of this machine draws, in French; null where this process may not start a browser. */
  undrawnScripts: readonly UndrawnScript[] | null;
  now: Date;
}
