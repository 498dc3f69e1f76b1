import { z } from 'zod';
import { CLAIM_NAMES, type ClaimName } from '../../rules/claims.rules.js';
import { MOST_TESTIMONIALS } from '../../rules/setting-fields.rules.js';

const text = (max = 200) => z.string().trim().max(max).default('');

export const testimonial = z.object({
  quote: text(600),
  author: text(),
  company: text(),
  /** Figures before and after the agency's work, with their unit. */
  before: text(),
  after: text(),
  /** Not a customer's own words yet: on no page. */
  example: z.boolean().default(false),
});

const words = Object.fromEntries(CLAIM_NAMES.map((name) => [name, text()])) as Record<ClaimName, ReturnType<typeof text>>;

/** Claims of the agency; an empty one is on no page (decision 5). */
export const claims = z.object({ ...words, testimonials: z.array(testimonial).max(MOST_TESTIMONIALS).default([]) });

export type Claims = z.output<typeof claims>;
