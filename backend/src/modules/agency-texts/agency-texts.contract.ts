import { z } from 'zod';

/** A text of the agency with its translations. */
export const agencyText = z.object({
  key: z.string(),
  /** Label for staff where the key is not clear: title of a message, number of a question. */
  title: z.string().nullable(),
  french: z.string(),
  /** It is what every installation starts with. */
  isDefault: z.boolean(),
  /** Text shown without a translation; null: none, or a question in French. */
  without: z.object({ de: z.string().nullable(), it: z.string().nullable() }),
});

export type AgencyTextRecord = z.infer<typeof agencyText>;
