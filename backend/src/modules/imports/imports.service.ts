import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { Clock } from '../../common/clock.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { UploadedFile } from '../../common/http/uploaded-file.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { IMPORT_LIMITS } from '../../rules/import-limits.rules.js';
import type { CellsUpdate, ColumnsUpdate, ImportField, MendedCell } from './import.contract.js';
import { Import } from './import.entity.js';
import { TRY_LOCK_IMPORT } from './import-lock.js';
import { ImportObjections } from './import-objections.service.js';
import { refusal } from './import-problems.js';
import { ImportRow } from './import-row.entity.js';
import { COPY_ROWS } from './spreadsheet/copied-rows.js';
import type { ReadOrder } from './spreadsheet/spreadsheet-child.js';
import { type ReadTable, SpreadsheetReader } from './spreadsheet-reader.service.js';

const forgetImports = everySeconds(
  1800,
  { name: 'import-cleanup', title: 'Oubli des imports non confirmés', safeToRepeat: 'what is deleted is not found again' },
  'everybody',
);

/** Reads uploaded files, maps their columns and stores them until they are confirmed or expire. */
@Injectable()
export class Imports {
  constructor(
    private readonly database: DataSource,
    private readonly reader: SpreadsheetReader,
    private readonly objections: ImportObjections,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /** Answers the id of the import. */
  async upload({ name, content, isTooLarge }: UploadedFile, user: SignedInUser): Promise<string> {
    if (!/\.(xlsx|xls|csv)$/i.test(name)) throw refusal('file_type');
    if (isTooLarge) throw refusal('file_too_large');
    const id = randomUUID();
    const table = await this.reader.read({ id, file: content });
    return this.database.transaction(async (manager) => {
      // inserted as it is: save() would first compare megabytes
      await manager.insert(Import, {
        id,
        ...described(table),
        file_name: name.slice(-200),
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        user_id: user.id,
        user_email: user.email,
      } as object);
      await insertRows(manager, table.rows);
      await this.objections.mark(manager, id);
      return id;
    });
  }

  /** Parses the file again: other columns, sheet, heading or text format. */
  async assign(id: string, { fields, ...place }: ColumnsUpdate): Promise<void> {
    const found = await this.unconfirmed(id);
    const isElsewhere = Object.values(place).some((value) => value !== undefined);
    if (fields && !isElsewhere) checkFields(fields, found.columns.length);
    const isOtherTable = place.sheet !== undefined || place.separator !== undefined;
    await this.readAgain(found, {
      ...(place.encoding && !isOtherTable ? { headingLine: found.heading_line } : {}),
      ...(isOtherTable ? { mended: [], headingLine: undefined } : {}),
      ...withoutUndefined(place),
      fields,
    });
  }

  /** Corrects cells of the file; its rows are checked again. */
  async mend(id: string, { cells }: CellsUpdate): Promise<void> {
    const found = await this.unconfirmed(id);
    const corrected = cells.map(({ line, field, value }): MendedCell => {
      const column = found.columns.findIndex((known) => known.field === field);
      if (column < 0) throw invalid('Ce champ n’a pas de colonne dans le fichier.', { field });
      return { line, column, value };
    });
    const lines = [...new Set(corrected.map(({ line }) => line))];
    const known = await this.database.getRepository(ImportRow).countBy({ import_id: id, line: In(lines) });
    if (known < lines.length) throw invalid('Cette ligne n’existe pas dans le fichier.', { line: lines.join(', ') });
    const isCorrected = ({ line, column }: MendedCell) => corrected.some((cell) => cell.line === line && cell.column === column);
    const mended = [...found.mended.filter((cell) => !isCorrected(cell)), ...corrected];
    if (mended.length > MAX_MENDED) throw invalid(`${MAX_MENDED} cellules corrigées au maximum\u202f: corrigez le fichier.`, {});
    await this.readAgain(found, { mended, fields: found.columns.map(({ field }) => field) });
  }

  private async unconfirmed(id: string): Promise<Import & { content: Buffer }> {
    const found = await this.database.getRepository(Import).findOne({ where: { id }, select: READ_AGAIN });
    if (!found) throw notFound('Cet import n’existe pas ou a été abandonné.');
    const { content } = found;
    if (!content) throw conflict('not_ready', 'Cet import est déjà confirmé.');
    return { ...found, content };
  }

  /** As it was read before but for the changes. */
  private async readAgain(found: Import & { content: Buffer }, changes: Partial<ReadOrder>): Promise<void> {
    const { id, content, text_format: text, mended } = found;
    const order: ReadOrder = {
      id,
      file: new Uint8Array(content),
      sheet: found.sheet,
      headingLine: found.heading_line,
      encoding: text?.isEncodingChosen ? text.encoding : undefined,
      separator: text?.isSeparatorChosen ? text.separator : undefined,
      mended,
      ...changes,
    };
    const table = await this.reader.read(order);
    await this.database.transaction(async (manager) => {
      await holdStill(manager, id);
      const changed = await manager.update(Import, { id, status: 'ready' }, { ...described(table), mended: order.mended } as object);
      if (!changed.affected) throw conflict('not_ready', 'Cet import est déjà confirmé.');
      await manager.delete(ImportRow, { import_id: id });
      await insertRows(manager, table.rows);
      await this.objections.mark(manager, id);
    });
  }

  /** Forgets a file that was not confirmed. */
  async discard(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await holdStill(manager, id);
      const { affected } = await manager.delete(Import, { id, status: 'ready' });
      if (!affected) throw conflict('not_ready', 'Cet import est déjà confirmé\u202f: annulez-le pour retrouver l’état d’avant.');
    });
  }

  @Cron(CronExpression.EVERY_30_MINUTES, cronOptions(forgetImports))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(forgetImports);
  }

  @Handles(forgetImports)
  async forgetUnconfirmed(): Promise<void> {
    const limit = new Date(this.clock.now().getTime() - IMPORT_LIMITS.unconfirmedHours * 3_600_000);
    await this.database.query(`DELETE FROM imports WHERE status = 'ready' AND created_at < $1 AND ${TRY_LOCK_IMPORT('id::text')}`, [limit]);
  }
}

const READ_AGAIN = { id: true, content: true, columns: true, sheet: true, heading_line: true, text_format: true, mended: true } as const;
/** Of one file; more are corrected in the spreadsheet itself. */
const MAX_MENDED = 5000;

const withoutUndefined = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

const described = ({ header, fields, preview, sheets, sheet, headingLine, textFormat, total, empty }: ReadTable) => ({
  columns: header.map((name, index) => ({ header: name, field: fields[index] ?? null })),
  preview,
  sheets,
  sheet,
  heading_line: headingLine,
  text_format: textFormat,
  total,
  empty_rows: empty,
});

function checkFields(fields: (ImportField | null)[], columns: number): void {
  const used = fields.filter((field) => field !== null);
  const twice = used.find((field, index) => used.indexOf(field) !== index);
  if (fields.length !== columns) throw invalid(`Ce fichier a ${columns} colonnes.`, { fields: `${columns} champs attendus` });
  if (!used.includes('email')) throw refusal('no_email_column');
  if (twice) throw invalid('Chaque champ ne peut recevoir qu’une colonne.', { fields: twice });
}

/** Fails while the import is being written. */
async function holdStill(manager: EntityManager, id: string): Promise<void> {
  const [row] = await manager.query<{ held: boolean }[]>(`SELECT ${TRY_LOCK_IMPORT('$1')} AS held`, [id]);
  if (!row?.held) throw conflict('importing', 'Cet import est en cours d’écriture. Patientez un instant.');
}

/** Streamed into the table while they are made: COPY costs the database less than INSERT. */
async function insertRows(manager: EntityManager, rows: AsyncIterable<Uint8Array>): Promise<void> {
  const connection = (await (manager.queryRunner as PostgresQueryRunner).connect()) as PoolClient;
  await pipeline(rows, connection.query(copyFrom(COPY_ROWS)));
}
