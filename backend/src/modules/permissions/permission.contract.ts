import { z } from 'zod';
import { calendarDay, isoDateTime, optionalText, requiredText, uuid } from '../../common/http/field.contract.js';

/** Consent; customer of similar products; requested by the person. */
export const permissionBasis = z.enum(['consent', 'customer', 'request']);

export const permission = z.object({
  id: uuid,
  prospect_id: uuid,
  purpose: z.string(),
  basis: permissionBasis,
  obtained_on: z.string(),
  source: z.string(),
  wording: z.string().nullable(),
  withdrawn_at: isoDateTime.nullable(),
  /** The file of the import, while it is stored. */
  import_file: z.string().nullable(),
  created_at: isoDateTime,
});

/** What makes a permission one. */
export const permissionGrounds = z.object({
  basis: permissionBasis,
  obtained_on: calendarDay('Indiquez la date'),
  source: requiredText('Indiquez d’où vient cette permission', 300),
  wording: optionalText(2000),
});

/** One basis for several people; an existing one is replaced. */
export const permissionGrant = permissionGrounds.extend({
  prospectIds: z.array(uuid).min(1, 'Choisissez au moins une personne').max(5000),
});
export const permissionsGranted = z.object({ granted: z.number().int() });

export type PermissionBasis = z.infer<typeof permissionBasis>;
export type PermissionRecord = z.infer<typeof permission>;
export type PermissionGrounds = z.infer<typeof permissionGrounds>;
export type PermissionGrant = z.infer<typeof permissionGrant>;
