import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Prospect } from '../prospects/prospect.entity.js';
import type { AppointmentUpdate } from './appointment.contract.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentChanges, type AppointmentContext } from './appointment-changes.service.js';
import { statusObstacle } from './status-change.js';

/** What staff changes about a call: its time, what became of it, notes. */
@Injectable()
export class Appointments {
  constructor(
    private readonly changes: AppointmentChanges,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Merges the sent keys; the prospect is informed of a new time and of a cancellation. */
  async update(id: string, { read, ...update }: AppointmentUpdate, user: SignedInUser): Promise<void> {
    const rules = await this.changes.rules();
    await this.changes.inCalendar(async (manager) => {
      const before = await manager.findOneBy(Appointment, { id });
      if (!before) throw notFound('Ce rendez-vous n’existe pas ou a été supprimé.');
      const prospect = await manager.findOneByOrFail(Prospect, { id: before.prospect_id });
      const moved = await this.move(manager, { appointment: before, prospect, rules }, update.start_at);
      const ended = await this.setStatus(manager, { appointment: moved, prospect, rules }, update.status);
      if (update.notes !== undefined) await manager.update(Appointment, { id }, { notes: update.notes });
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'appointments',
        resourceId: id,
        before: audited(before),
        after: audited({ ...ended, notes: update.notes === undefined ? ended.notes : update.notes }),
        read,
      });
    });
  }

  /** Staff may choose any free future time. */
  private async move(manager: EntityManager, call: AppointmentContext, startAt: string | undefined): Promise<Appointment> {
    const { appointment } = call;
    const start = startAt === undefined ? appointment.start_at : new Date(startAt);
    if (start.getTime() === appointment.start_at.getTime()) return appointment;
    if (appointment.status !== 'booked') throw conflict('appointment_over', 'Seul un rendez-vous à venir peut être déplacé.');
    if (start <= this.clock.now()) {
      const message = 'Choisissez une date à venir.';
      throw invalid(message, { start_at: message });
    }
    const length = appointment.end_at.getTime() - appointment.start_at.getTime();
    return this.changes.move(manager, call, { start, end: new Date(start.getTime() + length) });
  }

  private async setStatus(
    manager: EntityManager,
    call: AppointmentContext,
    status: Appointment['status'] | undefined,
  ): Promise<Appointment> {
    const { appointment } = call;
    if (status === undefined || status === appointment.status) return appointment;
    const obstacle = statusObstacle(appointment.status, status, appointment.start_at, this.clock.now());
    if (obstacle) throw conflict('status_refused', obstacle, { status: obstacle });
    if (status === 'cancelled') return this.changes.cancel(manager, call);
    await manager.update(Appointment, { id: appointment.id }, { status });
    return { ...appointment, status };
  }
}

const audited = ({ start_at, status, notes }: Appointment) => ({ start_at: start_at.toISOString(), status, notes });
