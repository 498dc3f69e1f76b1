import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type Config } from '../../common/config/env.js';
import { currentManager } from '../../common/database/one-connection.js';
import { memoizeRead } from '../../common/database/request-memoization.js';
import { notFound } from '../../common/errors.js';
import { applyFilters } from '../../common/http/list.queries.js';
import { type FilterFields, filterSchema, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { containsWord, searchWords, spellingsOf } from '../../common/http/search-words.js';
import { noteReader } from '../../common/http/visitor-language.js';
import { type Language, t } from '../../rules/language.rules.js';
import { isExampleProspect } from '../../rules/provenance.rules.js';
import { SCAN_OUTCOMES } from '../../rules/scan-outcomes.rules.js';
import { isDemo, isProspectToken } from '../../rules/tokens.rules.js';
import { UnknownTokens } from '../rate-limiting/unknown-tokens.service.js';
import { Settings } from '../settings/settings.service.js';
import { EXAMPLE_FILTER, isExample, showsExamples } from './examples.queries.js';
import { FOLLOW_UP_FILTERS, followUpConditions } from './follow-up-conditions.js';
import { UNKNOWN_LINK } from './held-prospect.queries.js';
import { INTEREST_FILTERS, interestConditions } from './interest-conditions.js';
import { CONTACTED } from './pipeline.queries.js';
import type { ListedFigures, ListedProspect, ProspectCounters, ProspectRecord } from './prospect.contract.js';
import { Prospect } from './prospect.entity.js';
import { ProspectFigures } from './prospect-figures.entity.js';
import { applyFiguresTo, FIGURE_FIELDS, FIGURE_FILTERS, FIGURE_SORTS } from './prospect-figures.queries.js';
import { ProspectPages, SPARSE_SORTS } from './prospect-pages.queries.js';
import { companyLabel, personalLink } from './prospect-view.js';
import { REVIEW_FILTERS, reviewConditions } from './review-conditions.js';
import { SITE_FILTERS, siteConditions } from './site-conditions.js';

const FIELDS = {
  nom: 'text',
  prenom: 'text',
  email: 'text',
  token: 'text',
  status: 'text',
  review_status: 'text',
  source: 'text',
  site_url: 'text',
  language: 'text',
  score: 'integer',
  page_vue: 'boolean',
  quiz_commence: 'boolean',
  quiz_en_cours: 'boolean',
  quiz_fait: 'boolean',
  rdv_pris: 'boolean',
  email_sent: 'boolean',
  email_campaign_id: 'uuid',
  owner_id: 'uuid',
  next_action: 'text',
  next_action_at: 'date',
  created_at: 'date',
  updated_at: 'date',
} satisfies FilterFields;
const LIST_FIELDS = { ...FIELDS, ...FIGURE_FIELDS };

/** As its outcome, or the state of a prospect that has none. */
const scanVerdict = z.enum([...SCAN_OUTCOMES, 'cancelled', 'waiting', 'running']);

const OWN_FILTERS = {
  ...REVIEW_FILTERS,
  ...FIGURE_FILTERS,
  ...FOLLOW_UP_FILTERS,
  ...INTEREST_FILTERS,
  ...SITE_FILTERS,
  /** Part of the first name, last name, e-mail, company, website, place or trade; accents do not matter. */
  q: z.string().optional(),
  /** Score above 70 (specification 2, section 9). */
  high_score: z.boolean().optional(),
  has_site: z.boolean().optional(),
  ...EXAMPLE_FILTER,
  /** Contacted by the pipeline: the first stage of the funnel. */
  contacted: z.boolean().optional(),
  /** Prospects of this scan. */
  scan_id: z.uuid().optional(),
  /** How that scan, or without `scan_id` the last one that ended, went for them. */
  scan_outcome: scanVerdict.or(z.array(scanVerdict).max(10)).optional(),
};

export const prospectListQuery = listQuery(
  ['created_at', 'id', 'nom', 'prenom', 'email', 'status', 'updated_at', ...SPARSE_SORTS, ...FIGURE_SORTS],
  LIST_FIELDS,
  OWN_FILTERS,
);
/** The same filter in the body of a request. */
export const prospectFilter = filterSchema(LIST_FIELDS, OWN_FILTERS).meta({ id: 'ProspectFilter' });
export type ProspectFilter = z.infer<typeof prospectListQuery>['filter'];

export const HIGH_SCORE = 70;

/** Reads of prospects for screens and for other modules. */
@Injectable()
export class ProspectQueries {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly unknownTokens: UnknownTokens,
    private readonly pages: ProspectPages,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async page(asked: ListQuery<ProspectFilter>): Promise<Page<ListedProspect>> {
    const query = { ...asked, filter: listedFilter(asked.filter) };
    // needed by the records, read concurrently
    const links = this.settings.get('systemConfig');
    const read = this.pages.isOfFigures(query)
      ? this.pages.readByFigures(query, (filter) => this.matching(filter as ProspectFilter))
      : this.pages.read(this.matching(query.filter), query);
    const [{ items, ...page }] = await Promise.all([read, links]);
    const [records, figures] = await Promise.all([this.toRecords(items, links), this.figuresOf(items)]);
    return { ...page, items: records.map((record) => ({ ...record, figures: figures.get(record.id) ?? null })) };
  }

  private async figuresOf(prospects: Prospect[]): Promise<Map<string, ListedFigures>> {
    const ids = prospects.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await this.database.getRepository(ProspectFigures).findBy({ prospect_id: In(ids) });
    return new Map(rows.map((row) => [row.prospect_id, { ...row, scanned_at: row.scanned_at?.toISOString() ?? null }]));
  }

  /** One page of a selection that `matching` has begun; `query.filter` names all that narrows it. */
  pageOf(selection: SelectQueryBuilder<Prospect>, query: ListQuery<Record<string, unknown>>): Promise<Page<Prospect>> {
    return this.pages.read(selection, { ...query, filter: listedFilter(query.filter as ProspectFilter) });
  }

  /** The prospects a filter selects, not yet ordered or paged. */
  matching(filter: ProspectFilter, manager = currentManager(this.database)): SelectQueryBuilder<Prospect> {
    const query = manager.createQueryBuilder(Prospect, 'prospect').where('prospect.deletion_id IS NULL');
    applyFilters(query, filter, FIELDS);
    if (filter.high_score !== undefined)
      query.andWhere(filter.high_score ? `prospect.score > ${HIGH_SCORE}` : `(prospect.score <= ${HIGH_SCORE} OR prospect.score IS NULL)`);
    if (filter.has_site !== undefined) query.andWhere(filter.has_site ? `prospect.site_url <> ''` : `coalesce(prospect.site_url, '') = ''`);
    const examples = showsExamples(filter);
    if (examples !== null) query.andWhere(`${examples ? '' : 'NOT '}${isExample()}`);
    if (filter.contacted !== undefined) query.andWhere(filter.contacted ? CONTACTED : `NOT ${CONTACTED}`);
    for (const [sql, values] of [...reviewConditions(filter), ...interestConditions(filter), ...followUpConditions(filter)])
      query.andWhere(sql, values);
    for (const sql of siteConditions(filter)) query.andWhere(sql);
    applyScan(query, filter);
    applyFiguresTo(query, filter);
    for (const [index, word] of searchWords(filter.q).entries()) {
      const { sql, values } = containsWord('prospect.search_text', spellingsOf(word), `word${index}`, startOf(word));
      query.andWhere(sql, values);
    }
    return query;
  }

  /** Returns the ids of example companies, which statistics exclude. */
  async examples(): Promise<string[]> {
    const rows = await currentManager(this.database).query<{ id: string }[]>(`SELECT id FROM prospects prospect WHERE ${isExample()}`);
    return rows.map(({ id }) => id);
  }

  /** Those of these that are made up. */
  async examplesAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await currentManager(this.database).query<{ id: string }[]>(
      `SELECT id FROM prospects prospect WHERE id = ANY($1) AND ${isExample()}`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** How many prospects a filter finds: the one counter of lists, tabs, badges and the dashboard. */
  count(filter: ProspectFilter, manager = currentManager(this.database)): Promise<number> {
    return this.pages.count(manager, listedFilter(filter), (listed) => this.matching(listed as ProspectFilter, manager));
  }

  async counters(): Promise<ProspectCounters> {
    const names = Object.keys(COUNTERS) as (keyof ProspectCounters)[];
    const counted = await Promise.all(names.map(async (name) => [name, await this.count(COUNTERS[name] as ProspectFilter)]));
    return Object.fromEntries(counted) as ProspectCounters;
  }

  async get(id: string): Promise<Prospect> {
    const found = await currentManager(this.database).getRepository(Prospect).findOneBy({ id, deletion_id: IsNull() });
    if (!found) throw notFound(t`Ce prospect n’existe pas ou a été supprimé.`);
    noteReader(found);
    return found;
  }

  /**
   * The same answer for a token that is unknown, malformed or erased, 429 once its address has tried too many; a replaced token
   * still finds its prospect.
   */
  async byToken(token: string): Promise<Prospect> {
    const found = await this.knownToken(token);
    if (!found) throw notFound(UNKNOWN_LINK);
    return found;
  }

  /** Whether a prospect has this id; one in the bin has none. */
  async isKnownId(id: string): Promise<boolean> {
    return z.uuid().safeParse(id).success && this.database.getRepository(Prospect).existsBy({ id, deletion_id: IsNull() });
  }

  /** Returns the token to redirect to: the current one, or the same in its original case; else null. */
  async properToken(token: string): Promise<string | null> {
    const proper = isDemo(token) ? token.toLowerCase() : isProspectToken(token) ? (await this.presentOrFormer(token))?.token : null;
    if (!proper || proper === token) return null;
    // a blocked client learns nothing here either
    return this.unknownTokens.check().then(
      () => proper,
      () => null,
    );
  }

  /** Returns the language of the prospect of a link; null when unknown, and for blocked clients. */
  async languageOf(token: string): Promise<Language | null> {
    const language = isProspectToken(token) ? (await this.presentOrFormer(token))?.language : null;
    if (!language) return null;
    return this.unknownTokens.check().then(
      () => language,
      () => null,
    );
  }

  private async knownToken(token: string): Promise<Prospect | null> {
    const [found] = await Promise.all([isProspectToken(token) ? this.presentOrFormer(token) : null, this.unknownTokens.check()]);
    // a blocked client learns nothing by the language of the refusal
    if (found) noteReader(found);
    else await this.unknownTokens.miss();
    return found;
  }

  private presentOrFormer(token: string): Promise<Prospect | null> {
    return memoizeRead(`prospect ${token}`, async () => {
      const present = await currentManager(this.database).findOneBy(Prospect, { token, deletion_id: IsNull() });
      return present ?? this.byOldLink(token);
    });
  }

  /** A replaced token, or one in other capitals; older systems gave out some that differ in nothing else: these must be right. */
  private async byOldLink(token: string): Promise<Prospect | null> {
    const links = await currentManager(this.database).query<{ id: string; is_exact: boolean }[]>(
      `SELECT DISTINCT id, token = $1 AS is_exact
         FROM (SELECT id, token FROM prospects WHERE lower(token) = lower($1)
               UNION ALL SELECT prospect_id, token FROM prospect_former_tokens WHERE lower(token) = lower($1)) links
        ORDER BY is_exact DESC`,
      [token],
    );
    const [first] = links;
    const isHis = first?.is_exact || links.every(({ id }) => id === first?.id);
    return first && isHis ? currentManager(this.database).getRepository(Prospect).findOneBy({ id: first.id, deletion_id: IsNull() }) : null;
  }

  async toRecord(prospect: Prospect): Promise<ProspectRecord> {
    const [record] = await this.toRecords([prospect]);
    return record as ProspectRecord;
  }

  private async toRecords(prospects: Prospect[], asked = this.settings.get('systemConfig')): Promise<ProspectRecord[]> {
    const links = await asked;
    return prospects.map((prospect) => ({
      ...prospect,
      // set here, so that it is not queried again
      example: isExampleProspect(prospect),
      company: companyLabel(prospect),
      link: personalLink(prospect.token, links, this.config.publicUrl),
      email_sent_at: prospect.email_sent_at?.toISOString() ?? null,
      next_action_at: prospect.next_action_at?.toISOString() ?? null,
      created_at: prospect.created_at.toISOString(),
      updated_at: prospect.updated_at.toISOString(),
    }));
  }
}

/** The tabs of the list, by their filters. */
const COUNTERS: Record<keyof ProspectCounters, Partial<ProspectFilter>> = {
  total: {},
  page_vue: { page_vue: true },
  quiz_fait: { quiz_fait: true },
  high_score: { high_score: true },
  rdv_pris: { rdv_pris: true },
  to_review: { review_status: 'to_review' },
};

/** Adds the default exclusions of lists. */
function listedFilter(filter: ProspectFilter): ProspectFilter {
  const example = showsExamples(filter);
  return example === null ? filter : { ...filter, example };
}

/** The prospects of a scan, or of one of its outcomes; without a scan, each by the last that ended for it. */
function applyScan(query: SelectQueryBuilder<Prospect>, { scan_id, scan_outcome }: ProspectFilter): void {
  if (scan_id === undefined && scan_outcome === undefined) return;
  const newest = `NOT EXISTS (SELECT 1 FROM scan_targets later WHERE later.prospect_id = target.prospect_id
     AND later.finished_at > target.finished_at AND later.outcome IS NOT NULL)`;
  const conditions = [
    scan_id === undefined ? newest : 'target.scan_id = :scanId',
    ...(scan_outcome === undefined ? [] : ['coalesce(target.outcome, target.status) = ANY(:scanOutcomes)']),
  ];
  query.andWhere(`prospect.id IN (SELECT target.prospect_id FROM scan_targets target WHERE ${conditions.join(' AND ')})`, {
    ...(scan_id !== undefined && { scanId: scan_id }),
    ...(scan_outcome !== undefined && { scanOutcomes: [scan_outcome].flat() }),
  });
}

/** Returns the begin of a LIKE pattern: three letters and more match anywhere (trigram index), fewer at the begin of a word. */
const startOf = (word: string): string => ([...word].length < 3 ? '% ' : '%');
