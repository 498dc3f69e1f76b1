import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';

const count = z.object({
  /** In French. */
  label: z.string(),
  count: z.number().int(),
});

/** What a restored database would send, and what was carried over into it. */
export const heldSending = z.object({
  /** The moment of the restored data. */
  backup_at: isoDateTime,
  since: isoDateTime,
  carriedOver: z.array(count),
  waiting: z.array(count),
});

/** Null while nothing is held back. */
export const sendingHalt = heldSending.nullable();

/** `cancel`: what waited in the backup stays unsent, because it may have left before the restore. */
export const resumption = z.object({ waiting: z.enum(['send', 'cancel']) });

export type SendingHaltState = z.infer<typeof sendingHalt>;
export type Resumption = z.infer<typeof resumption>;
