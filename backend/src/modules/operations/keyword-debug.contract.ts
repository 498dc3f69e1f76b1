import { z } from 'zod';

export const keywordDebugOrder = z.object({
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/, 'Un nom de domaine comme exemple.ch, sans https://'),
});

/** The raw response of the vendor; `status` is null without one. */
export const keywordDebugAnswer = z.object({
  success: z.boolean(),
  status: z.number().int().nullable(),
  statusText: z.string(),
  error: z.string().nullable(),
  details: z.string().nullable(),
  data: z.object({ status_code: z.number().nullable(), status_message: z.string().nullable(), tasks: z.array(z.unknown()) }).nullable(),
  duration_ms: z.number().int(),
});
export type KeywordDebugAnswer = z.infer<typeof keywordDebugAnswer>;
