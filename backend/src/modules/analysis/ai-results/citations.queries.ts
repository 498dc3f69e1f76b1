import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { type ListQuery, listQuery, type Page } from '../../../common/http/list-query.js';
import { ASSISTANTS } from '../../../rules/citations.rules.js';
import { EXAMPLE_FILTER } from '../../prospects/examples.queries.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { companyLabel } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { Citations } from '../results/citations.entity.js';
import { ScanQueries } from '../scans/scan.queries.js';
import type { AiCitationsRecord, AiCitationsWithAnswers } from './citations.contract.js';
import { lastErrors } from './last-errors.queries.js';

/** The page loads at most so many prospects (specification 3, section 9). */
const MOST = 50;

export const citationsListQuery = listQuery(['created_at', 'id', 'nom'], {}, { q: z.string().optional(), ...EXAMPLE_FILTER });

/** Prospects and how often each assistant names them. */
@Injectable()
export class AiCitationQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly scans: ScanQueries,
  ) {}

  async page(query: ListQuery<z.infer<typeof citationsListQuery>['filter']>): Promise<Page<AiCitationsRecord>> {
    const matching = this.prospects.matching(query.filter);
    const { items, ...page } = await this.prospects.pageOf(matching, { ...query, limit: Math.min(query.limit, MOST) });
    return { ...page, items: await this.toRecords(items) };
  }

  async get(id: string): Promise<AiCitationsWithAnswers> {
    const [record] = await this.toRecords([await this.prospects.get(id)]);
    return record as AiCitationsWithAnswers;
  }

  private async toRecords(prospects: Prospect[]): Promise<AiCitationsWithAnswers[]> {
    const ids = prospects.map(({ id }) => id);
    const [rows, errors, open] = await Promise.all([
      this.database.getRepository(Citations).findBy({ prospect_id: In(ids) }),
      lastErrors(this.database.manager, 'citations', ids),
      this.scans.openSingles('citations', ids),
    ]);
    return prospects.map((prospect) => {
      const { id, prenom, nom, site_url, created_at } = prospect;
      const own = rows.filter(({ prospect_id }) => prospect_id === id);
      return {
        ...{ id, prenom, nom, site_url },
        company: companyLabel(prospect),
        created_at: created_at.toISOString(),
        platforms: ASSISTANTS.map((platform) => {
          const row = own.find((one) => one.platform === platform);
          const origin = row?.citations_count == null ? null : row.provenance;
          return {
            platform,
            citations: row?.citations_count ?? null,
            pages: row?.pages_count ?? null,
            runs: row?.runs ?? null,
            source: origin?.source ?? null,
            provider: origin?.provider ?? null,
            measured_at: origin?.measured_at.toISOString() ?? null,
            failed: row?.failed ?? null,
            answers: row?.answers ?? [],
          };
        }),
        error: errors.get(id) ?? null,
        scan_id: open.get(id) ?? null,
      };
    });
  }
}
