import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict } from '../../common/errors.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { heldByVisitor } from '../prospects/held-prospect.queries.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { companyRead } from '../prospects/prospect-view.js';
import type { ManagedAppointment } from './appointment.contract.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentChanges, type AppointmentContext, type ChangeRules } from './appointment-changes.service.js';
import { BookedAppointments } from './booked-appointments.queries.js';
import { CalendarQueries } from './calendar.queries.js';

/** Reads, moves or cancels a call by the link of its invitation. */
@Injectable()
export class ManagedAppointments {
  constructor(
    private readonly calendar: CalendarQueries,
    private readonly changes: AppointmentChanges,
    private readonly booked: BookedAppointments,
    private readonly clock: Clock,
  ) {}

  async byLink(secret: string, asked: Language | null): Promise<ManagedAppointment> {
    const [appointment, rules] = await Promise.all([this.calendar.byLink(secret), this.changes.rules()]);
    return this.toManaged(appointment, appointment.prospect, rules, asked);
  }

  async cancel(secret: string, asked: Language | null): Promise<ManagedAppointment> {
    return this.change(secret, asked, this.changes.rules(), async (manager, call) => {
      // idempotent
      if (call.appointment.status === 'cancelled') return call.appointment;
      this.assertChangeable(call.appointment);
      return this.changes.cancel(manager, call);
    });
  }

  async move(secret: string, start: Date, asked: Language | null): Promise<ManagedAppointment> {
    return this.change(secret, asked, this.changes.freshRules(), async (manager, call) => {
      this.assertChangeable(call.appointment);
      if (call.appointment.start_at.getTime() === start.getTime()) return call.appointment;
      const slot = await this.changes.takeSlot(manager, call.rules, start, call.appointment.id);
      return this.changes.move(manager, call, slot);
    });
  }

  private async change(
    secret: string,
    asked: Language | null,
    reading: Promise<ChangeRules>,
    act: (manager: EntityManager, call: AppointmentContext) => Promise<Appointment>,
  ): Promise<ManagedAppointment> {
    const [{ id, prospect_id }, rules] = await Promise.all([this.calendar.byLink(secret), reading]);
    const { appointment, prospect } = await this.changes.inCalendar(async (manager) => {
      const prospect = await heldByVisitor(manager, prospect_id, asked);
      const current = await manager.findOneByOrFail(Appointment, { id });
      return { appointment: await act(manager, { appointment: current, prospect, rules }), prospect };
    });
    return this.toManaged(appointment, prospect, rules, asked);
  }

  private assertChangeable(appointment: Appointment): void {
    if (this.isChangeable(appointment)) return;
    const isCancelled = appointment.status === 'cancelled';
    throw conflict(
      'appointment_over',
      isCancelled
        ? t`Ce rendez-vous est annulé. Réservez-en un autre depuis votre page.`
        : t`Ce rendez-vous a déjà eu lieu ou a commencé. Réservez-en un autre depuis votre page.`,
    );
  }

  private isChangeable({ status, start_at }: Appointment): boolean {
    return status === 'booked' && start_at > this.clock.now();
  }

  private async toManaged(
    appointment: Appointment,
    prospect: Prospect,
    { booking, agentName }: ChangeRules,
    asked: Language | null,
  ): Promise<ManagedAppointment> {
    const changeable = this.isChangeable(appointment);
    return {
      company: await companyRead(prospect, asked),
      agency: await this.calendar.agency(languageOf(asked, prospect.language)),
      agentName,
      durationMinutes: booking.durationMinutes,
      timeZone: booking.timeZone,
      appointment: await this.booked.shown(appointment, prospect, asked),
      changeable,
      slots: changeable ? await this.calendar.freeSlots(booking, appointment.id) : [],
    };
  }
}
