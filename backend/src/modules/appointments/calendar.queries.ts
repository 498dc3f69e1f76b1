import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/errors.js';
import { noteReader } from '../../common/http/visitor-language.js';
import { hashSecret } from '../../common/tokens.js';
import { localDate, localTime } from '../../rules/dates.rules.js';
import { type Language, t } from '../../rules/language.rules.js';
import { BusyTimes } from '../calendars/busy-times.queries.js';
import { agencyToward } from '../settings/agency-voice.queries.js';
import type { BookingSettings } from '../settings/booking-settings.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import { Settings } from '../settings/settings.service.js';
import type { Slot } from './appointment.contract.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentLink } from './appointment-link.entity.js';
import { freeSlots, type Interval } from './slots.js';

export interface CalendarRules {
  booking: BookingSettings;
  agency: SettingsOf<'agency'>;
  agentName: string;
}

/** The calendar of calls: its rules, what is booked, what is free. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly busy: BusyTimes,
    private readonly clock: Clock,
  ) {}

  async rules(): Promise<CalendarRules> {
    const [booking, agency] = await Promise.all([this.settings.get('booking'), this.settings.get('agency')]);
    return { booking, agency, agentName: booking.agentName || agency.name };
  }

  /** Who the agency is, to readers of a language. */
  agency(language: Language): Promise<SettingsOf<'agency'>> {
    return agencyToward(this.settings, language);
  }

  async freeSlots(booking: BookingSettings, except?: string): Promise<Slot[]> {
    return freeSlots(booking, await this.booked(this.database.manager, except), this.clock.now()).map(toSlot);
  }

  /** Returns current and future calls, except one that is being moved, and the busy times of the connected calendars. */
  async booked(manager: EntityManager, except?: string): Promise<Interval[]> {
    const now = new Date(this.clock.now().getTime() - LONGEST_BUFFER_MS);
    const calls = await manager
      .createQueryBuilder(Appointment, 'call')
      .where(`call.status = 'booked' AND call.end_at > :now`, { now })
      .getMany();
    const own = calls.filter(({ id }) => id !== except).map(({ start_at, end_at }) => ({ start: start_at, end: end_at }));
    return [...own, ...(await this.busy.after(manager, now))];
  }

  /** The booked call of a prospect that is not over yet. */
  upcomingOf(manager: EntityManager, prospectId: string): Promise<Appointment | null> {
    return manager
      .createQueryBuilder(Appointment, 'call')
      .where(`call.prospect_id = :prospectId AND call.status = 'booked' AND call.end_at > :now`, { prospectId, now: this.clock.now() })
      .orderBy('call.start_at')
      .getOne();
  }

  /** The call of an invitation's link. */
  async byLink(secret: string): Promise<Appointment> {
    const link = await this.database
      .getRepository(AppointmentLink)
      .findOne({ where: { token_hash: hashSecret(secret) }, relations: { appointment: { prospect: true } } });
    if (!link) throw notFound(t`Ce lien est invalide. Reprenez-le dans l’invitation que vous avez reçue.`);
    noteReader(link.appointment.prospect);
    return link.appointment;
  }
}

/** The buffer of a call extends beyond its end. */
const LONGEST_BUFFER_MS = 3 * 3_600_000;

/** Of the slots that are offered again and again. */
const written = new WeakMap<Interval, Slot>();

export function toSlot(interval: Interval): Slot {
  const { start, end } = interval;
  const known = written.get(interval);
  if (known) return known;
  const slot = { start: start.toISOString(), end: end.toISOString(), day: localDate(start), time: localTime(start) };
  written.set(interval, slot);
  return slot;
}
