import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import type { SuppressionReason } from '../suppressions/suppression.contract.js';
import type { Duplicate, ImportReview, ImportSummary, LineIssue, RowCounts } from './import.contract.js';
import { Import } from './import.entity.js';
import { IS_EMAIL_DUPLICATE, IS_REPEATED, IS_SITE_DUPLICATE, MATCHED_ROWS } from './import-decisions.js';
import { IS_RUNNING } from './import-lock.js';

const FIELDS = { status: 'text', created_at: 'date' } satisfies FilterFields;
export const importListQuery = listQuery(['created_at', 'id'], FIELDS, {});
export type ImportListQuery = z.infer<typeof importListQuery>;

const MAX_ERRORS = 10_000;
const MAX_SHOWN = 1000;

/** Reads of imports for the screens. */
@Injectable()
export class ImportQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<ImportListQuery['filter']>): Promise<Page<ImportSummary>> {
    const list = this.database.getRepository(Import).createQueryBuilder('import');
    applyFilters(list, query.filter, FIELDS);
    const { items, ...page } = await readPage(list, query);
    return { ...page, items: items.map(toSummary) };
  }

  async review(id: string): Promise<ImportReview> {
    const found = await this.get(id);
    const [[counted], [state]] = await Promise.all([
      this.database.query<ImportReview['counts'][]>(COUNTS, [id]),
      this.database.query<{ running: boolean }[]>(`SELECT ${IS_RUNNING} AS running`, [id]),
    ]);
    const counts = counted as ImportReview['counts'];
    const { invalid, erased, suppressed, sameEmail, sameSite } = counts;
    // each list costs a walk through the file
    const [errors, warnings, objections, duplicates] = await Promise.all([
      invalid > 0 ? this.issues(id, 'errors', MAX_ERRORS) : [],
      counts.warnings > 0 ? this.issues(id, 'warnings', MAX_SHOWN) : [],
      erased + suppressed > 0 ? this.objections(id) : [],
      found.status === 'ready' && sameEmail + sameSite > 0 ? this.database.query<Duplicate[]>(DUPLICATES, [id]) : [],
    ]);
    return {
      ...toSummary(found),
      status: state?.running && found.status === 'ready' ? 'importing' : found.status,
      importId: id,
      sheets: found.sheets,
      sheet: found.sheet,
      headingLine: found.heading_line,
      columns: found.columns,
      textFormat: found.text_format,
      rows: rowCounts(found, counts),
      mended: found.mended.length,
      preview: [found.columns.map(({ header }) => header), ...found.preview.map(({ cells }) => cells)],
      previewLines: found.preview.map(({ line }) => line),
      counts,
      errors,
      warnings,
      objections,
      duplicates,
    };
  }

  async get(id: string): Promise<Import> {
    const found = await this.database.getRepository(Import).findOneBy({ id });
    if (!found) throw notFound('Cet import n’existe pas ou a été abandonné.');
    return found;
  }

  private async objections(id: string): Promise<LineIssue[]> {
    const rows = await this.database.query<(Omit<LineIssue, 'reason'> & { objection: SuppressionReason })[]>(
      `SELECT line, 'email' AS field, record->>'email' AS value, objection FROM import_rows
        WHERE import_id = $1 AND objection IS NOT NULL ORDER BY line LIMIT ${MAX_ERRORS}`,
      [id],
    );
    return rows.map(({ objection, ...row }) => ({ ...row, reason: OBJECTIONS[objection] }));
  }

  private issues(id: string, kind: 'errors' | 'warnings', limit: number): Promise<LineIssue[]> {
    return this.database.query(
      `SELECT line, issue->>'field' AS field, issue->>'value' AS value, issue->>'reason' AS reason
         FROM import_rows, jsonb_array_elements(${kind}) WITH ORDINALITY AS issues(issue, position)
        WHERE import_id = $1 AND ${kind} <> '[]' ORDER BY line, position LIMIT ${limit}`,
      [id],
    );
  }
}

/** Counts rows by outcome: planned before the confirmation, actual afterwards. */
function rowCounts(found: Import, { invalid, erased, valid, sameEmail }: ImportReview['counts']): RowCounts | null {
  const { total, empty_rows: empty, imported, refused } = found;
  const read = total + empty;
  if (imported !== null) return refused === null ? null : { read, imported, refused, duplicates: total - imported - refused, empty };
  // without a column of addresses no row is a person
  if (!found.columns.some(({ field }) => field === 'email')) return { read, imported: 0, refused: total, duplicates: 0, empty };
  return { read, imported: valid - sameEmail, refused: invalid + erased, duplicates: sameEmail, empty };
}

const OBJECTIONS: Record<SuppressionReason, string> = {
  erased: 'Personne effacée à sa demande\u202f: cette ligne est laissée de côté',
  unsubscribed: 'Adresse désinscrite\u202f: les campagnes ne lui écriront pas',
  complained: 'Adresse désinscrite par une plainte\u202f: les campagnes ne lui écriront pas',
  bounced: 'Adresse inexistante\u202f: un message précédent est revenu',
  manual: 'Adresse inscrite par l’équipe sur la liste des oppositions\u202f: les campagnes ne lui écriront pas',
};

const COUNTS = `
  SELECT * FROM
    (SELECT count(*) FILTER (WHERE errors <> '[]')::int AS invalid, count(*) FILTER (WHERE warnings <> '[]')::int AS warnings,
            count(*) FILTER (WHERE objection = 'erased')::int AS erased
       FROM import_rows WHERE import_id = $1) kept,
    (SELECT count(objection)::int AS suppressed, count(*)::int AS valid, count(*) FILTER (WHERE ${IS_EMAIL_DUPLICATE})::int AS "sameEmail",
            count(*) FILTER (WHERE ${IS_REPEATED})::int AS repeated,
            count(*) FILTER (WHERE ${IS_SITE_DUPLICATE})::int AS "sameSite"
       FROM (${MATCHED_ROWS}) matched) importable`;

const NAME = (of: string) => `trim(coalesce(${of}->>'prenom', '') || ' ' || coalesce(${of}->>'nom', ''))`;

const DUPLICATES = `
  SELECT line, matched.record->>'email' AS email, ${NAME('matched.record')} AS name,
         CASE WHEN ${IS_EMAIL_DUPLICATE} THEN 'email' ELSE 'site' END AS match,
         CASE WHEN other.id IS NOT NULL THEN NULL WHEN ${IS_EMAIL_DUPLICATE} THEN email_line ELSE site_line END AS "otherLine",
         CASE WHEN other.id IS NOT NULL THEN jsonb_build_object('id', other.id, 'email', other.email, 'name', ${NAME('to_jsonb(other)')}) END AS prospect
    FROM (${MATCHED_ROWS}) matched
    LEFT JOIN prospects other ON other.id = CASE WHEN ${IS_EMAIL_DUPLICATE} THEN email_match ELSE site_match END
   WHERE ${IS_EMAIL_DUPLICATE} OR ${IS_SITE_DUPLICATE}
   ORDER BY line LIMIT ${MAX_SHOWN}`;

const toSummary = ({ created_at, finished_at, undone_at, ...found }: Import): ImportSummary => ({
  ...found,
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
  undone_at: undone_at?.toISOString() ?? null,
});
