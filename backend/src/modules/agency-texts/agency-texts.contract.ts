import { z } from 'zod';

/** A text of the agency that its pages say in German and Italian too. */
export const agencyText = z.object({
  key: z.string(),
  /** How staff knows it, where its key does not tell: the title of a message, the number of a question, whose sentence it is. */
  title: z.string().nullable(),
  french: z.string(),
  /** It is what every installation starts with. */
  isDefault: z.boolean(),
  /** What stands while nobody has translated it; null: nothing, or a question in French. */
  without: z.object({ de: z.string().nullable(), it: z.string().nullable() }),
});

export type AgencyTextRecord = z.infer<typeof agencyText>;
