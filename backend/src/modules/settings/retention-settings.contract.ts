import { z } from 'zod';
import { SETTING_FIELDS } from '../../rules/setting-fields.rules.js';
import { fieldsOf } from './setting-field.contract.js';

const { enabled, ...periods } = fieldsOf(SETTING_FIELDS.retention);

/**
 * How long what is kept, and when a night deletes it. Prospects, messages and referrals are kept `legal.retentionMonths` after
 * the last exchange, as `/mentions` promises. The time is the agency's, never between 02:00 and 03:00, where days are cut.
 * `silentProspectMonths` begins with the day that somebody who never reacted was last written to; until `importDays` have passed an
 * import can be undone; `rawMeasurementDays` is the vendor's whole answer behind a page analysis.
 */
export const retentionSettings = z.object({
  enabled,
  time: z
    .string()
    .regex(/^(?!02)([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 04:15 ; pas entre 02:00 et 03:00, à cause du changement d’heure')
    .default('04:15'),
  ...periods,
});
