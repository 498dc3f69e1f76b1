import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';

/** A summary for a call: sentences composed from facts, in the order of a call. */
export const callBrief = z.object({
  made_at: isoDateTime,
  parts: z.array(
    z.object({
      id: z.enum(['situation', 'finding', 'findings', 'steps', 'answers', 'questions']),
      title: z.string(),
      lines: z.array(z.string()),
    }),
  ),
});

export type CallBrief = z.infer<typeof callBrief>;
