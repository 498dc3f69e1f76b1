import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { showPhone } from '../../common/phone.js';
import type { ContactMessageRecord } from './contact.contract.js';
import { ContactMessage } from './contact-message.entity.js';

const FIELDS = { form: 'text', email: 'text', created_at: 'date' } satisfies FilterFields;
/** As the index `contact_messages_search_idx` has it. */
const SEARCH_TEXT = ['prenom', 'nom', 'entreprise', 'email', 'telephone', 'site_url', 'message']
  .map((column) => `coalesce(message.${column}, '')`)
  .join(` || ' ' || `);

export const contactMessageListQuery = listQuery(['created_at', 'id', 'nom', 'entreprise', 'email', 'form', 'handled_at'], FIELDS, {
  /** Part of a name, the company, the address, the phone number or the message. */
  q: z.string().optional(),
  handled: z.boolean().optional(),
});

@Injectable()
export class ContactMessageQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: z.output<typeof contactMessageListQuery>): Promise<Page<ContactMessageRecord>> {
    const select = this.database.getRepository(ContactMessage).createQueryBuilder('message');
    const { handled, q } = query.filter;
    applyFilters(select, query.filter, FIELDS);
    applySearch(select, q, SEARCH_TEXT);
    if (handled !== undefined) select.andWhere(`message.handled_at IS ${handled ? 'NOT NULL' : 'NULL'}`);
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<ContactMessageRecord> {
    const found = await this.database.getRepository(ContactMessage).findOneBy({ id });
    if (!found) throw notFound('Ce message n’existe pas ou a été supprimé.');
    return toRecord(found);
  }
}

function toRecord(message: ContactMessage): ContactMessageRecord {
  return {
    ...message,
    telephone_shown: message.telephone && showPhone(message.telephone),
    handled: message.handled_at !== null,
    handled_at: message.handled_at?.toISOString() ?? null,
    created_at: message.created_at.toISOString(),
  };
}
