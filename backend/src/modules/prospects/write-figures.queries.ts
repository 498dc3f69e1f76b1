import type { EntityManager } from 'typeorm';
import { placeFiguresOf, type WrittenPlace } from './place-figures.js';

/** Prospects of one statement. */
const BATCH = 2500;

type Queries = Pick<EntityManager, 'query'>;

interface WrittenProspect extends WrittenPlace {
  id: string;
}

/**
 * Writes the rows of `prospect_figures` of these prospects: the one writer of that table. Called in the transaction of every change of
 * a prospect's place, trade, last scan, deletion mark or judged results. Locks the prospects first, so that the last of
 * two concurrent writers reads what both have written.
 */
export async function writeProspectFigures(manager: Queries, prospectIds: readonly string[]): Promise<void> {
  for (let from = 0; from < prospectIds.length; from += BATCH) {
    const prospects = await manager.query<WrittenProspect[]>(LOCK_AND_READ, [prospectIds.slice(from, from + BATCH)]);
    if (prospects.length === 0) continue;
    await manager.query(WRITE, [JSON.stringify(prospects.map((prospect) => ({ prospect_id: prospect.id, ...placeFiguresOf(prospect) })))]);
  }
}

/** Writes the rows of all prospects: after a bulk load that wrote prospects without their figures. */
export async function writeAllProspectFigures(manager: Queries): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await manager.query<{ id: string }[]>('SELECT id FROM prospects WHERE id > $1 ORDER BY id LIMIT $2', [last, BATCH]);
    const end = rows.at(-1);
    if (!end) return;
    await writeProspectFigures(
      manager,
      rows.map(({ id }) => id),
    );
    last = end.id;
  }
}

const LOCK_AND_READ = `
SELECT id, location, metadata ->> 'location' AS metadata_location, metadata ->> 'companyLocation' AS company_location,
       metadata ->> 'industry' AS industry, metadata ->> 'last_analyzed' AS last_analyzed
  FROM prospects WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`;

/** Columns and their values: what was judged of the website, never of a made-up company. */
const COLUMNS = {
  listed: 'there.deletion_id IS NULL',
  example: `there.metadata @> '{"demo": true}'`,
  created_at: 'there.created_at',
  city: 'place.city',
  city_words: 'fold_text(place.city)',
  canton: 'place.canton',
  trade: 'place.trade',
  trade_words: 'fold_text(place.trade)',
  scanned_at: 'place.scanned_at',
  mobile_points: `(site.facts ->> 'mobilePoints')::int`,
  desktop_points: `(site.facts ->> 'desktopPoints')::int`,
  cms: `site.facts ->> 'cms'`,
  findings: `CASE WHEN site.facts @> '{"pageMeasured": true}' OR site.facts @> '{"speedMeasured": true}' THEN site.total END`,
  critical: `CASE WHEN site.facts @> '{"pageMeasured": true}' OR site.facts @> '{"speedMeasured": true}' THEN site.critical END`,
  keyword_count: `(site.facts ->> 'keywordCount')::int`,
  rating: `(site.facts ->> 'rating')::double precision`,
  review_count: `(site.facts ->> 'reviewCount')::int`,
  assistant_answers: `(site.facts ->> 'assistantAnswers')::int`,
  assistant_citations: `(site.facts ->> 'assistantCitations')::int`,
  cited_share: `round(100.0 * (site.facts ->> 'assistantCitations')::int / nullif((site.facts ->> 'assistantAnswers')::int, 0))::int`,
} as const satisfies Readonly<Record<string, string>>;
const NAMES = Object.keys(COLUMNS);

/** Rows that stay as they are are not written. */
const WRITE = `
INSERT INTO prospect_figures (prospect_id, ${NAMES.join(', ')})
SELECT there.id, ${Object.values(COLUMNS).join(', ')}
  FROM jsonb_to_recordset($1::jsonb) AS place (prospect_id uuid, city text, canton text, trade text, scanned_at timestamptz)
  JOIN prospects there ON there.id = place.prospect_id
  LEFT JOIN site_judgements site ON site.prospect_id = there.id AND NOT there.metadata @> '{"demo": true}'
 ORDER BY there.id
    ON CONFLICT (prospect_id) DO UPDATE SET (${NAMES.join(', ')}) = ROW(${NAMES.map((name) => `excluded.${name}`).join(', ')})
 WHERE ROW(${NAMES.map((name) => `prospect_figures.${name}`).join(', ')}) IS DISTINCT FROM ROW(${NAMES.map((name) => `excluded.${name}`).join(', ')})`;
