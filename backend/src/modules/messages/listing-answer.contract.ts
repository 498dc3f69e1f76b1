import { z } from 'zod';
import { optionalText } from '../../common/http/field.contract.js';

/** What a prospect answers about a doubtful Google listing: whether it is theirs, and the address of their own one. */
export const listingAnswer = z.object({ isOurs: z.boolean(), url: optionalText(2000) });
export const listingAnswerReceived = z.object({ received: z.literal(true) });

export type ListingAnswer = z.infer<typeof listingAnswer>;
