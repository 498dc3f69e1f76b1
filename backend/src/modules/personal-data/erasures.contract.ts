import { z } from 'zod';
import { email, isoDateTime, uuid } from '../../common/http/field.contract.js';
import { erasureOrder, erasureOutcome } from './person-data.contract.js';

export const erasureState = z.enum(['queued', 'running', 'done', 'failed']);

/** State and result of an erasure, without personal data. */
export const erasureRecord = z.object({
  id: uuid,
  state: erasureState,
  step: z.string().nullable(),
  steps_done: z.number().int(),
  steps: z.number().int(),
  outcome: erasureOutcome.nullable(),
  error: z.string().nullable(),
  requested_by_email: z.string().nullable(),
  created_at: isoDateTime,
  finished_at: isoDateTime.nullable(),
});

const address = email('Indiquez l’adresse de la personne', 'L’adresse n’est pas valable');

export const addressOrder = z.object({ email: address });
export const addressErasureOrder = erasureOrder.extend({ email: address });

export type ErasureState = z.infer<typeof erasureState>;
export type ErasureRecord = z.infer<typeof erasureRecord>;
