import { z } from 'zod';

export const SNAPSHOT_FORMAT = 'smartindex-clean-1';

/** The first line of a snapshot; the others are one row each. */
export const snapshotHead = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  created_at: z.iso.datetime(),
  tables: z.array(z.object({ table: z.string().regex(/^[a-z_]+$/), rows: z.number().int() })),
});
