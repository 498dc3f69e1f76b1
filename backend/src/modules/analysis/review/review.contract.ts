import { z } from 'zod';
import { optionalText } from '../../../common/http/field.contract.js';
import { flag, reviewStatus } from '../../prospects/prospect.contract.js';

const NO_DRAFT = 'Un prospect se valide ou se remet à relire ; il ne redevient pas brouillon.';

/** Reason for an approval despite flags. */
export const reviewRequest = z.object({
  status: z.enum(['to_review', 'validated'], NO_DRAFT),
  reason: optionalText(500),
  /** Takes one’s own approval back to exactly what was before it, a draft too; refused (409) once it is another one. */
  undo: z.boolean().optional(),
  /** What was on the screen: a decision about anything else is refused (409). */
  seen: z.object({ status: reviewStatus, flags: z.array(flag).max(50) }).optional(),
});

export type ReviewRequest = z.infer<typeof reviewRequest>;
