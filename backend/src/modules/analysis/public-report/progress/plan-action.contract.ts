import { z } from 'zod';
import { ACTION_STATES } from '../../../../rules/plan-actions.rules.js';

/** An action of the one plan, as its owner reads it: the same row on every page. */
export const planAction = z.object({
  id: z.string(),
  title: z.string(),
  solution: z.string(),
  priority: z.enum(['high', 'medium']),
  state: z.enum(ACTION_STATES),
  /** « À revoir » */
  state_words: z.string(),
  /** What a measurement says of it, with date and figure. */
  note: z.string().nullable(),
  /** Marked as done, and not contradicted, or measured as corrected. */
  done: z.boolean(),
  /** « votre webmaster »; null for free words. */
  who: z.string().nullable(),
  /** « 2 heures » */
  effort: z.string().nullable(),
  /** The answer of the quiz that it starts from. */
  answer: z.object({ question: z.string(), answer: z.string() }).nullable(),
  /** Ids of the findings it solves; empty for advice and answers. */
  findings: z.array(z.string()),
  /** What to copy, or to tell the webmaster. */
  corrections: z.array(z.object({ lead: z.string(), text: z.string() })),
  /** Whether it can be measured again, and the state of that; `words`: before and after, or the failure. */
  measurable: z.boolean(),
  check: z.object({ state: z.enum(['pending', 'measured', 'failed']), words: z.string() }).nullable(),
});

/** The text to copy for a finding, where one is written for this site. */
export const findingCorrection = z.object({ finding: z.string(), lead: z.string(), text: z.string() });

/** What the owner sends to the webmaster by its own mail; null without a technical action. */
export const webmasterMessage = z.object({ subject: z.string(), text: z.string() });

export type ShownAction = z.infer<typeof planAction>;
export type FindingCorrection = z.infer<typeof findingCorrection>;
export type ActionCheck = ShownAction['check'];
export type WebmasterMessage = z.infer<typeof webmasterMessage>;
