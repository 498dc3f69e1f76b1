import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';
import { TROUBLE_NAMES } from '../../rules/troubles.rules.js';

/** Something that is wrong while the product runs, in French. */
export const troubleRecord = z.object({
  key: z.string(),
  name: z.enum(TROUBLE_NAMES),
  title: z.string(),
  found: z.string(),
  todo: z.string(),
  /** The screen that mends it, below the back-office's address. */
  link: z.string().nullable(),
  /** Null while it was seen just now. */
  since: isoDateTime.nullable(),
});

/** Empty = everything works. */
export const troubleReport = z.object({ looked_at: isoDateTime, troubles: z.array(troubleRecord) });

export type TroubleReport = z.infer<typeof troubleReport>;
