import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { localizedEmail } from '../../common/mail/localized-email.js';
import { type Mail, Outbox } from '../../common/mail/outbox.service.js';
import { newSecret } from '../../common/tokens.js';
import { callUid } from '../../rules/call-uid.rules.js';
import type { Language } from '../../rules/language.rules.js';
import { type PageId, pagePrefix } from '../../rules/routes.rules.js';
import { composedIn } from '../../words/catalogues.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel, personalLink } from '../prospects/prospect-view.js';
import { Signatories } from '../signatories/signatories.queries.js';
import type { Appointment } from './appointment.entity.js';
import { AppointmentLink } from './appointment-link.entity.js';
import { BookedAppointments, numberOf } from './booked-appointments.queries.js';
import type { CalendarRules } from './calendar.queries.js';
import { callDownload, callFile } from './call-file.js';
import { agentEvent, agentInvitation, type Invitation, type InvitationEmail, prospectInvitation } from './invitation.js';

interface InvitedCall {
  appointment: Appointment;
  prospect: Prospect;
  rules: CalendarRules & { domain: string };
}

/** Queues the e-mails about a call, with a calendar file, in the transaction of the change. */
@Injectable()
export class Invitations {
  constructor(
    private readonly outbox: Outbox,
    private readonly signatories: Signatories,
    private readonly booked: BookedAppointments,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Queues both e-mails; answers the link by which the prospect changes the call. */
  async send(manager: EntityManager, change: Invitation['change'], call: InvitedCall): Promise<string> {
    const { appointment, prospect, rules } = call;
    const invitation = await this.invitationOf(change, call, await this.newLink(manager, appointment.id, rules.domain));
    const stamp = this.clock.now();
    const mail = { prospectId: prospect.id, kind: `appointment_${change}` };
    // a call booked by staff was not requested by a form
    const asked = appointment.booked_by === null ? {} : { askedAt: null };
    const { language, ...toProspect } = await localizedEmail(prospect.language, () => prospectInvitation(invitation, stamp));
    await this.queue(manager, { ...mail, ...asked, language }, toProspect, invitation.agent.email);
    await this.queue(manager, { ...mail, kind: `${mail.kind}_agent` }, agentInvitation(invitation, stamp), prospect.email);
    return invitation.manageUrl;
  }

  /** Queues the e-mail that brings the caller another number. */
  async sendNumber(manager: EntityManager, call: InvitedCall): Promise<void> {
    const invitation = await this.invitationOf('booked', call, '');
    const mail = { prospectId: call.prospect.id, kind: 'appointment_booked_agent' };
    await this.queue(manager, mail, agentInvitation({ ...invitation, isNumberOnly: true }, this.clock.now()), call.prospect.email);
  }

  /** The event of a call for a connected calendar of the agency. */
  async eventOf(call: InvitedCall): Promise<string> {
    return agentEvent(await this.invitationOf('booked', call, ''), this.clock.now());
  }

  private async invitationOf(change: Invitation['change'], { appointment, prospect, rules }: InvitedCall, manageUrl: string) {
    return {
      change,
      uid: this.uidOf(appointment.id),
      sequence: appointment.sequence,
      start: appointment.start_at,
      end: appointment.end_at,
      agency: rules.agency.name,
      person: await this.signatories.of(prospect.id),
      agent: { name: rules.agentName, email: rules.booking.agentEmail || rules.agency.email || this.config.adminEmail },
      company: companyLabel(prospect),
      prospect: { name: [prospect.prenom, prospect.prenom ? prospect.nom : ''].filter(Boolean).join(' '), email: prospect.email },
      telephone: numberOf(appointment, prospect),
      topics: await this.booked.topicsOf(prospect.id),
      siteUrl: prospect.site_url,
      manageUrl,
      bookingUrl: this.page('booking', prospect.token, rules.domain),
      staffUrl: `${this.config.publicUrl}/mon-espace/appointments/${appointment.id}/show`,
    };
  }

  /** Another link by which the prospect changes the call. */
  async newLink(manager: EntityManager, appointmentId: string, domain: string): Promise<string> {
    const { secret, hash } = newSecret();
    await manager.insert(AppointmentLink, { token_hash: hash, appointment_id: appointmentId });
    return this.page('call', secret, domain);
  }

  /** Returns the calendar file for download with its headers; `other`: the other side. */
  fileOf({ id, sequence, start_at, end_at }: Appointment, other: string, language: Language = 'fr') {
    const call = { uid: this.uidOf(id), sequence, start: start_at, end: end_at, other };
    return composedIn(language, () => ({ headers: callDownload(), file: callFile(call, this.clock.now()) }));
  }

  private page(id: PageId, token: string, domain: string): string {
    return personalLink(token, { domain, tokenPrefix: pagePrefix(id) }, this.config.publicUrl);
  }

  private uidOf(id: string): string {
    return callUid(id, new URL(this.config.publicUrl).hostname);
  }

  private async queue(
    manager: EntityManager,
    mail: Pick<Mail, 'kind' | 'prospectId' | 'askedAt' | 'language'>,
    message: InvitationEmail,
    replyTo: string,
  ): Promise<void> {
    await this.outbox.enqueue(manager, {
      ...mail,
      recipient: message.recipient,
      subject: message.subject,
      letter: message.letter,
      headers: { 'Reply-To': replyTo },
      attachments: [
        {
          filename: message.filename,
          contentType: `text/calendar; charset=utf-8; method=${message.method}`,
          content: Buffer.from(message.calendar).toString('base64'),
        },
      ],
    });
  }
}
