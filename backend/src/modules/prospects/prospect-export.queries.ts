import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { BYTE_ORDER_MARK, csvLines } from '../../common/csv.js';
import { Problem } from '../../common/errors.js';
import type { ListQuery } from '../../common/http/list-query.js';
import { Settings } from '../settings/settings.service.js';
import { CSV_HEADERS, csvCells, EXPORTED_COLUMNS, type ExportedProspect } from './prospect-csv.js';
import { isBucketed, SORT_KEYS } from './prospect-totals.queries.js';
import { personalLink } from './prospect-view.js';
import { type ProspectFilter, ProspectQueries } from './prospects.queries.js';

/** Rows in memory at a time. */
const BATCH = 500;
/** Each holds a connection while its reader takes the file. */
const AT_ONCE = 3;

/** Writes a list as a CSV file while it is being read: one snapshot, a few hundred rows in memory, whatever its length. */
@Injectable()
export class ProspectExports {
  private open = 0;

  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The text in parts; `page` limits it to the page of the query. Fails before the first part, or not at all but for the database. */
  async csv(query: ListQuery<ProspectFilter>, { page }: { page: boolean }): Promise<AsyncGenerator<string>> {
    if (this.open >= AT_ONCE)
      throw new Problem(
        503,
        'exports_busy',
        'Too many exports',
        'Plusieurs exports sont en cours : réessayez dans une minute.',
        undefined,
        {
          'retry-after': '60',
        },
      );
    const links = await this.settings.get('systemConfig');
    const link = (token: string) => personalLink(token, links, this.config.publicUrl);
    this.open++;
    const parts = this.parts(query, page, link);
    try {
      const first = await parts.next();
      return resumed(first, parts);
    } catch (error) {
      await parts.return(undefined);
      throw error;
    }
  }

  private async *parts(query: ListQuery<ProspectFilter>, page: boolean, link: (token: string) => string): AsyncGenerator<string> {
    let runner: QueryRunner | undefined;
    try {
      runner = this.database.createQueryRunner();
      await runner.startTransaction('REPEATABLE READ');
      // the reader may be slow: between two batches the transaction waits for it
      await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '10min'`);
      await this.declare(runner, query, page);
      let text = BYTE_ORDER_MARK + csvLines([CSV_HEADERS]);
      for (;;) {
        const rows = await runner.manager.query<ExportedProspect[]>(`FETCH ${BATCH} FROM exported`);
        yield text + csvLines(rows.map((row) => csvCells(row, link)));
        if (rows.length < BATCH) return;
        text = '';
      }
    } finally {
      this.open--;
      if (runner?.isTransactionActive) await runner.rollbackTransaction();
      await runner?.release();
    }
  }

  private async declare(runner: QueryRunner, { sort, filter, offset, limit }: ListQuery<ProspectFilter>, page: boolean): Promise<void> {
    const selected = this.prospects.matching(filter).select([]);
    for (const column of EXPORTED_COLUMNS) selected.addSelect(`prospect.${column}`, column);
    selected.orderBy(isBucketed(sort.field) ? SORT_KEYS[sort.field].key : 'prospect.id', sort.order).addOrderBy('prospect.id', sort.order);
    if (page) selected.offset(offset).limit(limit);
    const [sql, parameters] = selected.getQueryAndParameters();
    await runner.query(`DECLARE exported NO SCROLL CURSOR FOR ${sql}`, parameters);
  }
}

async function* resumed(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
