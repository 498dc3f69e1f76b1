import { z } from 'zod';
import { uuid } from '../../common/http/field.contract.js';

/** A member of the team, as visible to the team. */
export const colleague = z.object({
  id: uuid,
  /** Else the address. */
  name: z.string(),
  /** Whether work can be given to them: an open account that does more than read. */
  is_open: z.boolean(),
});

export type Colleague = z.infer<typeof colleague>;
