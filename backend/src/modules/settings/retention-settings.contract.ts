import { z } from 'zod';

const months = (most: number) => z.number().int('Un nombre entier de mois').min(1, 'Au moins un mois').max(most, `${most} mois au plus`);
const days = (least: number, most: number) =>
  z.number().int('Un nombre entier de jours').min(least, `Au moins ${least} jours`).max(most, `${most} jours au plus`);

/**
 * How long what is kept, and when a night deletes it. Prospects, messages and referrals are kept `legal.retentionMonths` after
 * the last exchange, as `/mentions` promises. The time is the agency's, never between 02:00 and 03:00, where days are cut.
 */
export const retentionSettings = z.object({
  enabled: z.boolean().default(true),
  time: z
    .string()
    .regex(/^(?!02)([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 04:15 ; pas entre 02:00 et 03:00, à cause du changement d’heure')
    .default('04:15'),
  /** Prospects who never reacted, from the day that they were last written to. */
  silentProspectMonths: months(60).default(12),
  /** E-mails that were sent, cancelled or refused. */
  mailMonths: months(60).default(12),
  /** What the e-mail provider reported, word for word; what it means stays with the campaign. */
  providerEventDays: days(7, 365).default(90),
  webhookDeliveryDays: days(7, 365).default(90),
  /** The vendor's whole answer behind a page analysis. */
  rawMeasurementDays: days(30, 730).default(90),
  /** Files that were imported; until then an import can be undone. */
  importDays: days(7, 730).default(90),
  auditLogMonths: z.number().int('Un nombre entier de mois').min(12, 'Au moins douze mois').max(120, '120 mois au plus').default(36),
});
