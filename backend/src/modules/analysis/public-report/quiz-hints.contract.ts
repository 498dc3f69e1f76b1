import { z } from 'zod';

/** Hints from measurements during the quiz; they answer no question. */
export const quizHints = z.object({
  proposed: z.array(z.object({ questionId: z.number().int(), answer: z.string(), because: z.string() })),
  /** After the third answer: what costs the site most. Null where nothing was measured. */
  insight: z.string().nullable(),
});
export type QuizHints = z.infer<typeof quizHints>;
