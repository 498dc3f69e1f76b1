import { z } from 'zod';
import { uuid } from '../../common/http/field.contract.js';

/** Somebody of the team, as everybody of it may know. */
export const colleague = z.object({
  id: uuid,
  /** Else the address. */
  name: z.string(),
  /** Whether work can be given to them: an open account that does more than read. */
  is_open: z.boolean(),
});

export type Colleague = z.infer<typeof colleague>;
