import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { containsWord, searchWords, spellingsOf } from '../../common/http/search-words.js';
import { agendaLine, topicWords } from '../../rules/call-agenda.rules.js';
import { localDate, localTime } from '../../rules/dates.rules.js';
import { applyExamples, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { companyLabel } from '../prospects/prospect-view.js';
import type { AppointmentRecord } from './appointment.contract.js';
import { Appointment } from './appointment.entity.js';
import { BookedAppointments } from './booked-appointments.queries.js';

const FIELDS = { status: 'text', prospect_id: 'uuid', start_at: 'date', end_at: 'date', created_at: 'date' } satisfies FilterFields;

/** `q`: part of the name, e-mail, company or website of the prospect. */
export const appointmentListQuery = listQuery(['start_at', 'created_at', 'status', 'id'], FIELDS, {
  q: z.string().optional(),
  ...EXAMPLE_FILTER,
});
type AppointmentFilter = z.infer<typeof appointmentListQuery>['filter'];

/** Appointments as staff sees them. */
@Injectable()
export class AppointmentQueries {
  constructor(
    private readonly database: DataSource,
    private readonly booked: BookedAppointments,
  ) {}

  async page(query: ListQuery<AppointmentFilter>): Promise<Page<AppointmentRecord>> {
    const matching = this.withProspect();
    applyFilters(matching, query.filter, FIELDS);
    applyExamples(matching, query.filter, 'appointment.prospect_id');
    for (const [index, word] of searchWords(query.filter.q).entries()) {
      const { sql, values } = containsWord('prospect.search_text', spellingsOf(word), `word${index}`);
      matching.andWhere(sql, values);
    }
    const { items, ...page } = await readPage(matching, query);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<AppointmentRecord> {
    const call = await this.found(id);
    const when = { day: localDate(call.start_at), time: localTime(call.start_at) };
    return { ...toRecord(call), agenda: agendaLine(when, topicWords(await this.booked.topicsOf(call.prospect_id))) };
  }

  /** Reads a call with its company. */
  async callWith(id: string): Promise<{ call: Appointment; company: string }> {
    const call = await this.found(id);
    return { call, company: toRecord(call).company };
  }

  private async found(id: string) {
    const found = await this.withProspect().where('appointment.id = :id', { id }).getOne();
    if (!found) throw notFound('Ce rendez-vous n’existe pas ou a été supprimé.');
    return found;
  }

  private withProspect() {
    return this.database
      .getRepository(Appointment)
      .createQueryBuilder('appointment')
      .leftJoinAndSelect('appointment.prospect', 'prospect')
      .leftJoinAndSelect('appointment.booker', 'booker');
  }
}

function toRecord({ prospect, booker, ...appointment }: Appointment): AppointmentRecord {
  return {
    ...appointment,
    booked_by: booker && (booker.name || booker.email),
    company: companyLabel(prospect),
    contact: [prospect.prenom, prospect.nom].filter(Boolean).join(' '),
    email: prospect.email,
    telephone: appointment.telephone ?? prospect.telephone,
    start_at: appointment.start_at.toISOString(),
    end_at: appointment.end_at.toISOString(),
    created_at: appointment.created_at.toISOString(),
    updated_at: appointment.updated_at.toISOString(),
  };
}
