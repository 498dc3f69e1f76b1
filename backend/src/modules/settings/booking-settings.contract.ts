import { z } from 'zod';
import { isEmail } from '../../common/is-email.js';
import { normaliseSiteUrl } from '../../common/urls.js';
import { DURATIONS, SETTING_FIELDS } from '../../rules/setting-fields.rules.js';
import { fieldsOf } from './setting-field.contract.js';

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const RANGE = new RegExp(`^${TIME}-(?:${TIME}|24:00)$`);

/** `['09:00-12:00', '14:00-17:30']`: in order, without overlap; an empty list is a closed day. */
const openRanges = z
  .array(z.string().regex(RANGE, 'Une plage s’écrit comme 09:00-12:00'))
  .max(6)
  .refine(
    (ranges) => {
      const times = ranges.flatMap((range) => range.split('-'));
      return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
    },
    { error: 'Les plages se suivent sans se chevaucher, et chacune finit après son début' },
  );

const isDay = (text: string) => {
  const full = text.length === 5 ? `2024-${text}` : text;
  const day = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(full);
};

const DAY_ERROR = 'Une date s’écrit 2026-12-24, ou 12-24 pour chaque année';
const closedDate = z
  .string()
  .regex(/^(\d{4}-)?\d{2}-\d{2}$/, DAY_ERROR)
  .refine(isDay, { error: DAY_ERROR });

const externalPage = z
  .string()
  .trim()
  .max(500)
  .refine((url) => url === '' || isHttps(url), { error: 'Une adresse qui commence par https://' });

function isHttps(url: string): boolean {
  return /^https:\/\/[^\s/@]+\.[^\s/@]+/i.test(url) && normaliseSiteUrl(url) !== null;
}

const email = z
  .string()
  .trim()
  .max(254)
  .refine((text) => text === '' || isEmail(text), { error: 'Format d’email invalide' });

const fields = fieldsOf(SETTING_FIELDS.booking);

/** When prospects can book a call (decision 27). All times are those of Zurich. */
export const bookingSettings = z.object({
  /** External booking page (Cal.com, Calendly…); empty = our own slots. */
  url: externalPage.default(''),
  durationMinutes: z.literal(DURATIONS).default(25),
  /** Buffer before and after each call. */
  bufferMinutes: fields.bufferMinutes,
  openingHours: z
    .object({
      monday: openRanges.default(['09:00-12:00', '14:00-17:30']),
      tuesday: openRanges.default(['09:00-12:00', '14:00-17:30']),
      wednesday: openRanges.default(['09:00-12:00', '14:00-17:30']),
      thursday: openRanges.default(['09:00-12:00', '14:00-17:30']),
      friday: openRanges.default(['09:00-12:00', '14:00-16:00']),
      saturday: openRanges.default([]),
      sunday: openRanges.default([]),
    })
    .prefault({}),
  /** A slot is offered until this many hours before it begins. */
  noticeHours: fields.noticeHours,
  /** How many days ahead slots are offered. */
  horizonDays: fields.horizonDays,
  /** Days without calls, beside the public holidays. */
  closedDates: z.array(closedDate).max(400).default([]),
  /** Closed on the holidays that French-speaking Switzerland shares. */
  publicHolidays: fields.publicHolidays,
  timeZone: z.literal('Europe/Zurich').default('Europe/Zurich'),
  /** Who calls; empty = the agency's name. */
  agentName: fields.agentName,
  /** Who gets the invitations; empty = the agency's address. */
  agentEmail: email.default(''),
});

export type BookingSettings = z.infer<typeof bookingSettings>;
