import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

const values = z.record(z.string(), z.unknown()).nullable();

/** One change: who, when, what, and the fields that differ. `user_email` outlives the account. */
export const auditEntry = z.object({
  id: z.coerce.number().int(),
  at: isoDateTime,
  user_id: uuid.nullable(),
  user_email: z.string().nullable(),
  /** Name of the API token that the change came by; null for a person at the screen. */
  api_token: z.string().nullable(),
  action: z.string(),
  resource: z.string(),
  resource_id: z.string().nullable(),
  /** Of a prospect, an account or a campaign that is still there. */
  resource_name: z.string().nullable(),
  before: values,
  after: values,
});

export type AuditRecord = z.infer<typeof auditEntry>;
