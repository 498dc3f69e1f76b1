import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { CONFIG, type Config } from '../../common/config/env.js';
import { type CachedRead, cachedTable } from '../../common/database/cached-read.js';
import { ContentChanges } from '../../common/database/content-changes.service.js';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { PLACEHOLDERS } from '../../rules/placeholders.rules.js';
import { isDemo } from '../../rules/tokens.rules.js';
import { DEMO_COMPANY } from '../prospects/demo.js';
import { companyRead } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { QuizQueries } from '../quiz/quiz.queries.js';
import { agencyVoice } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import type { MessageRecord, PublicMessages } from './message.contract.js';
import { Message } from './message.entity.js';
import { placeOf, renderMessages } from './message-rendering.js';

const FIELDS = { key: 'text', category: 'text', updated_at: 'date' } satisfies FilterFields;

export const messageListQuery = listQuery(['key', 'category', 'updated_at', 'id'], FIELDS, {});

/** The messages, for staff and as a prospect reads them. */
@Injectable()
export class MessageQueries {
  private readonly cached: CachedRead<'all', readonly Message[]>;

  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly quiz: QuizQueries,
    private readonly settings: Settings,
    changes: ContentChanges,
    @Inject(CONFIG) { cacheMaxAgeMs }: Config,
  ) {
    this.cached = cachedTable(database, cacheMaxAgeMs, Message, { key: 'ASC' });
    changes.onChange(() => this.cached.clear());
  }

  all(): Promise<readonly Message[]> {
    return this.cached.get('all');
  }

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

  async forProspect(token: string, asked: Language | null): Promise<PublicMessages> {
    const [prospect, messages] = await Promise.all([isDemo(token) ? this.demoPerson() : this.prospects.byToken(token), this.all()]);
    const { score, prenom, language } = prospect;
    const values = { score, prenom, company: 'id' in prospect ? await companyRead(prospect, asked) : DEMO_COMPANY };
    return renderMessages(messages, values, await agencyVoice(this.settings, languageOf(asked, language)));
  }

  /** Sample values of a finished quiz. */
  private async demoPerson() {
    return { score: (await this.quiz.demoResult())?.score ?? null, prenom: '', language: null };
  }
}

const toRecord = (message: Message): MessageRecord => ({
  ...message,
  placeholders: [...PLACEHOLDERS[placeOf(message.key)]],
  created_at: message.created_at.toISOString(),
  updated_at: message.updated_at.toISOString(),
});
