import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { applyExamples, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { companyLabel } from '../prospects/prospect-view.js';
import { ContactKeys } from './contact-keys.service.js';
import type { SuppressionRecord } from './suppression.contract.js';
import { Suppression } from './suppression.entity.js';

const FIELDS = { scope: 'text', reason: 'text', prospect_id: 'uuid', created_at: 'date' } satisfies FilterFields;
/** `q`: a complete address, since only hashes are stored. */
export const suppressionListQuery = listQuery(['created_at', 'id'], FIELDS, {
  q: z.string().max(254).optional(),
  ...EXAMPLE_FILTER,
});

/** Who is not written to any more. */
@Injectable()
export class SuppressionQueries {
  constructor(
    private readonly database: DataSource,
    private readonly keys: ContactKeys,
  ) {}

  async page(query: ListQuery<z.infer<typeof suppressionListQuery>['filter']>): Promise<Page<SuppressionRecord>> {
    const builder = this.list();
    applyFilters(builder, query.filter, FIELDS);
    if (query.filter.q?.trim()) builder.andWhere('suppression.email_hash = :hash', { hash: await this.keys.hashOf(query.filter.q) });
    // a search by address includes made-up companies
    else applyExamples(builder, query.filter, 'suppression.prospect_id');
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<SuppressionRecord> {
    const found = await this.list().where('suppression.id = :id', { id }).getOne();
    if (!found) throw notFound('Cette opposition n’existe pas ou a été retirée.');
    return toRecord(found);
  }

  private list() {
    return this.database
      .getRepository(Suppression)
      .createQueryBuilder('suppression')
      .leftJoinAndSelect('suppression.campaign', 'campaign')
      .leftJoinAndSelect('suppression.prospect', 'prospect');
  }
}

const toRecord = ({ email_hash, campaign, prospect, created_by: _, ...row }: Suppression): SuppressionRecord => ({
  ...row,
  fingerprint: email_hash.slice(0, 8),
  campaign: campaign?.name ?? null,
  label: prospect ? companyLabel(prospect) : null,
  created_at: row.created_at.toISOString(),
});
