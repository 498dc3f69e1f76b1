import { z } from 'zod';
import { session } from '../auth/auth.contract.js';

/** The password was right, and a code of the second factor is asked for: the same call again, with `code`. */
export const codeAsked = z.object({ secondFactor: z.literal('required') });

export const signInAnswer = z.union([session, codeAsked]);
export type SignInAnswer = z.infer<typeof signInAnswer>;
