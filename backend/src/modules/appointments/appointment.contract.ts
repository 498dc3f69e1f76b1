import { z } from 'zod';
import { asRead, isoDateTime, moment, optionalText, uuid } from '../../common/http/field.contract.js';
import { t } from '../../rules/language.rules.js';

export const appointmentStatus = z.enum(['booked', 'held', 'cancelled', 'missed']);

/** A slot; `day` and `time` are those of Zurich. */
export const slot = z.object({ start: isoDateTime, end: isoDateTime, day: z.string(), time: z.string() });

/** A call as its prospect sees it. */
export const bookedAppointment = z.object({
  ...slot.shape,
  status: appointmentStatus,
  /** The number that will be called, as it is written; null = not known. */
  telephone: z.string().nullable(),
  /** « Lundi 09:00 : https, vitesse, avis »; null without findings. */
  agenda: z.string().nullable(),
});

const agency = z.object({
  name: z.string(),
  tagline: z.string(),
  accent: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
});

const calendar = {
  company: z.string(),
  agency,
  /** Who calls. */
  agentName: z.string(),
  durationMinutes: z.number().int(),
  timeZone: z.string(),
  /** Free slots, in order. */
  slots: z.array(slot),
};

/** What a prospect needs to book: the slots, the call that is already booked, or the external page. */
export const publicBooking = z.object({
  token: z.string(),
  ...calendar,
  /** External booking page that takes the place of the slots. */
  external: z.string().nullable(),
  appointment: bookedAppointment.nullable(),
});

/** A call behind the link of its invitation. */
export const managedAppointment = z.object({
  ...calendar,
  appointment: bookedAppointment,
  /** Not yet begun nor cancelled. */ changeable: z.boolean(),
});

export const bookingQuery = z.object({ token: z.string().max(64) });
export const linkParam = z.object({ secret: z.string().max(64) });

const start = moment(t`Choisissez un créneau`);

export const appointmentRequest = z.object({ token: z.string().max(64), start, telephone: optionalText(50) });
export const moveRequest = z.object({ start });

/** `manageUrl` is the link of the invitation; null when the same call had been booked before. */
export const appointmentBooked = z.object({ ...bookedAppointment.shape, manageUrl: z.string().nullable() });

/** The page that moves or cancels the call that a prospect has booked. */
export const manageRequest = z.object({ token: z.string().max(64) });
export const manageAnswer = z.object({ manageUrl: z.string() });

/** An appointment as staff sees it. */
export const appointment = z.object({
  id: uuid,
  prospect_id: uuid,
  company: z.string(),
  contact: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  /** What the call is about, in French; null without findings. Lists leave it out. */
  agenda: z.string().nullable().optional(),
  start_at: isoDateTime,
  end_at: isoDateTime,
  status: appointmentStatus,
  notes: z.string().nullable(),
  /** Who of the team booked it, by name; null: the prospect itself. */
  booked_by: z.string().nullable(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

/** PUT merges; read-only keys are ignored. A new `start_at` moves the call and sends new invitations. */
export const appointmentUpdate = z.object({
  ...asRead,
  status: appointmentStatus.optional(),
  notes: optionalText(20_000),
  start_at: moment('Indiquez le jour et l’heure').optional(),
});

/** What staff needs to book a call for a prospect: what is free, and the call that is booked already. */
export const staffBooking = z.object({
  durationMinutes: z.number().int(),
  slots: z.array(slot),
  /** External calendar in which free slots are booked instead; a call that was agreed can be noted all the same. */
  external: z.string().nullable(),
  telephone: z.string().nullable(),
  appointment: appointment.nullable(),
});

/** A call booked by staff: a free slot, or with `agreed` any free future time. */
export const appointmentCreate = z.object({
  prospect_id: uuid,
  start: moment('Indiquez le jour et l’heure'),
  agreed: z.boolean().default(false),
  telephone: optionalText(50),
  notes: optionalText(20_000),
});

export type AppointmentStatus = z.infer<typeof appointmentStatus>;
export type Slot = z.infer<typeof slot>;
export type BookedAppointment = z.infer<typeof bookedAppointment>;
export type PublicBooking = z.infer<typeof publicBooking>;
export type ManagedAppointment = z.infer<typeof managedAppointment>;
export type AppointmentRequest = z.infer<typeof appointmentRequest>;
export type AppointmentBooked = z.infer<typeof appointmentBooked>;
export type AppointmentRecord = z.infer<typeof appointment>;
export type StaffBooking = z.infer<typeof staffBooking>;
export type AppointmentCreate = z.infer<typeof appointmentCreate>;
export type AppointmentUpdate = z.infer<typeof appointmentUpdate>;
