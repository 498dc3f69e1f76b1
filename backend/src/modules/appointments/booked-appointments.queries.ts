import { Injectable } from '@nestjs/common';
import { showPhone } from '../../common/phone.js';
import { agendaLine, type CallTopic, callTopics, topicWords } from '../../rules/call-agenda.rules.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { SiteJudgement } from '../analysis/findings/site-judgement.service.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import type { BookedAppointment } from './appointment.contract.js';
import type { Appointment } from './appointment.entity.js';
import { toSlot } from './calendar.queries.js';

/** A booked call as its prospect sees it: when, at which number, and about what. */
@Injectable()
export class BookedAppointments {
  constructor(private readonly judgement: SiteJudgement) {}

  async shown(call: Appointment, prospect: Pick<Prospect, 'telephone' | 'language'>, asked: Language | null): Promise<BookedAppointment> {
    const topics = await this.topicsOf(call.prospect_id);
    const slot = toSlot({ start: call.start_at, end: call.end_at });
    const agenda = await composedIn(languageOf(asked, prospect.language), () => agendaLine(slot, topicWords(topics)));
    return { ...slot, status: call.status, telephone: numberOf(call, prospect), agenda };
  }

  async topicsOf(prospectId: string): Promise<CallTopic[]> {
    return callTopics((await this.judgement.stored(prospectId))?.findings ?? []);
  }
}

/** The number given for this call, else the known one. */
export function numberOf({ telephone }: Pick<Appointment, 'telephone'>, prospect: Pick<Prospect, 'telephone'>): string | null {
  const number = telephone ?? prospect.telephone;
  return number && showPhone(number);
}
