import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { notFound, nullIfMissing } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { isDemo } from '../../rules/tokens.rules.js';
import { DEMO_COMPANY } from '../prospects/demo.js';
import { applyExamples, countable, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { applySearchWithProspect } from '../prospects/prospect-search.queries.js';
import { companyLabel, companyRead } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { agencyToward } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import type { ReferralCounters, ReferralPage, ReferralRecord } from './referral.contract.js';
import { Referral } from './referral.entity.js';

const FIELDS = {
  status: 'text',
  prospect_id: 'uuid',
  original_email: 'text',
  referred_email: 'text',
  created_at: 'date',
} satisfies FilterFields;
/** As the index `referrals_search_idx` has it. */
const SEARCH_TEXT = `coalesce(own.original_email, '') || ' ' || own.referred_email || ' ' || coalesce(own.notes, '')`;

export const referralListQuery = listQuery(['created_at', 'id', 'referred_email', 'original_email', 'status', 'updated_at'], FIELDS, {
  /** Part of an address, a name, the company or the notes. */
  q: z.string().optional(),
  ...EXAMPLE_FILTER,
});

/** Reads of referrals for the back-office and the referral page. */
@Injectable()
export class ReferralQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly settings: Settings,
  ) {}

  async page(query: z.output<typeof referralListQuery>): Promise<Page<ReferralRecord>> {
    const select = this.withProspects();
    applyFilters(select, query.filter, FIELDS);
    applySearchWithProspect(select, query.filter.q, SEARCH_TEXT);
    applyExamples(select, query.filter, 'referral.prospect_id');
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<ReferralRecord> {
    const found = await this.withProspects().where('referral.id = :id', { id }).getOne();
    if (!found) throw notFound('Cette redirection n’existe pas ou a été supprimée.');
    return toRecord(found);
  }

  async counters(): Promise<ReferralCounters> {
    const [counters] = await this.database.query<ReferralCounters[]>(
      `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*) FILTER (WHERE status = 'contacted')::int AS contacted,
              count(*) FILTER (WHERE status = 'converted')::int AS converted FROM referrals WHERE ${countable('prospect_id')}`,
    );
    return counters as ReferralCounters;
  }

  /** Returns the prospect of a referral link, by token or, in older links, by id. */
  async prospectOf(tokenOrId: string): Promise<Prospect> {
    const isId = z.uuid().safeParse(tokenOrId).success;
    const found = isId
      ? await this.database.getRepository(Prospect).findOneBy({ id: tokenOrId, deletion_id: IsNull() })
      : await this.prospects.byToken(tokenOrId).catch(nullIfMissing);
    if (!found) throw notFound(t`Ce lien a expiré ou est invalide.`);
    return found;
  }

  async forVisitor(tokenOrId: string, asked: Language | null): Promise<ReferralPage> {
    const agencyIn = (own?: Language | null) => agencyToward(this.settings, languageOf(asked, own));
    if (isDemo(tokenOrId)) return { token: tokenOrId, company: DEMO_COMPANY, agency: await agencyIn() };
    const prospect = await this.prospectOf(tokenOrId);
    return { token: prospect.token, company: await companyRead(prospect, asked), agency: await agencyIn(prospect.language) };
  }

  private withProspects() {
    return this.database.getRepository(Referral).createQueryBuilder('referral').leftJoinAndSelect('referral.prospect', 'prospect');
  }
}

function toRecord({ prospect, ...referral }: Referral): ReferralRecord {
  return {
    ...referral,
    company: companyLabel(prospect),
    invited_at: referral.invited_at?.toISOString() ?? null,
    created_at: referral.created_at.toISOString(),
    updated_at: referral.updated_at.toISOString(),
  };
}
