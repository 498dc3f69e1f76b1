import { z } from 'zod';

/** Problem details (RFC 9457) of every refusal. */
export const apiProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string().meta({ description: 'Stable name of the cause, for programs.' }),
  message: z.string().meta({ description: 'What happened, in French, fit to show to a person.' }),
  instance: z.string(),
  errors: z.record(z.string(), z.string()).optional().meta({ description: 'Field → what is wrong with it.' }),
});
