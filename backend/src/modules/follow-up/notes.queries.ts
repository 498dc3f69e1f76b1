import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { Colleagues } from '../auth/colleagues.queries.js';
import type { NoteRecord } from './follow-up.contract.js';
import { ProspectNote } from './prospect-note.entity.js';

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
    return notes.map(({ author_id, changed_by, at, created_at, ...note }) => ({
      ...note,
      author: person(author_id),
      changed_by: person(changed_by),
      at: at.toISOString(),
      created_at: created_at.toISOString(),
    }));
  }
}
