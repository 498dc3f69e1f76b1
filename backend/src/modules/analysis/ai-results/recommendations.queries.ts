import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { readPage } from '../../../common/http/list.queries.js';
import { type ListQuery, listQuery, type Page } from '../../../common/http/list-query.js';
import { EXAMPLE_FILTER } from '../../prospects/examples.queries.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { companyLabel } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { Recommendations } from '../results/recommendations.entity.js';
import { ScanQueries } from '../scans/scan.queries.js';
import { lastErrors } from './last-errors.queries.js';
import type { AiRecommendationsRecord } from './recommendations.contract.js';

/** The page loads at most so many prospects (specification 3, section 9). */
const MOST = 100;

/** The predicate of the index `ai_recommendations_filled_idx`. */
const IS_FILLED = `own.recommendations <> '[]'`;

export const recommendationsListQuery = listQuery(
  ['updated_at', 'created_at', 'id', 'nom'],
  {},
  { q: z.string().optional(), with_recommendations: z.boolean().optional(), ...EXAMPLE_FILTER },
);

/** Prospects with their recommendations, the newest updated first. */
@Injectable()
export class AiRecommendationQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly scans: ScanQueries,
  ) {}

  async page(query: ListQuery<z.infer<typeof recommendationsListQuery>['filter']>): Promise<Page<AiRecommendationsRecord>> {
    const { with_recommendations: isWith, ...filter } = query.filter;
    const matching = this.prospects.matching(filter);
    const list = { ...query, filter, limit: Math.min(query.limit, MOST) };
    if (isWith === undefined) {
      const { items, ...page } = await this.prospects.pageOf(matching, list);
      return { ...page, items: await this.toRecords(items) };
    }
    matching.andWhere(
      `${isWith ? '' : 'NOT '}EXISTS (SELECT FROM ai_recommendations own WHERE own.prospect_id = prospect.id AND ${IS_FILLED})`,
    );
    const { items, ...page } = await readPage(matching, list);
    return { ...page, items: await this.toRecords(items) };
  }

  async get(id: string): Promise<AiRecommendationsRecord> {
    const [record] = await this.toRecords([await this.prospects.get(id)]);
    return record as AiRecommendationsRecord;
  }

  private async toRecords(prospects: Prospect[]): Promise<AiRecommendationsRecord[]> {
    const ids = prospects.map(({ id }) => id);
    const [rows, errors, open] = await Promise.all([
      this.database.getRepository(Recommendations).findBy({ prospect_id: In(ids) }),
      lastErrors(this.database.manager, 'recommendations', ids),
      this.scans.openSingles('recommendations', ids),
    ]);
    const byProspect = new Map(rows.map((row) => [row.prospect_id, row]));
    return prospects.map((prospect) => {
      const row = byProspect.get(prospect.id);
      const { id, prenom, nom, email, site_url, quiz_fait, token, updated_at } = prospect;
      return {
        ...{ id, prenom, nom, email, site_url, quiz_fait, token },
        company: companyLabel(prospect),
        updated_at: updated_at.toISOString(),
        recommendations: row?.recommendations ?? [],
        source: row?.provenance.source ?? null,
        provider: row?.provenance.provider ?? null,
        measured_at: row?.provenance.measured_at.toISOString() ?? null,
        edited_at: row?.edited_at?.toISOString() ?? null,
        error: errors.get(id) ?? null,
        scan_id: open.get(id) ?? null,
      };
    });
  }
}
