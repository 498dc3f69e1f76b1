import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { OutboxMessage, type OutboxStatus } from '../../common/mail/outbox-message.entity.js';
import { Colleagues } from '../auth/colleagues.queries.js';
import type { LoggedNote, NoteRecord } from './follow-up.contract.js';
import type { Notes } from './notes.service.js';
import { ProspectNote } from './prospect-note.entity.js';
import { toTask } from './tasks.service.js';

const FIELDS = { kind: 'text', outcome: 'text', author_id: 'uuid', at: 'date', created_at: 'date' } satisfies FilterFields;
const OWN_FILTERS = {
  /** Words of the note; accents do not matter. */
  q: z.string().optional(),
};
export const noteListQuery = listQuery(['at', 'id', 'created_at'], FIELDS, OWN_FILTERS);

@Injectable()
export class NoteQueries {
  constructor(
    private readonly database: DataSource,
    private readonly colleagues: Colleagues,
  ) {}

  async page(prospectId: string, query: ListQuery<z.infer<typeof noteListQuery>['filter']>): Promise<Page<NoteRecord>> {
    const notes = this.database
      .getRepository(ProspectNote)
      .createQueryBuilder('note')
      .where('note.prospect_id = :prospectId', { prospectId });
    applyFilters(notes, query.filter, FIELDS);
    applySearch(notes, query.filter.q, 'note.content');
    const { items, ...page } = await readPage(notes, query);
    return { ...page, items: await this.toRecords(items) };
  }

  async toRecords(notes: readonly ProspectNote[]): Promise<NoteRecord[]> {
    const names = new Map((await this.colleagues.list()).map(({ id, name }) => [id, name]));
    const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
    const states = await this.mailStates(notes);
    return notes.map(({ author_id, changed_by, at, created_at, mail_subject, ...note }) => ({
      ...note,
      mail: mail_subject === null ? null : { subject: mail_subject, status: states.get(note.id) ?? null },
      author: person(author_id),
      changed_by: person(changed_by),
      at: at.toISOString(),
      created_at: created_at.toISOString(),
    }));
  }

  /** A note that was just written, with what it did to the tasks. */
  async toLogged({ note, closed, next }: Awaited<ReturnType<Notes['create']>>): Promise<LoggedNote> {
    const [record] = await this.toRecords([note]);
    return { ...(record as NoteRecord), closed: closed && toTask(closed), next: next && toTask(next) };
  }

  /** What became of the mails among them. */
  private async mailStates(notes: readonly ProspectNote[]): Promise<Map<string, OutboxStatus>> {
    const ids = notes.flatMap(({ id, mail_subject }) => (mail_subject === null ? [] : [id]));
    if (ids.length === 0) return new Map();
    const messages = this.database.getRepository(OutboxMessage);
    const found = await messages.find({ where: { id: In(ids) }, select: { id: true, status: true } });
    return new Map(found.map(({ id, status }) => [id, status]));
  }
}
