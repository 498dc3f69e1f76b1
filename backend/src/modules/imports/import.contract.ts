import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { IMPORT_LIMITS } from '../../rules/import-limits.rules.js';
import { permissionGrounds } from '../permissions/permission.contract.js';

/** The last row of a sheet. */
const MAX_HEADING_LINE = 1_048_576;

/** What a column of the file may become: columns of a prospect, then metadata keys of the specification (file 3, section 3). */
export const importField = z.enum([
  'email',
  'prenom',
  'nom',
  'fullName',
  'company',
  'site_url',
  'linkedin',
  'telephone',
  'poste',
  'location',
  'language',
  'notes',
  'source',
  'domain_emelia',
  'gender_emelia',
  'isPremium',
  'summary',
  'title',
  'companyLocation',
  'companyDescription',
  'companySize',
  'estimatedMinRevenue',
  'estimatedMaxRevenue',
  'industry',
  'description',
  'type',
]);

/** `importing`: confirmed, and being written at this moment. */
export const importStatus = z.enum(['ready', 'importing', 'done', 'undone']);
export const rowAction = z.enum(['create', 'update', 'skip']);

/** How the bytes of a text file become characters; names of the Encoding Standard, and of code pages of DOS. */
export const textEncoding = z.enum([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'cp850',
  'cp437',
  'windows-1250',
  'windows-1254',
  'windows-1251',
]);

/**
 * `ambiguous`: another encoding is nearly as plausible. `mixed`: lines in two encodings. `damaged`: characters were lost before the file
 * was written.
 */
export const encodingDoubt = z.enum(['ambiguous', 'mixed', 'damaged']);

/** How a text file is read. */
export const textFormat = z.object({
  encoding: textEncoding,
  encodingDoubt: encodingDoubt.nullable(),
  /** Chosen by a person, no longer guessed. */
  isEncodingChosen: z.boolean(),
  separator: z.string(),
  /** Another separator fits nearly as well. */
  isSeparatorDoubtful: z.boolean(),
  isSeparatorChosen: z.boolean(),
  /** At most three names with characters outside of ASCII, as each possible encoding reads them; the first is the present one. */
  samples: z.array(z.object({ encoding: textEncoding, names: z.array(z.string()) })),
});

/** A cell that a person corrected after the upload. */
export const mendedCell = z.object({ line: z.number().int(), column: z.number().int(), value: z.string() });

/**
 * Number of rows by outcome: read = imported + refused + duplicates + empty. Planned before the confirmation, actual afterwards.
 * `duplicates`: rows of a known or repeated address, left out or merged.
 */
export const rowCounts = z.object({
  read: z.number().int(),
  imported: z.number().int(),
  refused: z.number().int(),
  duplicates: z.number().int(),
  empty: z.number().int(),
});

export const importColumn = z.object({
  header: z.string(),
  /** Null: this column is not imported. */
  field: importField.nullable(),
});

/** `field`: the column that the fault is in. */
export const rowIssue = z.object({ field: importField.nullable(), value: z.string(), reason: z.string() });
export const lineIssue = rowIssue.extend({ line: z.number().int() });

/** `email`: the same person, refused unless decided otherwise. `site`: another contact of the same company, created unless decided otherwise. */
export const duplicate = z.object({
  line: z.number().int(),
  email: z.string(),
  name: z.string(),
  match: z.enum(['email', 'site']),
  /** The earlier row of the file, when that is the other one. */
  otherLine: z.number().int().nullable(),
  prospect: z.object({ id: uuid, name: z.string(), email: z.string() }).nullable(),
});

export const importPermission = permissionGrounds.extend({ recorded: z.number().int() });

/** A line of the history. */
export const importSummary = z.object({
  id: uuid,
  file_name: z.string(),
  status: importStatus,
  total: z.number().int(),
  /** Rows written so far. */
  done: z.number().int(),
  imported: z.number().int().nullable(),
  updated: z.number().int().nullable(),
  skipped: z.number().int().nullable(),
  /** Prospects that got another address: what was measured at the former one is not shown any more. */
  moved: z.number().int().nullable(),
  /** Basis for contacting the people of the file, and the number of people for whom it was recorded. */
  permission: importPermission.nullable(),
  user_email: z.string().nullable(),
  created_at: isoDateTime,
  finished_at: isoDateTime.nullable(),
  undone_at: isoDateTime.nullable(),
});

/** A file that was read: what it holds and what is wrong with it. */
export const importReview = importSummary.extend({
  importId: uuid,
  /** Sheets of the workbook that a person sees; none in a text file. */
  sheets: z.array(z.string()),
  /** The one that is read, counted from 0. */
  sheet: z.number().int(),
  /** Row of the file that names the columns; 0: none does. */
  headingLine: z.number().int(),
  columns: z.array(importColumn),
  /** Null for a workbook. */
  textFormat: textFormat.nullable(),
  /** Null of earlier imports, which did not count their rows so. */
  rows: rowCounts.nullable(),
  /** Cells that were corrected after the upload. */
  mended: z.number().int(),
  /** At most 10 rows, the first one is the header. */
  preview: z.array(z.array(z.string())),
  /** Of each row of the preview but the first, its row in the file. */
  previewLines: z.array(z.number().int()),
  counts: z.object({
    valid: z.number().int(),
    invalid: z.number().int(),
    warnings: z.number().int(),
    /** Rows with a known address, and how many of them repeat an earlier row only. */
    sameEmail: z.number().int(),
    repeated: z.number().int(),
    sameSite: z.number().int(),
    /** Addresses on the suppression list that are imported: campaigns leave them out. */
    suppressed: z.number().int(),
    /** People erased at their request: left out. */
    erased: z.number().int(),
  }),
  /** In the order of the file; the first 10,000. A row with one of them cannot be imported. */
  errors: z.array(lineIssue),
  /** Values that will be left out; the first 1,000. */
  warnings: z.array(lineIssue),
  /** Rows whose address is on the suppression list; the first 10,000. */
  objections: z.array(lineIssue),
  /** The first 1,000. */
  duplicates: z.array(duplicate),
});

const MAX_MENDED = 1000;
/** Of a cell, as many characters as Excel holds. */

/** Corrected cells, by the field that their column becomes; the row is checked again. */
export const cellsUpdate = z.object({
  cells: z
    .array(z.object({ line: z.number().int().min(1), field: importField, value: z.string().max(IMPORT_LIMITS.cellCharacters) }))
    .min(1)
    .max(MAX_MENDED),
});

/** Another sheet, heading, encoding or separator resets the column mapping unless it is given too. */
export const columnsUpdate = z.object({
  encoding: textEncoding.optional(),
  /** A single sign. */
  separator: z
    .string()
    .regex(/^[^\p{L}\p{N}"\n\r]$/u)
    .optional(),
  fields: z.array(importField.nullable()).max(IMPORT_LIMITS.columns).optional(),
  sheet: z.number().int().min(0).max(1000).optional(),
  headingLine: z.number().int().min(0).max(MAX_HEADING_LINE).optional(),
});

export const importConfirm = z.object({
  /** Leaves out invalid rows; otherwise one invalid row rejects the file. */
  onlyValid: z.boolean().default(false),
  /** For rows with a known e-mail. `update`: filled cells replace, empty ones change nothing. */
  onDuplicate: z.enum(['reject', 'skip', 'update']).default('reject'),
  /** For rows with another e-mail at a website that is known already. */
  onSameSite: rowAction.default('create'),
  /** Other decisions for single duplicate rows. */
  decisions: z
    .array(z.object({ line: z.number().int(), action: rowAction }))
    .max(1000)
    .default([]),
  /**
   * Basis for contacting the people of the file; null: unknown, and campaigns leave them out. Existing permissions remain, and suppressed
   * people get none.
   */
  permission: permissionGrounds.nullable().default(null),
});

export const importResult = z.object({
  imported: z.number().int(),
  updated: z.number().int(),
  skipped: z.number().int(),
  moved: z.number().int(),
});

export const importUndo = z.object({
  /** Also when prospects of the import were changed or used since. */
  force: z.boolean().default(false),
});
export const undoResult = z.object({ removed: z.number().int(), restored: z.number().int() });

export type ImportField = z.infer<typeof importField>;
export type ImportPermission = z.infer<typeof importPermission>;
export type ImportStatus = z.infer<typeof importStatus>;
export type RowAction = z.infer<typeof rowAction>;
export type TextEncoding = z.infer<typeof textEncoding>;
export type EncodingDoubt = z.infer<typeof encodingDoubt>;
export type TextFormat = z.infer<typeof textFormat>;
export type MendedCell = z.infer<typeof mendedCell>;
export type RowCounts = z.infer<typeof rowCounts>;
export type CellsUpdate = z.infer<typeof cellsUpdate>;
export type ImportColumn = z.infer<typeof importColumn>;
export type RowIssue = z.infer<typeof rowIssue>;
export type LineIssue = z.infer<typeof lineIssue>;
export type Duplicate = z.infer<typeof duplicate>;
export type ImportSummary = z.infer<typeof importSummary>;
export type ImportReview = z.infer<typeof importReview>;
export type ColumnsUpdate = z.infer<typeof columnsUpdate>;
export type ImportConfirm = z.infer<typeof importConfirm>;
export type ImportResult = z.infer<typeof importResult>;
export type UndoResult = z.infer<typeof undoResult>;
