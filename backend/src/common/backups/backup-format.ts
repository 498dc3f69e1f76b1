import { z } from 'zod';

/**
 * A backup is a gzip of lines: `H` heading, then per table `T` its name and columns and `R` one row as JSON each, at the
 * end `E` the count of rows and the SHA-256 of all lines before. Rows are PostgreSQL's own JSON and never pass through
 * JavaScript numbers.
 */
export const FORMAT = 'smartindex-backup-1';

export const heading = z.object({
  format: z.literal(FORMAT, 'ce n’est pas une sauvegarde de ce produit, ou d’une version plus récente'),
  createdAt: z.iso.datetime(),
  /** Version of the product; absent in older backups. */
  version: z.string().optional(),
  /** Names of the migrations behind the data: the version of its schema. */
  migrations: z.array(z.string()),
});
export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export const ending = z.object({ rows: z.number().int(), sha256: z.string() });

export type Heading = z.infer<typeof heading>;

/** Left out: what belongs to running processes, and sessions, so that a restored database revives no revoked one. */
export const NOT_SAVED: ReadonlySet<string> = new Set([
  'migrations',
  'sessions',
  'rate_limits',
  'workers',
  'measuring_browsers',
  'chat_deliveries',
  'vendor_leases',
  'backup_runs',
  'sending_halts',
  'schedule_marks',
  'troubles',
]);
