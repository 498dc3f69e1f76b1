import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { companyName } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { MessageRecord, PublicMessages } from './message.contract.js';
import { Message } from './message.entity.js';
import { placeholdersOf, renderMessages } from './message-rendering.js';

const FIELDS = { key: 'text', category: 'text', updated_at: 'date' } satisfies FilterFields;

export const messageListQuery = listQuery(['key', 'category', 'updated_at', 'id'], FIELDS, {});

/** The messages, for staff and as a prospect reads them. */
@Injectable()
export class MessageQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
  ) {}

  async page(query: ListQuery<z.infer<typeof messageListQuery>['filter']>): Promise<Page<MessageRecord>> {
    const matching = this.database.getRepository(Message).createQueryBuilder('message');
    applyFilters(matching, query.filter, FIELDS);
    const { items, ...page } = await readPage(matching, query);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<MessageRecord> {
    const found = await this.database.getRepository(Message).findOneBy({ id });
    if (!found) throw notFound('Ce message n’existe pas.');
    return toRecord(found);
  }

  async forProspect(token: string): Promise<PublicMessages> {
    const [prospect, messages] = await Promise.all([this.prospects.byToken(token), this.database.getRepository(Message).find()]);
    const { score, prenom } = prospect;
    return renderMessages(messages, { score, prenom, company: companyName(prospect) });
  }
}

const toRecord = (message: Message): MessageRecord => ({
  ...message,
  placeholders: [...placeholdersOf(message.key)],
  created_at: message.created_at.toISOString(),
  updated_at: message.updated_at.toISOString(),
});
