import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { type DomainEvent, type EventSubscriber, events, type FormerSite } from '../../../common/database/domain-events.js';
import { restoreSiteFacts } from '../../prospects/prospect-changes.queries.js';

/** Tables with rows of an address, and the condition of rows that belong to the company instead. */
const BOUND: Readonly<Record<string, string>> = {
  connectivity_results: 'false',
  pagespeed_results: 'false',
  instant_page_analysis: 'false',
  cms_detection_results: 'false',
  keyword_analysis_results: 'false',
  dataforseo_keywords: 'false',
  google_reviews_results: `source = 'manual' OR coalesce(moved.own_places ? place_id, false)`,
  ai_citations_results: `source = 'manual'`,
  personalized_intros: 'false',
  ai_recommendations: 'false',
  site_judgements: 'false',
  plan_steps: 'false',
};

/** Keys of `prospects.metadata` about the measurement of the website. */
const MEASURED = [
  ...['analyze_status', 'analysis_started_at', 'analysis_completed_at', 'last_analyzed'],
  ...['analysis_success_count', 'analysis_total_count', 'analysis_error'],
];

/** Prospects whose website changed, by `site_address`. */
interface Moved {
  id: string;
  old_site: string;
  new_site: string;
  own_places: unknown;
  facts: object;
}

const MOVED = `jsonb_to_recordset($1::jsonb) AS moved(id uuid, old_site text, new_site text, own_places jsonb, facts jsonb)`;
/** SQLSTATE of a row that the present shape of its table refuses. */
const NOT_NULL_VIOLATION = '23502';
const CHECK_VIOLATION = '23514';

/** Puts results aside when the address of a website changes, and brings back those of the new address (decision record 39). */
@Injectable()
export class FormerResults implements EventSubscriber, OnModuleInit {
  constructor(private readonly database: DataSource) {}

  onModuleInit(): void {
    events.subscribe(this.database, this);
  }

  async handle(manager: EntityManager, event: DomainEvent): Promise<void> {
    if (event.type !== 'prospect.site_changed') return;
    const moved = await movedAmong(manager, event.former);
    if (moved.length > 0) await moveResults(manager, moved);
    await nameHomePages(
      manager,
      event.former.map(({ id }) => id),
    );
  }
}

async function moveResults(manager: EntityManager, moved: readonly Moved[]): Promise<void> {
  const parameters = [JSON.stringify(moved)];
  for (const [table, stays] of Object.entries(BOUND)) {
    await manager.query(putAside(table, stays), parameters);
    await bringBack(manager, table, moved);
  }
  await manager.query(FACTS_ASIDE, parameters);
  await restoreSiteFacts(manager, FACTS_BACK, parameters, MEASURED);
  await manager.query(`DELETE FROM former_results former USING ${MOVED} WHERE ${OF_NEW_SITE} AND kind = 'prospects'`, parameters);
  for (const statement of HISTORY) await manager.query(statement, parameters);
}

/** Returns the prospects whose normalised address changed. */
async function movedAmong(manager: EntityManager, former: readonly FormerSite[]): Promise<Moved[]> {
  const addresses = await manager.query<{ id: string; old_site: string; new_site: string }[]>(
    `SELECT prospect.id, site_address(former.site_url) AS old_site, site_address(prospect.site_url) AS new_site
       FROM jsonb_to_recordset($1::jsonb) AS former(id uuid, site_url text) JOIN prospects prospect ON prospect.id = former.id
      WHERE site_address(former.site_url) <> site_address(prospect.site_url) ORDER BY prospect.id`,
    [JSON.stringify(former.map(({ id, site_url }) => ({ id, site_url })))],
  );
  const byId = new Map(former.map((one) => [one.id, one]));
  return addresses.flatMap((address) => {
    const state = byId.get(address.id);
    return state ? { ...address, own_places: state.metadata.own_places ?? [], facts: factsOf(state) } : [];
  });
}

/** Returns the stored facts about a website; nulls are left out. */
function factsOf(state: FormerSite): object {
  const measured = Object.entries(state.metadata).filter(
    ([key, value]) => MEASURED.includes(key) && value !== 'in_progress' && value !== null,
  );
  return {
    site_url: state.site_url,
    was_validated: state.review_status === 'validated',
    red_flags: state.red_flags,
    red_flag_facts: state.red_flag_facts,
    ...(state.self_serve_score !== null && { self_serve_score: state.self_serve_score }),
    ...(state.self_serve_measured && { self_serve_measured: state.self_serve_measured }),
    ...(measured.length > 0 && { metadata: Object.fromEntries(measured) }),
  };
}

const putAside = (table: string, stays: string): string => `
  WITH gone AS (
    DELETE FROM ${table} result USING ${MOVED} WHERE result.prospect_id = moved.id AND NOT (${stays})
    RETURNING moved.id AS moved_id, moved.old_site, to_jsonb(result) AS row
  )
  INSERT INTO former_results (prospect_id, site, kind, rows) SELECT moved_id, old_site, '${table}', jsonb_agg(row) FROM gone GROUP BY 1, 2
  ON CONFLICT (prospect_id, site, kind) DO UPDATE SET rows = excluded.rows`;

const OF_NEW_SITE = 'former.prospect_id = moved.id AND former.site = moved.new_site';

/** Rows of an earlier shape of their table are not restored: their site is measured again. */
async function bringBack(manager: EntityManager, table: string, moved: readonly Moved[]): Promise<void> {
  const sql = `
    WITH back AS (DELETE FROM former_results former USING ${MOVED} WHERE ${OF_NEW_SITE} AND kind = '${table}' RETURNING rows)
    INSERT INTO ${table} SELECT result.* FROM back, jsonb_populate_recordset(NULL::${table}, back.rows) result ON CONFLICT DO NOTHING`;
  try {
    await manager.transaction((savepoint) => savepoint.query(sql, [JSON.stringify(moved)]));
  } catch (error) {
    if (!isOfAnotherShape(error)) throw error;
    if (moved.length > 1) for (const one of moved) await bringBack(manager, table, [one]);
  }
}

const isOfAnotherShape = (error: unknown): boolean =>
  error instanceof QueryFailedError && [NOT_NULL_VIOLATION, CHECK_VIOLATION].includes((error.driverError as { code?: string }).code ?? '');

const NO_FACTS = `'{"red_flags": [], "red_flag_facts": {}}'`;
const FACTS_ASIDE = `
  INSERT INTO former_results (prospect_id, site, kind, rows)
  SELECT moved.id, moved.old_site, 'prospects', said.facts
    FROM ${MOVED} CROSS JOIN LATERAL (SELECT moved.facts - 'site_url' - 'was_validated' AS facts) said WHERE said.facts <> ${NO_FACTS}
  ON CONFLICT (prospect_id, site, kind) DO UPDATE SET rows = excluded.rows`;
/** SQL: stored facts of the new address, and whether its page was approved. */
const FACTS_BACK = `
  SELECT moved.id, coalesce((moved.facts ->> 'was_validated')::boolean, false) AS was_validated, coalesce(former.rows, ${NO_FACTS}) AS facts
    FROM ${MOVED} LEFT JOIN former_results former ON ${OF_NEW_SITE} AND former.kind = 'prospects'`;

const HISTORY = [
  `UPDATE measurements SET former_site = moved.old_site FROM ${MOVED} WHERE prospect_id = moved.id AND former_site IS NULL
      AND NOT (source = 'manual' AND analysis IN ('reviews', 'citations'))`,
  // late measurements belong to no address
  `UPDATE measurements SET former_site = NULL FROM ${MOVED} WHERE prospect_id = moved.id AND former_site = moved.new_site
      AND error ->> 'code' IS DISTINCT FROM 'site_changed'`,
  `UPDATE audit_documents SET former_site = moved.old_site FROM ${MOVED} WHERE prospect_id = moved.id AND former_site IS NULL`,
  `UPDATE audit_documents SET former_site = NULL FROM ${MOVED} WHERE prospect_id = moved.id AND former_site = moved.new_site`,
  `UPDATE former_results SET aside_at = now(), written = moved.facts ->> 'site_url' FROM ${MOVED} WHERE prospect_id = moved.id AND site = moved.old_site`,
];

/** The result of a home page is named by the address as it is written now. */
async function nameHomePages(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE instant_page_analysis page SET url = home.site_url FROM (
       SELECT DISTINCT ON (prospect.id) found.id, prospect.site_url
         FROM prospects prospect JOIN instant_page_analysis found ON found.prospect_id = prospect.id
        WHERE prospect.id = ANY($1) AND site_address(found.url) = site_address(prospect.site_url)
        ORDER BY prospect.id, (found.url = prospect.site_url) DESC, found.updated_at DESC) home
      WHERE page.id = home.id AND page.url <> home.site_url`,
    [ids],
  );
}
