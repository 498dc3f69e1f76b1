import { z } from 'zod';
import { session } from '../auth/auth.contract.js';

/** The password was correct and a code is required: repeat the call with `code`. */
export const codeAsked = z.object({ secondFactor: z.literal('required') });

export const signInAnswer = z.union([session, codeAsked]);
export type SignInAnswer = z.infer<typeof signInAnswer>;
