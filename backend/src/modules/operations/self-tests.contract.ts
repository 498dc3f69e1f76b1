import { z } from 'zod';

export const selfTestName = z.enum(['encryption', 'wrong_secret', 'token', 'password', 'policy', 'cookies', 'closed']);

/** A security check of the installation, run now; the message says what was found. */
export const selfTest = z.object({ name: selfTestName, ok: z.boolean(), message: z.string() });
export type SelfTest = z.infer<typeof selfTest>;
