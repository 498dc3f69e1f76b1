import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ABROAD, AT_HOME, PLACE_CANTONS } from '../../../rules/canton-places.rules.js';

/** Compared one after the other: a twentieth of what looking into a document of all of them takes, which each call would read anew. */
const WHEN_PLACE = [...PLACE_CANTONS].map(([place, canton]) => `WHEN '${place.replaceAll("'", "''")}' THEN '${canton}'`).join(' ');

/** A test compares it with the same in TypeScript; whoever changes the lists of the rules writes it anew and renews `prospect_figures`. */
const CANTON = `
CREATE FUNCTION plain_place(place text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(translate(fold_text(place), '.''’-', '    '), ' +', ' ', 'g'));
CREATE FUNCTION canton_of(place text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := plain_place(place);
  parts text[] := regexp_split_to_array(place, '[,;/()|\\n]+| [-–—] ');
  part text;
  code text;
  found text;
BEGIN
  IF words IS NULL OR words = '' OR words ~ '(^|[^a-z])(${ABROAD})($|[^a-z])' THEN RETURN NULL; END IF;
  FOREACH part IN ARRAY parts LOOP
    code := substring(btrim(part) FROM '(?:^| )([A-Z]{2})$');
    CONTINUE WHEN code IS NULL OR code <> ALL('{ZH,BE,LU,UR,SZ,OW,NW,GL,ZG,FR,SO,BS,BL,SH,AR,AI,SG,GR,AG,TG,TI,VD,VS,NE,GE,JU}');
    IF words ~ '(^|[^a-z])(${AT_HOME})($|[^a-z])' OR code <> ALL('{BE,LU}')
       AND (code <> ALL('{FR,GE,NE,SG,GR,AR,SO,AI,AG,BS,BL,GL,TG,SH}') OR btrim(part) ~* '^(ch[ -]?)?[1-9][0-9]{3} +') THEN
      RETURN code;
    END IF;
  END LOOP;
  FOREACH part IN ARRAY parts LOOP
    found := CASE regexp_replace(regexp_replace(
      plain_place(regexp_replace(btrim(part), '^(ch[ -]?)?[1-9][0-9]{3} +', '', 'i')),
      '^(canton|kanton|cantone) (de |du |d |of |di )?', ''), ' [0-9]+$', '') ${WHEN_PLACE} END;
    IF found IS NOT NULL THEN RETURN found; END IF;
  END LOOP;
  RETURN NULL;
END $$;
-- a text that says something, as \`ownName\` of the rules
CREATE FUNCTION own_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN btrim(regexp_replace(fold_text(words), '[^[:alnum:]]+', ' ', 'g')) IN
    ('', 'n a', 'neant', 'aucun', 'aucune', 'inconnu', 'inconnue', 'unknown', 'none', 'null', 'undefined', 'nan', 'vide', 'non specifie', 'non specifiee',
     'non renseigne', 'non renseignee', 'non indique', 'non indiquee', 'a completer', 'not available') THEN NULL ELSE btrim(words) END;
CREATE FUNCTION prospect_city(location text, metadata jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(own_text(location), own_text(metadata ->> 'location'), own_text(metadata ->> 'companyLocation'));
CREATE FUNCTION moment_of(written text) RETURNS timestamptz LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF written IS NULL OR written !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' THEN RETURN NULL; END IF;
  RETURN written::timestamptz;
EXCEPTION WHEN datetime_field_overflow OR invalid_datetime_format THEN
  RETURN NULL;
END $$;`;

const CONTACTED = (row: string) =>
  `${row}.email_sent OR ${row}.status IN ('contacted', 'qualified', 'converted') OR ${row}.page_vue OR ${row}.quiz_commence OR ${row}.quiz_fait OR ${row}.rdv_pris`;

/** What the prospect itself says: columns, and their values of \`row\`. */
const OWN_COLUMNS = 'listed, created_at, status, contacted, city, canton, trade, scanned_at';
const ownValues = (row: string, city: string, canton: string) =>
  `${row}.deletion_id IS NULL, ${row}.created_at, ${row}.status, (${CONTACTED(row)}), ${city}, ${canton},
   own_text(${row}.metadata ->> 'industry'), moment_of(${row}.metadata ->> 'last_analyzed')`;

/** What was measured of its website, from the facts that are judged of it (\`SiteFacts\`): no example is among them. */
const SITE_COLUMNS =
  'mobile_points, desktop_points, cms, findings, critical, keyword_count, rating, review_count, assistant_answers, assistant_citations, cited_share';
const siteValues = (site: string) => `
  (${site}.facts ->> 'mobilePoints')::int, (${site}.facts ->> 'desktopPoints')::int, ${site}.facts ->> 'cms',
  CASE WHEN (${site}.facts ->> 'pageMeasured')::boolean OR (${site}.facts ->> 'speedMeasured')::boolean THEN ${site}.total END,
  CASE WHEN (${site}.facts ->> 'pageMeasured')::boolean OR (${site}.facts ->> 'speedMeasured')::boolean THEN ${site}.critical END,
  (${site}.facts ->> 'keywordCount')::int, (${site}.facts ->> 'rating')::double precision, (${site}.facts ->> 'reviewCount')::int,
  (${site}.facts ->> 'assistantAnswers')::int, (${site}.facts ->> 'assistantCitations')::int,
  round(100.0 * (${site}.facts ->> 'assistantCitations')::int / nullif((${site}.facts ->> 'assistantAnswers')::int, 0))::int`;

/** Each order of the list; those who wait for their deletion stand in none, and what is not known in no order: an import writes few of them. */
const index = (name: string, columns: string, beside = '') =>
  `CREATE INDEX prospect_figures_${name}_idx ON prospect_figures (${columns}, prospect_id)${beside && ` INCLUDE (${beside})`}
    WHERE listed${name === 'created_at' ? '' : ` AND ${name} IS NOT NULL`};`;
const INDEXES = [
  index('created_at', 'created_at', 'status, contacted, canton, cms, mobile_points, desktop_points, critical'),
  index('mobile_points', 'mobile_points', 'status, contacted, canton, cms'),
  index('cms', 'cms, mobile_points', 'status, contacted, canton'),
  index('canton', 'canton, mobile_points', 'status, contacted, cms'),
  ...[
    'desktop_points',
    'findings',
    'critical',
    'keyword_count',
    'rating',
    'review_count',
    'cited_share',
    'scanned_at',
    'city',
    'trade',
  ].map((column) => index(column, column)),
  ...['city', 'trade'].map(
    (column) =>
      `CREATE INDEX prospect_figures_${column}_words_idx ON prospect_figures USING gin (fold_text(${column}) gin_trgm_ops) WHERE listed;`,
  ),
].join('\n');

/**
 * What the list of prospects shows, sorts and filters by, one row for each, so that a million are read without their results.
 * No foreign key: it goes with its prospect before anything asks who refers to that one.
 */
const TABLE = `
CREATE TABLE prospect_figures (
  prospect_id uuid PRIMARY KEY,
  listed boolean NOT NULL,
  created_at timestamptz NOT NULL,
  status text NOT NULL,
  contacted boolean NOT NULL,
  city text,
  canton text,
  trade text,
  scanned_at timestamptz,
  mobile_points integer,
  desktop_points integer,
  cms text,
  findings integer,
  critical integer,
  keyword_count integer,
  rating double precision,
  review_count integer,
  assistant_answers integer,
  assistant_citations integer,
  cited_share integer
);
INSERT INTO prospect_figures (prospect_id, ${OWN_COLUMNS}, ${SITE_COLUMNS})
WITH places AS MATERIALIZED (
  SELECT city, canton_of(city) AS canton FROM (SELECT DISTINCT prospect_city(location, metadata) AS city FROM prospects) AS known)
SELECT prospect.id, ${ownValues('prospect', 'prospect_city(prospect.location, prospect.metadata)', 'places.canton')}, ${siteValues('site')}
  FROM prospects prospect
  LEFT JOIN places ON places.city = prospect_city(prospect.location, prospect.metadata)
  LEFT JOIN site_judgements site ON site.prospect_id = prospect.id AND NOT prospect.metadata @> '{"demo": true}';
${INDEXES}`;

const OF_PROSPECTS = `
CREATE FUNCTION figure_prospects_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- an import adds many of few towns: each is looked up once
  INSERT INTO prospect_figures (prospect_id, ${OWN_COLUMNS})
  WITH told AS MATERIALIZED (SELECT added.*, prospect_city(added.location, added.metadata) AS told_city FROM added),
  places AS MATERIALIZED (SELECT city, canton_of(city) AS canton FROM (SELECT DISTINCT told_city AS city FROM told) AS known)
  SELECT told.id, ${ownValues('told', 'told.told_city', 'places.canton')} FROM told LEFT JOIN places ON places.city = told.told_city;
  RETURN NULL;
END $$;
CREATE TRIGGER figure_prospects_insert AFTER INSERT ON prospects REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figure_prospects_insert();
CREATE FUNCTION figure_prospects_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE prospect_figures figure SET (${OWN_COLUMNS}) = (SELECT ${ownValues(
    'NEW',
    'prospect_city(NEW.location, NEW.metadata)',
    `CASE WHEN figure.city IS NOT DISTINCT FROM prospect_city(NEW.location, NEW.metadata) THEN figure.canton
          ELSE canton_of(prospect_city(NEW.location, NEW.metadata)) END`,
  )})
   WHERE prospect_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER figure_prospects_update AFTER UPDATE ON prospects FOR EACH ROW
  WHEN (OLD.deletion_id IS DISTINCT FROM NEW.deletion_id OR OLD.created_at <> NEW.created_at OR OLD.status <> NEW.status
     OR (${CONTACTED('OLD')}) <> (${CONTACTED('NEW')}) OR OLD.location IS DISTINCT FROM NEW.location
     OR OLD.metadata -> 'location' IS DISTINCT FROM NEW.metadata -> 'location'
     OR OLD.metadata -> 'companyLocation' IS DISTINCT FROM NEW.metadata -> 'companyLocation'
     OR OLD.metadata -> 'industry' IS DISTINCT FROM NEW.metadata -> 'industry'
     OR OLD.metadata -> 'last_analyzed' IS DISTINCT FROM NEW.metadata -> 'last_analyzed')
  EXECUTE FUNCTION figure_prospects_update();
CREATE FUNCTION figure_prospects_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM prospect_figures figure USING gone WHERE figure.prospect_id = gone.id;
  RETURN NULL;
END $$;
-- its name stands before forget_prospects, so that results which go change no row that goes
CREATE TRIGGER figure_prospects_delete AFTER DELETE ON prospects REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION figure_prospects_delete();
CREATE FUNCTION figure_prospects_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM prospect_figures;
  RETURN NULL;
END $$;
CREATE TRIGGER figure_prospects_truncate AFTER TRUNCATE ON prospects EXECUTE FUNCTION figure_prospects_truncate();`;

const OF_SITES = `
CREATE FUNCTION figure_sites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE prospect_figures SET (${SITE_COLUMNS}) = ROW(${SITE_COLUMNS.replace(/\w+/g, 'NULL')}) WHERE prospect_id = OLD.prospect_id;
    RETURN NULL;
  END IF;
  -- in the order of locks: whoever writes the prospect writes its figures after it
  PERFORM FROM prospects WHERE id = NEW.prospect_id AND NOT metadata @> '{"demo": true}' FOR NO KEY UPDATE;
  IF FOUND THEN
    UPDATE prospect_figures SET (${SITE_COLUMNS}) = (SELECT ${siteValues('NEW')}) WHERE prospect_id = NEW.prospect_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER figure_sites AFTER INSERT OR UPDATE OR DELETE ON site_judgements FOR EACH ROW EXECUTE FUNCTION figure_sites();`;

/** Searches find prospects by town and trade, too. Nothing that counts or tells of prospects changes by it. */
const SEARCHABLE = `
CREATE OR REPLACE FUNCTION prospect_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := ' ' || lower(unaccent('unaccent'::regdictionary,
    NEW.prenom || ' ' || NEW.nom || ' ' || NEW.email || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.site_url, '')
      || coalesce(' ' || coalesce(NEW.location, NEW.metadata ->> 'location', NEW.metadata ->> 'companyLocation'), '')
      || coalesce(' ' || (NEW.metadata ->> 'industry'), '')));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER prospect_searchable BEFORE INSERT OR UPDATE OF prenom, nom, email, business_name, site_url, location, metadata, search_text
  ON prospects FOR EACH ROW EXECUTE FUNCTION prospect_searchable();
ALTER TABLE prospects DISABLE TRIGGER USER;
ALTER TABLE prospects ENABLE TRIGGER prospect_searchable;
UPDATE prospects SET search_text = '' WHERE location IS NOT NULL OR metadata ?| '{location,companyLocation,industry}';
ALTER TABLE prospects ENABLE TRIGGER USER;`;

export class ProspectFigures1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CANTON + TABLE + OF_PROSPECTS + OF_SITES + SEARCHABLE);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
