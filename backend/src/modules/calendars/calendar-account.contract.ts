import { z } from 'zod';
import { asRead, isoDateTime, requiredText, uuid } from '../../common/http/field.contract.js';
import { CALENDAR_KINDS } from '../../rules/calendars.rules.js';

const name = requiredText('Nom requis', 100);
const address = z.string('Adresse requise').trim().min(1, 'Adresse requise').max(2000);
/** CalDAV only. */
const username = z.string().trim().max(200).optional();
const password = z.string().max(500).optional();

export const calendarAccountCreate = z.object({ name, kind: z.enum(CALENDAR_KINDS), address, username, password });

/** Without `address` and `password` the stored ones stay; calendars that are not named stay as they are. */
export const calendarAccountUpdate = z.object({
  name: name.optional(),
  address: address.optional(),
  username,
  password,
  calendars: z
    .array(z.object({ id: uuid, counts_busy: z.boolean(), receives: z.boolean() }))
    .max(100)
    .optional(),
  ...asRead,
});

export const calendarRecord = z.object({
  id: uuid,
  name: z.string(),
  is_writable: z.boolean(),
  /** Its events hide slots. */
  counts_busy: z.boolean(),
  /** Appointments are written into it. */
  receives: z.boolean(),
  read_at: isoDateTime.nullable(),
  /** Why it cannot be read, in French. */
  failure: z.string().nullable(),
  /** The same for other languages; null where it was found by an earlier version. */
  failure_code: z.string().nullable(),
  failing_since: isoDateTime.nullable(),
  /** Appointments that could not be written yet, with the cause. */
  waiting: z.object({ count: z.number().int(), since: isoDateTime, failure: z.string(), failure_code: z.string().nullable() }).nullable(),
});

/** Never with its password or secret address. */
export const calendarAccount = z.object({
  id: uuid,
  name: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  host: z.string(),
  username: z.string().nullable(),
  /** Whether its secret can be read with the secret of this installation. */
  is_readable: z.boolean(),
  calendars: z.array(calendarRecord),
  created_at: isoDateTime,
});

/** Of a reading by hand: `error` in French, `code` for other languages. */
export const calendarOutcome = z.object({ ok: z.boolean(), code: z.string().nullable(), error: z.string().nullable() });

export type CalendarAccountCreate = z.infer<typeof calendarAccountCreate>;
export type CalendarAccountUpdate = z.infer<typeof calendarAccountUpdate>;
export type CalendarRecord = z.infer<typeof calendarRecord>;
export type CalendarAccountRecord = z.infer<typeof calendarAccount>;
export type CalendarOutcome = z.infer<typeof calendarOutcome>;
