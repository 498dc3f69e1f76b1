/** Extensions, and the functions that indexes and the search of prospects need. */
export const FUNCTIONS = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Without case and accents. The dictionary is named, so that the function is truly immutable.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, $1));

-- Trade and town of a prospect, which percentiles compare; null without a trade.
CREATE FUNCTION prospect_peer_group(location text, metadata jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN metadata ->> 'industry' IS NOT NULL THEN
    fold_text(nullif(trim(metadata ->> 'industry'), '')) || '|' || fold_text(nullif(trim(split_part(
      coalesce(nullif(trim(location), ''), nullif(trim(metadata ->> 'location'), ''), metadata ->> 'companyLocation'), ',', 1)), '')) END;

-- The host of an address without www.; null when there is none.
CREATE FUNCTION site_domain(url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(lower(split_part(translate(substr(url, CASE
    WHEN lower(left(url, 12)) = 'https://www.' AND substr(url, 13, 1) NOT IN ('', '/', ':', '?', '#') THEN 13
    WHEN lower(left(url, 8)) = 'https://' THEN 9
    WHEN lower(left(url, 11)) = 'http://www.' AND substr(url, 12, 1) NOT IN ('', '/', ':', '?', '#') THEN 12
    WHEN lower(left(url, 7)) = 'http://' THEN 8 END), ':?#', '///'), '/', 1)), '');

-- Equal for two ways of writing the same address, as siteAddress() of the rules; never null.
CREATE FUNCTION site_address(url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN coalesce(
  regexp_replace(
    regexp_replace(lower(url), '^([a-z]+://)?(www\\.)?|#.*$', '', 'g'),
    '^(\\[[^]]*\\]|[^/?:]*[^/?:.])?\\.?(:[0-9]+)?(/[^?]*[^?/])?/*(\\?.+)?\\??$', '\\1\\2\\3\\4'), '');

-- What the search of prospects reads. Umlauts are found in both spellings: « Zürich » by zurich and by zuerich.
CREATE FUNCTION prospect_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text := NEW.prenom || ' ' || NEW.nom || ' ' || NEW.email || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.site_url, '')
    || coalesce(' ' || coalesce(NEW.location, NEW.metadata ->> 'location', NEW.metadata ->> 'companyLocation'), '')
    || coalesce(' ' || (NEW.metadata ->> 'industry'), '');
BEGIN
  NEW.search_text := ' ' || lower(unaccent('unaccent'::regdictionary, words));
  IF words ~ '[äöüÄÖÜ]' THEN
    NEW.search_text := NEW.search_text || ' ' || lower(unaccent('unaccent'::regdictionary,
      replace(replace(replace(replace(replace(replace(words, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue')));
  END IF;
  RETURN NEW;
END $$;
`;
