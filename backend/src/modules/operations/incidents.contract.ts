import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';
import { INCIDENT_NAMES } from '../../rules/incidents.rules.js';

/** A fault of the running product; French. */
export const incidentRecord = z.object({
  key: z.string(),
  name: z.enum(INCIDENT_NAMES),
  title: z.string(),
  found: z.string(),
  todo: z.string(),
  /** Path of the screen where it is solved, relative to the back-office. */
  link: z.string().nullable(),
  /** Null when it was detected by this request. */
  since: isoDateTime.nullable(),
});

/** No incidents: everything works. */
export const incidentReport = z.object({ looked_at: isoDateTime, troubles: z.array(incidentRecord) });

export type IncidentReport = z.infer<typeof incidentReport>;
