import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { permissionGrounds } from '../permissions/permission.contract.js';

const MAX_COLUMNS = 1000;
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
  /** Why its people may be written to, and for how many of them it was recorded. */
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
  /** At most 10 rows, the first one is the header. */
  preview: z.array(z.array(z.string())),
  /** Of each row of the preview but the first, its row in the file. */
  previewLines: z.array(z.number().int()),
  counts: z.object({
    valid: z.number().int(),
    invalid: z.number().int(),
    warnings: z.number().int(),
    /** Rows whose address is known, and how many of them only because an earlier row of the file has it. */
    sameEmail: z.number().int(),
    repeated: z.number().int(),
    sameSite: z.number().int(),
    /** Addresses on the suppression list that are imported: campaigns leave them out. */
    suppressed: z.number().int(),
    /** People who were erased at their request: left out. */
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

/** Another sheet or heading has its columns guessed anew, unless they are given too. */
export const columnsUpdate = z.object({
  fields: z.array(importField.nullable()).max(MAX_COLUMNS).optional(),
  sheet: z.number().int().min(0).max(1000).optional(),
  headingLine: z.number().int().min(0).max(MAX_HEADING_LINE).optional(),
});

export const importConfirm = z.object({
  /** Leaves out the rows with errors; without it, one of them refuses the whole file. */
  onlyValid: z.boolean().default(false),
  /** For rows whose e-mail is known already. `update`: filled cells replace, empty ones change nothing. */
  onDuplicate: z.enum(['reject', 'skip', 'update']).default('reject'),
  /** For rows with another e-mail at a website that is known already. */
  onSameSite: rowAction.default('create'),
  /** Other decisions for single duplicate rows. */
  decisions: z
    .array(z.object({ line: z.number().int(), action: rowAction }))
    .max(1000)
    .default([]),
  /**
   * Why the people of the file may be written to; null: nothing is known, and campaigns leave them out. What is recorded of
   * somebody already stays, and who is on the suppression list gets none.
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
