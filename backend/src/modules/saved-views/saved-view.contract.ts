import { z } from 'zod';
import { isoDateTime, requiredText, uuid } from '../../common/http/field.contract.js';

const filterValue = z.union([z.string().max(500), z.number(), z.boolean(), z.array(z.string().max(100)).max(100)]);

export const viewContent = z.object({
  filter: z.record(z.string().max(60), filterValue),
  sort: z.object({ field: z.string().max(60), order: z.enum(['ASC', 'DESC']) }),
  /** Null: the list's own choice. */
  columns: z.array(z.string().max(60)).max(60).nullable(),
  perPage: z.number().int().min(1).max(1000),
});

export const savedView = z.object({
  id: uuid,
  resource: z.string(),
  name: z.string(),
  content: viewContent,
  /** Visible to the team. */
  shared: z.boolean(),
  /** True for views of the user. */
  own: z.boolean(),
  /** Whether the user may share, rename and delete it: its author and administrators. */
  may_change: z.boolean(),
  author: z.string(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

export const viewCreate = z.object({
  resource: z.string().regex(/^[a-z-]{1,60}$/),
  name: requiredText('Donnez un nom à la vue.', 80),
  content: viewContent,
  shared: z.boolean().optional(),
});
export const viewUpdate = viewCreate.omit({ resource: true }).partial();
export const viewsOf = z.object({ resource: z.string().max(60) });

export type ViewContent = z.infer<typeof viewContent>;
export type SavedViewRecord = z.infer<typeof savedView>;
export type ViewCreate = z.infer<typeof viewCreate>;
export type ViewUpdate = z.infer<typeof viewUpdate>;
