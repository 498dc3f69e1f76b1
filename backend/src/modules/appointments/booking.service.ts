import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { conflict, invalid, notFound } from '../../common/errors.js';
import { normalisePhone } from '../../common/phone.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { isDemo } from '../../rules/tokens.rules.js';
import { DEMO_COMPANY } from '../prospects/demo.js';
import { heldByVisitor } from '../prospects/held-prospect.queries.js';
import { companyRead } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { classifyVisitor } from '../prospects/visitor.js';
import type { AppointmentBooked, AppointmentRequest, BookedAppointment, PublicBooking } from './appointment.contract.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentChanges } from './appointment-changes.service.js';
import { BookedAppointments } from './booked-appointments.queries.js';
import { CalendarQueries } from './calendar.queries.js';
import { Invitations } from './invitations.service.js';

/** A prospect's own booking: what is free, and the call that is taken. */
interface Visitor {
  userAgent: string | undefined;
  staff: boolean;
  language: Language | null;
}

@Injectable()
export class Booking {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly calendar: CalendarQueries,
    private readonly changes: AppointmentChanges,
    private readonly invitations: Invitations,
    private readonly booked: BookedAppointments,
  ) {}

  async forProspect(token: string, asked: Language | null): Promise<PublicBooking> {
    if (isDemo(token)) return this.forDemo(token, languageOf(asked));
    const prospect = await this.prospects.byToken(token);
    const appointment = await this.calendar.upcomingOf(this.database.manager, prospect.id);
    const shown = appointment && (await this.booked.shown(appointment, prospect, asked));
    const calendar = await this.calendarFor(shown, languageOf(asked, prospect.language));
    return { ...calendar, token: prospect.token, company: await companyRead(prospect, asked) };
  }

  /** Shows our own calendar in any case: an external one would really book. */
  private async forDemo(token: string, language: Language): Promise<PublicBooking> {
    const own = await this.calendarFor(null, language);
    const slots = own.external ? await this.calendar.freeSlots((await this.calendar.rules()).booking) : own.slots;
    return { ...own, token, company: DEMO_COMPANY, external: null, slots };
  }

  private async calendarFor(appointment: BookedAppointment | null, language: Language) {
    const { booking, agentName } = await this.calendar.rules();
    return {
      agency: await this.calendar.agency(language),
      agentName,
      durationMinutes: booking.durationMinutes,
      timeZone: booking.timeZone,
      external: booking.url || null,
      appointment,
      slots: appointment || booking.url ? [] : await this.calendar.freeSlots(booking),
    };
  }

  /** The prospect's call for the calendar file of the page, which is in the language of the page. */
  async calendarFile(token: string, asked: Language | null) {
    const { appointment, language } = await this.upcoming(token);
    const { agency } = await this.calendar.rules();
    return this.invitations.fileOf(appointment, agency.name, languageOf(asked, language));
  }

  private async upcoming(token: string): Promise<{ appointment: Appointment; language: Language | null }> {
    const { id, language } = await this.prospects.byToken(token);
    const appointment = await this.calendar.upcomingOf(this.database.manager, id);
    if (!appointment) throw notFound(t`Aucun rendez-vous n’est réservé.`);
    return { appointment, language };
  }

  /** Returns the link that moves or cancels the call; a change is confirmed by e-mail. */
  async manageLink(token: string): Promise<{ manageUrl: string }> {
    const { domain } = await this.changes.rules();
    const { appointment } = await this.upcoming(token);
    return { manageUrl: await this.invitations.newLink(this.database.manager, appointment.id, domain) };
  }

  /** Books a slot and informs both sides. A repeated request returns the same call; with another number it corrects the number. */
  async book(request: AppointmentRequest, { language, ...visitor }: Visitor): Promise<AppointmentBooked> {
    const { id: prospectId } = await this.prospects.byToken(request.token);
    const telephone = phoneOf(request.telephone);
    // read before the transaction: those who wait for the calendar hold every connection of the pool
    const rules = await this.changes.freshRules();
    const { call, prospect, manageUrl } = await this.changes.inCalendar(async (manager) => {
      const prospect = await heldByVisitor(manager, prospectId, language);
      const start = new Date(request.start);
      const known = await this.calendar.upcomingOf(manager, prospectId);
      if (known?.start_at.getTime() === start.getTime()) {
        const isOther = telephone !== null && telephone !== (known.telephone ?? prospect.telephone);
        const call = isOther ? await this.changes.correctNumber(manager, { appointment: known, prospect, rules }, telephone) : known;
        return { call, prospect, manageUrl: null };
      }
      if (rules.booking.url) throw conflict('external_booking', t`La prise de rendez-vous se fait dans le calendrier de la page.`);
      if (known) throw conflict('already_booked', t`Vous avez déjà un rendez-vous. Déplacez-le par le lien de votre invitation.`);
      const time = await this.changes.takeSlot(manager, rules, start);
      const actor = classifyVisitor({ ...visitor, engaged: true });
      const { appointment, manageUrl } = await this.changes.book(manager, { prospect, rules, time, telephone, actor });
      return { call: appointment, prospect, manageUrl };
    });
    return { ...(await this.booked.shown(call, prospect, language)), manageUrl };
  }
}

/** Refuses what is no number. */
export function phoneOf(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const number = normalisePhone(typed);
  if (!number) {
    const message = t`Ce numéro n’est pas valable. Écrivez\u2011le comme 079 123 45 67, ou laissez le champ vide.`;
    throw invalid(message, { telephone: message });
  }
  return number;
}
