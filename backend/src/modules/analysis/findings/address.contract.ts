import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';

export const addressQuery = z.object({
  /** Another address, as it is typed. */
  site_url: z.string().max(2000).optional(),
});

/** What the address of a prospect has to do with what is shown of it (record 0039). */
export const addressState = z.object({
  /** The last former address with results; null once a visit has found the company's page at the present one. */
  former: z
    .object({
      /** Displayed without protocol and `www.`. */
      site: z.string(),
      /** As it was written, to be written again. */
      url: z.string(),
      /** Null for changes before the date was stored. */
      changed_at: isoDateTime.nullable(),
    })
    .nullable(),
  /** What saving `site_url` would do; null when it is no other address. */
  next: z
    .object({
      /** Results that are shown now would be put aside. */
      hides: z.boolean(),
      /** Results of an earlier time would be shown again. */
      returns: z.boolean(),
      /** The link of an audit that was made would lead nowhere. */
      ends_audits: z.boolean(),
    })
    .nullable(),
});

export type AddressState = z.infer<typeof addressState>;
