import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Suppressions } from '../suppressions/suppressions.service.js';

/** Batch size; larger ones would block the event loop. */
const ROWS_PER_STEP = 5000;

/** Marks rows whose address is on the suppression list. Throws while the list cannot be read. */
@Injectable()
export class ImportObjections {
  constructor(private readonly suppressions: Suppressions) {}

  /** Before the rows are written: the list may have grown since the file was read, or one of its entries been lifted. */
  async markAgain(manager: EntityManager, id: string): Promise<void> {
    const [list] = await manager.query<{ changed: boolean }[]>(CHANGED, [id]);
    if (list?.changed) await this.mark(manager, id);
    else await manager.query(EMPTIED, [id]);
  }

  async mark(manager: EntityManager, id: string): Promise<void> {
    await manager.query(FORGET, [id]);
    await manager.query(EMPTIED, [id]);
    if (await this.suppressions.isEmpty(manager)) return;
    for (let after = 0; ; ) {
      const rows = await manager.query<{ line: number; email: string }[]>(STEP, [id, after]);
      const last = rows.at(-1);
      if (!last) return;
      const emails = [...new Set(rows.map(({ email }) => email))];
      const reasons = await this.suppressions.reasonsAgainst(manager, emails);
      const found = rows.filter(({ email }) => reasons.has(email));
      const lines = found.map(({ line }) => line);
      if (found.length > 0) await manager.query(MARK, [id, lines, found.map(({ email }) => reasons.get(email))]);
      after = last.line;
    }
  }
}

/** With an hour to spare for who was writing while the file was read. */
const CHANGED = `
  SELECT EXISTS (SELECT FROM suppressions WHERE suppressions.created_at > imports.created_at - interval '1 hour')
      OR EXISTS (SELECT FROM import_rows WHERE import_id = $1 AND objection IS NOT NULL) AS changed
    FROM imports WHERE id = $1`;

const FORGET = `UPDATE import_rows SET objection = NULL WHERE import_id = $1 AND objection IS NOT NULL`;

/** A row emptied by an erasure since it was read is marked as erased. */
const EMPTIED = `UPDATE import_rows SET objection = 'erased' WHERE import_id = $1 AND errors = '[]' AND email NOT LIKE '%@%'`;

const STEP = `
  SELECT line, email FROM import_rows
   WHERE import_id = $1 AND line > $2 AND errors = '[]' AND email LIKE '%@%' ORDER BY line LIMIT ${ROWS_PER_STEP}`;

const MARK = `
  UPDATE import_rows SET objection = marked.reason FROM unnest($2::int[], $3::text[]) AS marked(line, reason)
   WHERE import_id = $1 AND import_rows.line = marked.line`;
