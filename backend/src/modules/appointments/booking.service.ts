import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import { ProspectEvent } from '../prospects/event.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyName } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { classifyVisitor } from '../prospects/visitor.js';
import type { AppointmentBooked, AppointmentRequest, PublicBooking } from './appointment.contract.js';
import { Appointment } from './appointment.entity.js';
import { CalendarQueries, toBookedCall } from './calendar.queries.js';
import { CallChanges } from './call-changes.service.js';
import { toE164 } from './phone-number.js';

/** A prospect's own booking: what is free, and the call that is taken. */
@Injectable()
export class Booking {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly calendar: CalendarQueries,
    private readonly changes: CallChanges,
    private readonly clock: Clock,
  ) {}

  async forProspect(token: string): Promise<PublicBooking> {
    const prospect = await this.prospects.byToken(token);
    const [{ booking, agency, agentName }, appointment] = await Promise.all([
      this.calendar.rules(),
      this.calendar.upcomingOf(this.database.manager, prospect.id),
    ]);
    return {
      token: prospect.token,
      company: companyName(prospect),
      agency,
      agentName,
      durationMinutes: booking.durationMinutes,
      timeZone: booking.timeZone,
      external: booking.url || null,
      appointment: appointment && toBookedCall(appointment),
      slots: appointment || booking.url ? [] : await this.calendar.freeSlots(booking),
    };
  }

  /** The prospect's call for the calendar file of the page. */
  async upcoming(token: string): Promise<Appointment> {
    const prospect = await this.prospects.byToken(token);
    const appointment = await this.calendar.upcomingOf(this.database.manager, prospect.id);
    if (!appointment) throw notFound('Aucun rendez-vous n’est réservé.');
    return appointment;
  }

  /** Takes a slot and tells both sides. The same call asked for again is answered, not booked twice. */
  async book(request: AppointmentRequest, visitor: { userAgent: string | undefined; staff: boolean }): Promise<AppointmentBooked> {
    const { id: prospectId } = await this.prospects.byToken(request.token);
    const telephone = phoneOf(request.telephone);
    // read before the transaction: those who wait for the calendar hold every connection of the pool
    const rules = await this.changes.rules();
    if (rules.booking.url) throw conflict('external_booking', 'La prise de rendez-vous se fait dans le calendrier de la page.');
    return this.changes.inCalendar(async (manager) => {
      const prospect = await lockProspect(manager, prospectId);
      const start = new Date(request.start);
      const known = await this.calendar.upcomingOf(manager, prospectId);
      if (known?.start_at.getTime() === start.getTime()) return { ...toBookedCall(known), manageUrl: null };
      if (known) throw conflict('already_booked', 'Vous avez déjà un rendez-vous. Déplacez-le par le lien de votre invitation.');
      const slot = await this.changes.takeSlot(manager, rules, start);
      const { id } = await manager.save(Appointment, {
        prospect_id: prospectId,
        start_at: slot.start,
        end_at: slot.end,
        telephone,
      } as Appointment);
      const appointment = await manager.findOneByOrFail(Appointment, { id });
      await manager.update(Prospect, { id: prospectId }, { rdv_pris: true });
      await manager.insert(ProspectEvent, {
        prospect_id: prospectId,
        type: 'appointment',
        actor: classifyVisitor({ ...visitor, engaged: true }),
        occurred_at: this.clock.now(),
        payload: { appointment_id: id },
      });
      const manageUrl = await this.changes.tell(manager, 'booked', { appointment, prospect, rules });
      return { ...toBookedCall(appointment), manageUrl };
    });
  }
}

function phoneOf(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const number = toE164(typed);
  if (!number) {
    const message = 'Ce numéro n’est pas valable. Écrivez\u2011le comme 079 123 45 67, ou laissez le champ vide.';
    throw invalid(message, { telephone: message });
  }
  return number;
}

async function lockProspect(manager: EntityManager, id: string): Promise<Prospect> {
  const prospect = await manager.findOne(Prospect, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!prospect) throw notFound('Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.');
  return prospect;
}
