import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict } from '../../common/errors.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyName } from '../prospects/prospect-view.js';
import type { ManagedCall } from './appointment.contract.js';
import { Appointment } from './appointment.entity.js';
import { CalendarQueries, toBookedCall } from './calendar.queries.js';
import { CallChanges, type ChangeRules, type ToldCall } from './call-changes.service.js';

/** A call behind the link of its invitation: looked at, moved or cancelled by the prospect. */
@Injectable()
export class ManagedCalls {
  constructor(
    private readonly calendar: CalendarQueries,
    private readonly changes: CallChanges,
    private readonly clock: Clock,
  ) {}

  async byLink(secret: string): Promise<ManagedCall> {
    const [appointment, rules] = await Promise.all([this.calendar.byLink(secret), this.changes.rules()]);
    return this.toManaged(appointment, appointment.prospect, rules);
  }

  async cancel(secret: string): Promise<ManagedCall> {
    return this.change(secret, async (manager, call) => {
      // asked for twice, it is cancelled once
      if (call.appointment.status === 'cancelled') return call.appointment;
      this.assertChangeable(call.appointment);
      return this.changes.cancel(manager, call);
    });
  }

  async move(secret: string, start: Date): Promise<ManagedCall> {
    return this.change(secret, async (manager, call) => {
      this.assertChangeable(call.appointment);
      if (call.appointment.start_at.getTime() === start.getTime()) return call.appointment;
      const slot = await this.changes.takeSlot(manager, call.rules, start, call.appointment.id);
      return this.changes.move(manager, call, slot);
    });
  }

  private async change(secret: string, act: (manager: EntityManager, call: ToldCall) => Promise<Appointment>): Promise<ManagedCall> {
    const [{ id, prospect_id }, rules] = await Promise.all([this.calendar.byLink(secret), this.changes.rules()]);
    const { appointment, prospect } = await this.changes.inCalendar(async (manager) => {
      const prospect = await manager.findOneByOrFail(Prospect, { id: prospect_id });
      const current = await manager.findOneByOrFail(Appointment, { id });
      return { appointment: await act(manager, { appointment: current, prospect, rules }), prospect };
    });
    return this.toManaged(appointment, prospect, rules);
  }

  private assertChangeable(appointment: Appointment): void {
    if (this.isChangeable(appointment)) return;
    const text = appointment.status === 'cancelled' ? 'Ce rendez-vous est annulé.' : 'Ce rendez-vous a déjà eu lieu ou a commencé.';
    throw conflict('appointment_over', `${text} Réservez-en un autre depuis votre page.`);
  }

  private isChangeable({ status, start_at }: Appointment): boolean {
    return status === 'booked' && start_at > this.clock.now();
  }

  private async toManaged(appointment: Appointment, prospect: Prospect, { booking, agency, agentName }: ChangeRules): Promise<ManagedCall> {
    const changeable = this.isChangeable(appointment);
    return {
      company: companyName(prospect),
      agency,
      agentName,
      durationMinutes: booking.durationMinutes,
      timeZone: booking.timeZone,
      appointment: toBookedCall(appointment),
      changeable,
      slots: changeable ? await this.calendar.freeSlots(booking, appointment.id) : [],
    };
  }
}
