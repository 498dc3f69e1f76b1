import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { Clock } from '../../common/clock.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { UploadedFile } from '../../common/http/uploaded-file.js';
import { Every } from '../../common/jobs/schedule.js';
import type { ColumnsUpdate, ImportField } from './import.contract.js';
import { Import } from './import.entity.js';
import { ImportObjections } from './import-objections.service.js';
import { refusal } from './import-problems.js';
import { ImportRow } from './import-row.entity.js';
import { TRY_HOLD } from './import-turn.js';
import { COPY_ROWS } from './spreadsheet/copied-rows.js';
import { type ReadTable, SpreadsheetReader } from './spreadsheet-reader.service.js';

/** A file that nobody confirms is forgotten after a day: it holds personal data. */
const KEPT_UNCONFIRMED_MS = 24 * 3_600_000;

/** Takes files in: read, mapped to the fields of a prospect, and kept until they are confirmed. */
@Injectable()
export class Imports {
  constructor(
    private readonly database: DataSource,
    private readonly reader: SpreadsheetReader,
    private readonly objections: ImportObjections,
    private readonly clock: Clock,
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

  /** Reads the file anew: with other columns, from another sheet or under another heading. */
  async assign(id: string, { fields, sheet, headingLine }: ColumnsUpdate): Promise<void> {
    const found = await this.database.getRepository(Import).findOne({ where: { id }, select: READ_AGAIN });
    if (!found) throw notFound('Cet import n’existe pas ou a été abandonné.');
    if (!found.content) throw conflict('not_ready', 'Cet import est déjà confirmé.');
    const isElsewhere = sheet !== undefined || headingLine !== undefined;
    if (fields && !isElsewhere) checkFields(fields, found.columns.length);
    const place = { sheet: sheet ?? found.sheet, headingLine: headingLine ?? (sheet === undefined ? found.heading_line : undefined) };
    const table = await this.reader.read({ id, file: new Uint8Array(found.content), ...place, ...(fields && { fields }) });
    await this.database.transaction(async (manager) => {
      await holdStill(manager, id);
      const changed = await manager.update(Import, { id, status: 'ready' }, described(table) as object);
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

  @Every(1800, { name: 'import-cleanup', title: 'Oubli des imports non confirmés', by: 'everybody' })
  async forgetUnconfirmed(): Promise<void> {
    const limit = new Date(this.clock.now().getTime() - KEPT_UNCONFIRMED_MS);
    await this.database.query(`DELETE FROM imports WHERE status = 'ready' AND created_at < $1 AND ${TRY_HOLD('id::text')}`, [limit]);
  }
}

const READ_AGAIN = { id: true, content: true, columns: true, sheet: true, heading_line: true } as const;

const described = ({ header, fields, preview, sheets, sheet, headingLine, total }: ReadTable) => ({
  columns: header.map((name, index) => ({ header: name, field: fields[index] ?? null })),
  preview,
  sheets,
  sheet,
  heading_line: headingLine,
  total,
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
  const [row] = await manager.query<{ held: boolean }[]>(`SELECT ${TRY_HOLD('$1')} AS held`, [id]);
  if (!row?.held) throw conflict('importing', 'Cet import est en cours d’écriture. Patientez un instant.');
}

/** Streamed into the table while they are made: COPY costs the database less than INSERT. */
async function insertRows(manager: EntityManager, rows: AsyncIterable<Uint8Array>): Promise<void> {
  const connection = (await (manager.queryRunner as PostgresQueryRunner).connect()) as PoolClient;
  await pipeline(rows, connection.query(copyFrom(COPY_ROWS)));
}
