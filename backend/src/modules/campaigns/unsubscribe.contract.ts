import { z } from 'zod';
import { suppressionScope } from '../suppressions/suppression.contract.js';

export const unsubscribeParam = z.object({ secret: z.string().max(100) });

/** What the person of a link sees: no more than the beginning of the address. */
export const unsubscribeState = z.object({
  agency: z.object({ name: z.string(), accent: z.string(), email: z.string() }),
  /** `a…@exemple.ch`; null once the person is erased. */
  address: z.string().nullable(),
  scope: suppressionScope.nullable(),
});
export const unsubscribeRequest = z.object({ scope: suppressionScope.default('marketing') });

export type UnsubscribeState = z.infer<typeof unsubscribeState>;
