import { z } from 'zod';
import { email } from '../../common/http/field.contract.js';
import { ALERT_SIGNALS, SETTING_FIELDS } from '../../rules/setting-fields.rules.js';
import { fieldsOf } from './setting-field.contract.js';

export const signalName = z.enum(ALERT_SIGNALS);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 07:30');

const { digest, ...switches } = SETTING_FIELDS.alerts;
const { enabled, operations } = fieldsOf(switches);

/** Alerts about prospects: recipients (empty = the agency's address, else the administrators), events, quiet hours. Agency's zone. */
export const alertSettings = z.object({
  enabled,
  /** E-mails to the administrators about incidents of the product itself. */
  operations,
  recipients: z.array(email('Adresse e-mail non valable', 'Adresse e-mail non valable')).max(20, '20 adresses au maximum').default([]),
  signals: z.array(signalName).default([...signalName.options]),
  quietHours: z.object({ from: time.default('20:00'), to: time.default('07:30') }).prefault({}),
  digest: z
    .object({
      ...fieldsOf(digest),
      time: time.refine((value) => !value.startsWith('02'), 'Pas entre 02:00 et 03:00, à cause du changement d’heure').default('07:45'),
    })
    .prefault({}),
});

export type SignalName = z.infer<typeof signalName>;
