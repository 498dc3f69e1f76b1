import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { events } from '../../common/database/domain-events.js';
import { conflict, invalid } from '../../common/errors.js';
import { t } from '../../rules/language.rules.js';
import { CalendarReading } from '../calendars/calendar-reading.service.js';
import { applyFact } from '../prospects/pipeline.queries.js';
import type { Actor } from '../prospects/prospect.contract.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { noteEvent, writeAppointment } from '../prospects/prospect-facts.queries.js';
import { Settings } from '../settings/settings.service.js';
import { Appointment } from './appointment.entity.js';
import { CalendarQueries, type CalendarRules } from './calendar.queries.js';
import { CalendarEntries } from './calendar-entries.service.js';
import type { Invitation } from './invitation.js';
import { Invitations } from './invitations.service.js';
import { type Interval, isFree, offeredSlots, SLOT_GONE } from './slots.js';

export type ChangeRules = CalendarRules & { domain: string };

/** A call to book, its author, and the telephone. */
export interface NewCall {
  prospect: Prospect;
  rules: ChangeRules;
  time: Interval;
  telephone: string | null;
  actor: Actor;
  /** Of the team. */
  bookedBy?: string;
  notes?: string | null;
}

/** An appointment with what its e-mails need. */
export interface AppointmentContext {
  appointment: Appointment;
  prospect: Prospect;
  rules: ChangeRules;
}

const EXCLUSION_VIOLATION = '23P01';
const slotTaken = () => conflict('slot_taken', t`Ce créneau vient d’être pris. Choisissez-en un autre.`);

/** Books, moves and cancels appointments, one change at a time, and queues the e-mails to both sides. */
@Injectable()
export class AppointmentChanges {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly calendar: CalendarQueries,
    private readonly reading: CalendarReading,
    private readonly invitations: Invitations,
    private readonly entries: CalendarEntries,
    private readonly clock: Clock,
  ) {}

  async rules(): Promise<ChangeRules> {
    const [rules, { domain }] = await Promise.all([this.calendar.rules(), this.settings.get('systemConfig')]);
    return { ...rules, domain };
  }

  /** Before a slot is taken: reads the connected calendars anew. */
  async freshRules(): Promise<ChangeRules> {
    await this.reading.refresh();
    return this.rules();
  }

  /** Runs a change of the calendar exclusively; a constraint of the database guards it as well. */
  async inCalendar<T>(change: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(async (manager) => {
        await manager.query(`SELECT pg_advisory_xact_lock(hashtext('appointments'))`);
        return change(manager);
      });
    } catch (error) {
      const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
      throw code === EXCLUSION_VIOLATION ? slotTaken() : error;
    }
  }

  /** The offered slot that begins then, if it is still free. */
  async takeSlot(manager: EntityManager, { booking }: ChangeRules, start: Date, except?: string): Promise<Interval> {
    const slot = offeredSlots(booking, this.clock.now()).find((offered) => offered.start.getTime() === start.getTime());
    if (!slot) throw invalid(SLOT_GONE, { start: t`Créneau non proposé` });
    if (!isFree(slot, await this.calendar.booked(manager, except), booking.bufferMinutes)) throw slotTaken();
    return slot;
  }

  /** Books a call, marks the prospect and informs both sides; used by every route that books. */
  async book(manager: EntityManager, call: NewCall): Promise<{ appointment: Appointment; manageUrl: string }> {
    const { prospect, rules, time, telephone, actor, bookedBy, notes } = call;
    const values = {
      ...{ prospect_id: prospect.id, start_at: time.start, end_at: time.end, telephone },
      ...{ notes: notes ?? null, booked_by: bookedBy ?? null },
    };
    const { id } = await manager.save(Appointment, values as Appointment);
    const appointment = await manager.findOneByOrFail(Appointment, { id });
    await this.entries.create(manager, [appointment]);
    await events.emit(manager, { type: 'appointment.booked', ids: [id] });
    await writeAppointment(manager, prospect.id, true);
    await applyFact(manager, prospect.id, 'call_booked', appointment.created_at);
    const payload = { appointment_id: id };
    await noteEvent(manager, { prospect_id: prospect.id, type: 'appointment', actor, occurred_at: this.clock.now(), payload });
    return { appointment, manageUrl: await this.tell(manager, 'booked', { appointment, prospect, rules }) };
  }

  async move(manager: EntityManager, call: AppointmentContext, { start, end }: Interval): Promise<Appointment> {
    const moved = await this.save(manager, call.appointment, { start_at: start, end_at: end });
    const { id, start_at: previous_start_at } = call.appointment;
    if (start.getTime() !== previous_start_at.getTime())
      await events.emit(manager, { type: 'appointment.moved', ids: [id], details: { previous_start_at } });
    await this.tell(manager, 'moved', { ...call, appointment: moved });
    return moved;
  }

  /** The caller learns the new number; the prospect has it on the screen. */
  async correctNumber(manager: EntityManager, call: AppointmentContext, telephone: string): Promise<Appointment> {
    const corrected = await this.save(manager, call.appointment, { telephone });
    await this.invitations.sendNumber(manager, { ...call, appointment: corrected });
    return corrected;
  }

  async cancel(manager: EntityManager, call: AppointmentContext): Promise<Appointment> {
    const cancelled = await this.save(manager, call.appointment, { status: 'cancelled' });
    if (call.appointment.status !== 'cancelled') await events.emit(manager, { type: 'appointment.cancelled', ids: [cancelled.id] });
    await this.tell(manager, 'cancelled', { ...call, appointment: cancelled });
    const others = await manager
      .createQueryBuilder(Appointment, 'call')
      .where(`call.prospect_id = :id AND call.status <> 'cancelled'`, { id: call.prospect.id })
      .getCount();
    if (others === 0) await writeAppointment(manager, call.prospect.id, false);
    return cancelled;
  }

  private tell(manager: EntityManager, change: Invitation['change'], call: AppointmentContext): Promise<string> {
    return this.invitations.send(manager, change, call);
  }

  /** A change that calendars must take over carries a higher version. */
  private async save(manager: EntityManager, before: Appointment, change: Partial<Appointment>): Promise<Appointment> {
    await manager.update(Appointment, { id: before.id }, { ...change, sequence: before.sequence + 1 } as object);
    await this.entries.write(manager, before.id);
    return manager.findOneByOrFail(Appointment, { id: before.id });
  }
}
