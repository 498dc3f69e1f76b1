import { z } from 'zod';
import { isoDateTime, requiredText } from '../../common/http/field.contract.js';
import { taskError } from '../analysis/results/analysis.contract.js';

export const aiTestOrder = z.object({ prompt: requiredText('Écrivez une consigne.', 4000) });

/** What the model answered, or the sentence for the screen with the true cause beside it. */
export const aiTest = z.object({
  recommendations: z.array(z.string()),
  model: z.string().nullable(),
  provider: z.string(),
  duration_ms: z.number().int(),
  message: z.string().nullable(),
  error: taskError.nullable(),
});

/** A developer tool: how its last use ended. */
export const toolCard = z.object({
  id: z.enum(['test-api', 'test-edge', 'test-keywords']),
  state: z.enum(['never', 'running', 'ok', 'failed', 'cancelled']),
  last_run_at: isoDateTime.nullable(),
});

export type AiTest = z.infer<typeof aiTest>;
export type ToolCard = z.infer<typeof toolCard>;
