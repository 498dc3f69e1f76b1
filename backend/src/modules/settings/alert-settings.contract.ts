import { z } from 'zod';

export const signalName = z.enum(['return_visit', 'quiz_complete', 'plan_view', 'cta_click', 'audit_request']);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 07:30');

/** Alerts about prospects: to whom (empty = the agency's address, else the administrators), about what, and when not. Agency's zone. */
export const alertSettings = z.object({
  enabled: z.boolean().default(true),
  recipients: z.array(z.email('Adresse e-mail non valable')).max(20, '20 adresses au maximum').default([]),
  signals: z.array(signalName).default([...signalName.options]),
  quietHours: z.object({ from: time.default('20:00'), to: time.default('07:30') }).prefault({}),
  digest: z
    .object({
      enabled: z.boolean().default(true),
      time: time.refine((value) => !value.startsWith('02'), 'Pas entre 02:00 et 03:00, à cause du changement d’heure').default('07:45'),
    })
    .prefault({}),
});

export type SignalName = z.infer<typeof signalName>;
