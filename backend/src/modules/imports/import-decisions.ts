// an aggregate, since LIMIT 1 may tempt the planner to walk through all prospects by date for each row
const NEWEST = '(array_agg(id ORDER BY created_at DESC, id))[1]';

/**
 * SQL that decides about each valid row of an import ($1) in the database, so that file size does not matter. A row is a duplicate if its
 * e-mail occurs in an earlier row or a prospect; with the same website it is a weak duplicate. Of several prospects with one e-mail the
 * newest counts. Rows of erased people are excluded.
 */
export const MATCHED_ROWS = `
  SELECT cells.*, by_email.id AS email_match, by_site.id AS site_match,
         nullif(min(cells.line) OVER (PARTITION BY cells.email COLLATE "C"), cells.line) AS email_line,
         CASE WHEN cells.domain IS NOT NULL THEN nullif(min(cells.line) OVER (PARTITION BY cells.domain COLLATE "C"), cells.line) END AS site_line
    FROM import_rows cells
    CROSS JOIN LATERAL (SELECT ${NEWEST} AS id FROM prospects WHERE lower(prospects.email) = cells.email) by_email
    CROSS JOIN LATERAL (SELECT ${NEWEST} AS id FROM prospects WHERE site_domain(prospects.site_url) = cells.domain) by_site
   WHERE cells.import_id = $1 AND cells.errors = '[]' AND cells.objection IS DISTINCT FROM 'erased'`;

/** Of an address that is new to us, by an earlier row of the file. */
export const IS_REPEATED = '(email_match IS NULL AND email_line IS NOT NULL)';
export const IS_EMAIL_DUPLICATE = '(email_match IS NOT NULL OR email_line IS NOT NULL)';
export const IS_SITE_DUPLICATE = `(NOT ${IS_EMAIL_DUPLICATE} AND (site_match IS NOT NULL OR site_line IS NOT NULL))`;

/** $2: rule for the same e-mail, $3: rule for the same website, $4: decisions of single rows as JSON. */
export const DECIDED_ROWS = `
  SELECT line, email_match, email_line, site_match, site_line,
         coalesce(own.action, CASE WHEN ${IS_EMAIL_DUPLICATE} THEN $2 WHEN ${IS_SITE_DUPLICATE} THEN $3 ELSE 'create' END) AS action
    FROM (${MATCHED_ROWS}) matched
    LEFT JOIN jsonb_to_recordset($4::jsonb) AS own(line int, action text) USING (line)`;

/** Columns that an import may write; everything else of a prospect is out of its reach. */
export const WRITTEN_COLUMNS = [
  'prenom',
  'nom',
  'linkedin',
  'site_url',
  'telephone',
  'poste',
  'business_name',
  'location',
  'language',
  'notes',
  'source',
] as const;

/** SQL: digest of a prospect, to detect changes before an undo. */
export const FINGERPRINT = 'hash_record_extended(prospects, 0)::text';
