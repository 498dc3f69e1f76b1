import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';

/** The word to be typed (decision 11). */
export const CLEAN_WORD = 'NETTOYER';

export const tableCount = z.object({ table: z.string(), rows: z.number().int() });

/** Before: what would go, with the tables that go with a prospect apart, and what stays. */
export const cleanupPlan = z.object({
  cleaned: z.array(tableCount),
  dependent: z.array(tableCount),
  preserved: z.array(tableCount),
});

export const cleanupOrder = z.object({
  word: z.literal(CLEAN_WORD, `Tapez ${CLEAN_WORD} pour confirmer.`),
});

/** After: what was deleted, and the snapshot that brings it back. */
export const cleanupOutcome = z.object({
  file: z.string(),
  command: z.string(),
  deleted: z.array(tableCount),
  total: z.number().int(),
  cleaned_at: isoDateTime,
});

export type TableCount = z.infer<typeof tableCount>;
export type CleanupPlan = z.infer<typeof cleanupPlan>;
export type CleanupOutcome = z.infer<typeof cleanupOutcome>;
