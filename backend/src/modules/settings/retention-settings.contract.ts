import { z } from 'zod';
import { SETTING_FIELDS } from '../../rules/setting-fields.rules.js';
import { fieldsOf } from './setting-field.contract.js';

const { enabled, ...periods } = fieldsOf(SETTING_FIELDS.retention);

/**
 * Retention periods and the time of deletion. Prospects, messages and referrals are kept `legal.retentionMonths` after the last contact, as
 * `/mentions` promises. The time is the agency's, not between 02:00 and 03:00, because of clock changes. `silentProspectMonths` begins with
 * the last message to a prospect who never reacted; an import can be undone for `importDays`; `rawMeasurementDays`: the vendor's raw
 * response of a page analysis.
 */
export const retentionSettings = z.object({
  enabled,
  time: z
    .string()
    .regex(/^(?!02)([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 04:15 ; pas entre 02:00 et 03:00, à cause du changement d’heure')
    .default('04:15'),
  ...periods,
});
