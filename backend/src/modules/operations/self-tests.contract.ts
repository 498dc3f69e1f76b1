import { z } from 'zod';

export const selfTestName = z.enum(['encryption', 'wrong_secret', 'token', 'password', 'policy', 'cookies', 'closed']);

/** One check of the installation's safety, made just now; the message says what was seen. */
export const selfTest = z.object({ name: selfTestName, ok: z.boolean(), message: z.string() });
export type SelfTest = z.infer<typeof selfTest>;
