import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';

export const READINESS = [
  'address',
  'proxy',
  'secret',
  'database',
  'administrator',
  'mail',
  'mailbox',
  'sender',
  'worker',
  'backup',
  'offsite',
  'disk',
  'browser',
  'fonts',
  'clock',
  'vendors',
] as const;

/** A point of "Mise en service": what was found and what to do about it, in French. */
export const readinessLine = z.object({
  name: z.enum(READINESS),
  title: z.string(),
  ok: z.boolean(),
  found: z.string(),
  /** Null while there is nothing to do. */
  todo: z.string().nullable(),
  /** Path of the screen where it is solved, relative to the back-office. */
  link: z.string().nullable(),
});

export const readinessReport = z.object({ looked_at: isoDateTime, isReady: z.boolean(), checks: z.array(readinessLine) });

export type ReadinessLine = z.infer<typeof readinessLine>;
export type ReadinessReport = z.infer<typeof readinessReport>;
