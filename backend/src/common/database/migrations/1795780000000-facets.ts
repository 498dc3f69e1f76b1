import type { MigrationInterface, QueryRunner } from 'typeorm';

const CANTONS = 'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU';

/** Facts of few values, by the filter that asks for them: the code of a value is its place, from 1 on; 0 = none of them. */
const CODED: Readonly<Record<string, readonly string[]>> = {
  status: ['new', 'contacted', 'qualified', 'converted', 'rejected'],
  review_status: ['draft', 'to_review', 'validated'],
  language: ['fr', 'de', 'it'],
  canton: CANTONS.split(' '),
};

/** What is so or is not, as `row` of the prospects says it. */
const TOLD: Readonly<Record<string, (row: string) => string>> = {
  contacted: (row) =>
    `${row}.email_sent OR ${row}.status IN ('contacted', 'qualified', 'converted') OR ${row}.page_vue OR ${row}.quiz_commence OR ${row}.quiz_fait OR ${row}.rdv_pris`,
  page_vue: (row) => `${row}.page_vue`,
  quiz_commence: (row) => `${row}.quiz_commence`,
  quiz_en_cours: (row) => `${row}.quiz_en_cours`,
  quiz_fait: (row) => `${row}.quiz_fait`,
  rdv_pris: (row) => `${row}.rdv_pris`,
  email_sent: (row) => `${row}.email_sent`,
  high_score: (row) => `coalesce(${row}.score > 70, false)`,
  has_site: (row) => `coalesce(${row}.site_url, '') <> ''`,
  owned: (row) => `${row}.owner_id IS NOT NULL`,
  planned: (row) => `${row}.next_action IS NOT NULL OR ${row}.next_action_at IS NOT NULL`,
  flagged: (row) => `${row}.red_flags <> '{}'`,
  example: (row) => `${row}.metadata @> '{"demo": true}'`,
};

/** Figures that are nearly always small, in so many bits: the largest number stands for one that is not known, the one below for that many and more. */
const COUNTED: Readonly<Record<string, number>> = { mobile_points: 7, desktop_points: 7, critical: 6, findings: 7, cited_share: 7 };

const WIDTHS: readonly (readonly [string, number])[] = [
  ...Object.entries(CODED).map(([name, values]) => [name, (values.length + 1).toString(2).length] as const),
  ...Object.keys(TOLD).map((name) => [name, 1] as const),
  ...Object.entries(COUNTED),
];

/** Where each of them stands in the number: behind so many bits, in how many. */
const FACETS: Readonly<Record<string, { behind: number; bits: number }>> = Object.fromEntries(
  WIDTHS.map(([name, bits], place) => [name, { behind: WIDTHS.slice(0, place).reduce((sum, [, before]) => sum + before, 0), bits }]),
);

const at = (name: string, number: string): string => `((${number})::bigint << ${FACETS[name]?.behind})`;
const codeOf = (name: string, value: string): string => {
  const places = `array_position('{${CODED[name]?.join(',')}}'::text[], ${value})`;
  return at(name, `coalesce(${places}, 0)`);
};
const largest = (bits: number): number => 2 ** bits - 1;

/** Of a prospect and its canton; in one number, so that it is compared as one. */
const ownFacets = (row: string, canton?: string): string =>
  [
    ...Object.keys(CODED).map((name) => (name === 'canton' ? canton && codeOf(name, canton) : codeOf(name, `${row}.${name}`))),
    ...Object.entries(TOLD).map(([name, told]) => at(name, `(${told(row)})::int`)),
  ]
    .filter(Boolean)
    .join(' | ');
/** Of what was measured of its website. */
const siteFacets = (row: string): string =>
  Object.entries(COUNTED)
    .map(([name, bits]) =>
      at(name, `CASE WHEN ${row}.${name} IS NULL THEN ${largest(bits)} ELSE least(${row}.${name}, ${largest(bits) - 1}) END`),
    )
    .join(' | ');
const OF_SITES = Object.entries(COUNTED).reduce(
  (sum, [name, bits]) => sum + BigInt(largest(bits)) * 2n ** BigInt(FACETS[name]?.behind ?? 0),
  0n,
);

const OWN_COLUMNS = 'listed, created_at, status, contacted, city, city_words, canton, trade, trade_words, scanned_at, facets';
const SITE_COLUMNS =
  'mobile_points, desktop_points, cms, findings, critical, keyword_count, rating, review_count, assistant_answers, assistant_citations, cited_share';
const SITE_VALUES = `
  (NEW.facts ->> 'mobilePoints')::int, (NEW.facts ->> 'desktopPoints')::int, NEW.facts ->> 'cms',
  CASE WHEN (NEW.facts ->> 'pageMeasured')::boolean OR (NEW.facts ->> 'speedMeasured')::boolean THEN NEW.total END,
  CASE WHEN (NEW.facts ->> 'pageMeasured')::boolean OR (NEW.facts ->> 'speedMeasured')::boolean THEN NEW.critical END,
  (NEW.facts ->> 'keywordCount')::int, (NEW.facts ->> 'rating')::double precision, (NEW.facts ->> 'reviewCount')::int,
  (NEW.facts ->> 'assistantAnswers')::int, (NEW.facts ->> 'assistantCitations')::int,
  round(100.0 * (NEW.facts ->> 'assistantCitations')::int / nullif((NEW.facts ->> 'assistantAnswers')::int, 0))::int`;

const NOTHING_KNOWN = `(SELECT ${siteFacets('none')} FROM (SELECT ${Object.keys(COUNTED)
  .map((name) => `NULL::int AS ${name}`)
  .join(', ')}) AS none)`;

const TRIGGERS = `
CREATE OR REPLACE FUNCTION figure_prospects_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- an import adds many of few towns and trades: each is read once
  INSERT INTO prospect_figures (prospect_id, ${OWN_COLUMNS})
  WITH told AS MATERIALIZED (
    SELECT id, deletion_id IS NULL AS listed, created_at, status, (${TOLD.contacted?.('added')}) AS contacted, moment_of(metadata ->> 'last_analyzed') AS scanned_at,
           coalesce(location, '') AS place, coalesce(metadata ->> 'location', '') AS other, coalesce(metadata ->> 'companyLocation', '') AS company,
           coalesce(metadata ->> 'industry', '') AS industry, ${ownFacets('added')} AS own_facets
      FROM added),
  places AS MATERIALIZED (
    SELECT known.*, canton_of(city) AS canton, fold_text(city) AS city_words
      FROM (SELECT place, other, company, prospect_city(place, jsonb_build_object('location', other, 'companyLocation', company)) AS city
              FROM (SELECT DISTINCT place, other, company FROM told) AS written OFFSET 0) AS known),
  trades AS MATERIALIZED (
    SELECT known.*, fold_text(trade) AS trade_words
      FROM (SELECT industry, own_text(industry) AS trade FROM (SELECT DISTINCT industry FROM told) AS written OFFSET 0) AS known)
  SELECT told.id, listed, created_at, status, contacted, city, city_words, canton, trade, trade_words, scanned_at,
         own_facets | ${codeOf('canton', 'canton')} | ${NOTHING_KNOWN}
    FROM told JOIN places USING (place, other, company) JOIN trades USING (industry);
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION figure_prospects_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_city text := prospect_city(NEW.location, NEW.metadata);
  new_trade text := own_text(NEW.metadata ->> 'industry');
BEGIN
  UPDATE prospect_figures figure SET (${OWN_COLUMNS}) = (SELECT
           NEW.deletion_id IS NULL, NEW.created_at, NEW.status, (${TOLD.contacted?.('NEW')}), new_city, fold_text(new_city), place.canton,
           new_trade, fold_text(new_trade), moment_of(NEW.metadata ->> 'last_analyzed'), (figure.facets & ${OF_SITES}) | ${ownFacets('NEW', 'place.canton')}
      FROM (SELECT CASE WHEN figure.city IS NOT DISTINCT FROM new_city THEN figure.canton ELSE canton_of(new_city) END AS canton) AS place)
   WHERE prospect_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION figure_sites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE prospect_figures SET (${SITE_COLUMNS}, facets) = ROW(${SITE_COLUMNS.replace(/\w+/g, 'NULL')}, (facets & ~${OF_SITES}) | ${NOTHING_KNOWN})
     WHERE prospect_id = OLD.prospect_id;
    RETURN NULL;
  END IF;
  -- in the order of locks: whoever writes the prospect writes its figures after it
  PERFORM FROM prospects WHERE id = NEW.prospect_id AND NOT metadata @> '{"demo": true}' FOR NO KEY UPDATE;
  IF FOUND THEN
    UPDATE prospect_figures figure SET (${SITE_COLUMNS}, facets) = (SELECT site.*, (figure.facets & ~${OF_SITES}) | ${siteFacets('site')}
      FROM (SELECT ${SITE_VALUES}) AS site (${SITE_COLUMNS})) WHERE prospect_id = NEW.prospect_id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER figure_prospects_update AFTER UPDATE ON prospects FOR EACH ROW WHEN (
  OLD.deletion_id IS DISTINCT FROM NEW.deletion_id OR OLD.created_at <> NEW.created_at OR (${ownFacets('OLD')}) <> (${ownFacets('NEW')})
  OR OLD.location IS DISTINCT FROM NEW.location OR OLD.metadata -> 'location' IS DISTINCT FROM NEW.metadata -> 'location'
  OR OLD.metadata -> 'companyLocation' IS DISTINCT FROM NEW.metadata -> 'companyLocation'
  OR OLD.metadata -> 'industry' IS DISTINCT FROM NEW.metadata -> 'industry'
  OR OLD.metadata -> 'last_analyzed' IS DISTINCT FROM NEW.metadata -> 'last_analyzed') EXECUTE FUNCTION figure_prospects_update();`;

const FIGURES = ['desktop_points', 'findings', 'critical', 'keyword_count', 'rating', 'review_count', 'cited_share', 'scanned_at'];
/** Orders whose indexes count alone what else is asked. */
const ORDERS: readonly (readonly [name: string, columns: string, beside: string])[] = [
  ['cms', 'cms, mobile_points', 'facets, keyword_count, rating, review_count, status, contacted, canton'],
  ['canton', 'canton, mobile_points', 'facets, status, contacted, cms'],
  ['mobile_points', 'mobile_points', 'facets, status, contacted, canton, cms'],
  ...FIGURES.map((column) => [column, column, 'facets'] as const),
];

const COUNTS = Object.keys(COUNTED);
/** The table is written anew as a whole: else each of a million rows would be written into eighteen indexes. */
const COLUMN = `
DROP INDEX ${ORDERS.map(([name]) => `prospect_figures_${name}_idx`).join(', ')};
ALTER TABLE prospect_figures ADD COLUMN facets bigint NOT NULL DEFAULT 0;
CREATE FUNCTION pg_temp.facets_of(known uuid, canton text, ${COUNTS.map((name) => `${name} int`).join(', ')}) RETURNS bigint LANGUAGE sql STABLE
  RETURN (SELECT ${ownFacets('prospect', 'facets_of.canton')} | ${siteFacets('facets_of')} FROM prospects prospect WHERE prospect.id = known);
ALTER TABLE prospect_figures ALTER COLUMN facets DROP DEFAULT,
  ALTER COLUMN facets TYPE bigint USING pg_temp.facets_of(prospect_id, canton, ${COUNTS.join(', ')});
DROP FUNCTION pg_temp.facets_of;`;

const INDEXES = [
  'CREATE INDEX prospect_figures_facets_idx ON prospect_figures (facets) WHERE listed;',
  ...ORDERS.map(
    ([name, columns, beside]) =>
      `CREATE INDEX prospect_figures_${name}_idx ON prospect_figures (${columns}, prospect_id) INCLUDE (${beside}) WHERE listed AND ${name} IS NOT NULL;`,
  ),
].join('\n');

/** An index alone tells what was vacuumed since it changed: by itself PostgreSQL would let a fifth of a million rows change before. */
const VACUUMED = 'ALTER TABLE prospect_figures SET (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_threshold = 500);';

/** Whoever writes waits before the triggers of before begin: amid one of them, it would leave a row without its number. Readers go on. */
const LOCKED = 'LOCK TABLE prospects, site_judgements IN SHARE ROW EXCLUSIVE MODE;';

/**
 * What a list is narrowed by and has few values, of each prospect in one number. Its index has equal numbers once with all their rows
 * (13 MB for a million), so that whatever is asked together is counted in one reading of it (decisions/0047).
 */
export class Facets1795780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOCKED + COLUMN + INDEXES + VACUUMED + TRIGGERS);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
