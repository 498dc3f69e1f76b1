import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, invalid } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { normalisePhone } from '../../common/phone.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { AppointmentCreate, StaffBooking } from './appointment.contract.js';
import { AppointmentChanges, type ChangeRules } from './appointment-changes.service.js';
import { AppointmentQueries } from './appointments.queries.js';
import { phoneOf } from './booking.service.js';
import { CalendarQueries } from './calendar.queries.js';
import { spokenTime } from './invitation.js';
import type { Interval } from './slots.js';

/** Calls that staff books for a prospect, in the same calendar and with the same e-mails as the prospect's own. */
@Injectable()
export class StaffBookings {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly calendar: CalendarQueries,
    private readonly changes: AppointmentChanges,
    private readonly queries: AppointmentQueries,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async read(prospectId: string): Promise<StaffBooking> {
    const { telephone } = await this.prospects.get(prospectId);
    const [{ booking }, known] = await Promise.all([this.calendar.rules(), this.calendar.upcomingOf(this.database.manager, prospectId)]);
    return {
      durationMinutes: booking.durationMinutes,
      slots: known || booking.url ? [] : await this.calendar.freeSlots(booking),
      external: booking.url || null,
      telephone: known?.telephone ?? telephone,
      appointment: known && (await this.queries.get(known.id)),
    };
  }

  /** Returns the id of the call. A repeated request returns the same call. */
  async book({ prospect_id, start: startAt, agreed, telephone: typed, notes }: AppointmentCreate, user: SignedInUser): Promise<string> {
    const telephone = phoneOf(typed);
    const start = new Date(startAt);
    // read before the transaction: those who wait for the calendar hold every connection of the pool
    const rules = agreed ? await this.changes.rules() : await this.changes.freshRules();
    return this.changes.inCalendar(async (manager) => {
      const prospect = await heldProspect(manager, prospect_id);
      const known = await this.calendar.upcomingOf(manager, prospect_id);
      if (known?.start_at.getTime() === start.getTime()) return known.id;
      if (known)
        throw conflict(
          'already_booked',
          `Un appel est déjà réservé pour le ${spokenTime(known.start_at)}. Déplacez-le ou annulez-le d’abord.`,
        );
      const time = agreed ? this.agreedTime(rules, start) : await this.freeTime(manager, rules, start);
      // where one is called anyway is no other number for this call
      const own = telephone === phoneKnown(prospect.telephone) ? null : telephone;
      const call = { prospect, rules, time, telephone: own, actor: 'staff', bookedBy: user.id, notes: notes ?? null } as const;
      const { appointment } = await this.changes.book(manager, call);
      const after = { prospect_id, start_at: appointment.start_at.toISOString(), agreed, notes: appointment.notes };
      await this.audit.record(manager, user, {
        ...{ action: 'create', resource: 'appointments', resourceId: appointment.id },
        after,
      });
      return appointment.id;
    });
  }

  private freeTime(manager: EntityManager, rules: ChangeRules, start: Date): Promise<Interval> {
    if (rules.booking.url)
      throw conflict('external_booking', 'Les créneaux libres se réservent dans le calendrier externe. Notez ici l’heure convenue.');
    return this.changes.takeSlot(manager, rules, start);
  }

  /** Any future time: the calendar refuses overlaps. */
  private agreedTime({ booking }: ChangeRules, start: Date): Interval {
    if (start <= this.clock.now()) {
      const message = 'Choisissez une date à venir.';
      throw invalid(message, { start: message });
    }
    return { start, end: new Date(start.getTime() + booking.durationMinutes * 60_000) };
  }
}

/** A number of the file may be any text. */
const phoneKnown = (number: string | null): string | null => number && normalisePhone(number);
