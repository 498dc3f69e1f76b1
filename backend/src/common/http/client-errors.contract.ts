import { z } from 'zod';

/** A crash in a visitor's browser. The id is made there and shown to the person, who can quote it. */
export const clientError = z.object({
  id: z.string().regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/, 'Identifiant invalide'),
  message: z.string().max(500),
  page: z.string().max(200),
});
