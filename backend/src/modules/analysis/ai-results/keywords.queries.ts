import { Injectable } from '@nestjs/common';
import { getDomain } from 'tldts';
import { DataSource, In, IsNull } from 'typeorm';
import type { z } from 'zod';
import { displayHost } from '../../../common/display-host.js';
import { notFound } from '../../../common/errors.js';
import { applyFilters, readPage } from '../../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../../common/http/list-query.js';
import { displayDomain } from '../../../common/urls.js';
import { ownName } from '../../../rules/company-name.rules.js';
import { applyExamples, EXAMPLE_FILTER } from '../../prospects/examples.queries.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { companyLabel, companyName } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { KeywordResult } from '../results/keyword-result.entity.js';
import { Measurement } from '../results/measurement.entity.js';
import { ScanQueries } from '../scans/scan.queries.js';
import { isBranded } from '../scores/branded.js';
import { opportunityByRules } from '../scores/opportunity.js';
import type { KeywordAnalysisRecord, KeywordAnalysisWithKeywords, KeywordDebug } from './keywords.contract.js';

const FIELDS = { prospect_id: 'uuid', domain: 'text', analysis_type: 'text', analyzed_at: 'date' } satisfies FilterFields;
export const keywordListQuery = listQuery(['analyzed_at', 'id'], FIELDS, EXAMPLE_FILTER);

/** The stored keyword analyses, and all about those of one prospect. */
@Injectable()
export class KeywordAnalysisQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly scans: ScanQueries,
  ) {}

  async page(query: ListQuery<z.infer<typeof keywordListQuery>['filter']>): Promise<Page<KeywordAnalysisRecord>> {
    const matching = this.database.getRepository(KeywordResult).createQueryBuilder('result');
    applyFilters(matching, query.filter, FIELDS);
    applyExamples(matching, query.filter, 'result.prospect_id');
    const { items, ...page } = await readPage(matching, query);
    return { ...page, items: await this.toRecords(items) };
  }

  async get(id: string): Promise<KeywordAnalysisWithKeywords> {
    const found = await this.database.getRepository(KeywordResult).findOneBy({ id });
    if (!found) throw notFound('Cette analyse de mots-clés n’existe pas.');
    const [record] = await this.toRecords([found]);
    return { ...(record as KeywordAnalysisRecord), ranked_keywords: found.ranked_keywords };
  }

  async debug(prospectId: string): Promise<KeywordDebug> {
    const prospect = await this.prospects.get(prospectId);
    const [row, last, open] = await Promise.all([
      this.database.getRepository(KeywordResult).findOne({ where: { prospect_id: prospectId }, order: { updated_at: 'DESC' } }),
      this.database.getRepository(Measurement).findOne({
        where: { prospect_id: prospectId, analysis: 'keywords', former_site: IsNull() },
        order: { measured_at: 'DESC', id: 'DESC' },
      }),
      this.scans.openSingles('keywords', [prospectId]),
    ]);
    const domain = getDomain(prospect.site_url ?? '') ?? (displayDomain(prospect.site_url) || null);
    const company = companyName(prospect) ?? '';
    const isSample = row?.provenance.source === 'sample';
    return {
      prospect: {
        id: prospect.id,
        name: `${prospect.prenom} ${prospect.nom}`.trim(),
        company: ownName(prospect.metadata.company) ?? ownName(prospect.business_name),
        site_url: prospect.site_url,
        domain,
      },
      record: row ? toRecord(row, company) : null,
      keywords: (row?.ranked_keywords ?? []).map(({ keyword, rank_group: position, search_volume: volume }) => ({
        ...{ keyword, position, volume },
        branded: isBranded(keyword, company, row?.domain ?? ''),
        opportunity: isSample ? null : opportunityByRules({ keyword, position, volume }, company, row?.domain ?? ''),
      })),
      last_attempt: last && {
        state: last.state,
        measured_at: last.measured_at.toISOString(),
        duration_ms: last.duration_ms,
        error: last.error,
      },
      scan_id: open.get(prospectId) ?? null,
    };
  }

  private async toRecords(rows: KeywordResult[]): Promise<KeywordAnalysisRecord[]> {
    const prospects = await this.database.getRepository(Prospect).findBy({ id: In(rows.map(({ prospect_id }) => prospect_id)) });
    const names = new Map(prospects.map((prospect) => [prospect.id, companyLabel(prospect)]));
    return rows.map((row) => toRecord(row, names.get(row.prospect_id) ?? ''));
  }
}

const toRecord = (row: KeywordResult, company: string): KeywordAnalysisRecord => ({
  id: row.id,
  prospect_id: row.prospect_id,
  company,
  domain: displayHost(row.domain),
  analysis_type: row.analysis_type,
  keyword_count: row.ranked_keywords.length,
  first_keyword: row.ranked_keywords[0]?.keyword ?? null,
  analyzed_at: row.analyzed_at.toISOString(),
  source: row.provenance.source,
  provider: row.provenance.provider,
});
