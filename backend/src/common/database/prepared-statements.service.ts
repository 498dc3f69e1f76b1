import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';
import { openTransaction } from './one-connection.js';
import { clientClass } from './one-query.js';
import { optionsOf, SESSION } from './pooler.js';

/** So few that each has planned everything after a handful of visits; a statement takes a millisecond or two. */
const MOST_CONNECTIONS = 4;
const IDLE_MS = 5 * 60_000;
/** One plan for all values, kept: it may be made while a table is empty, and goes by the indexes that will be needed. */
export const KEPT_PLANS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' } as const;

/**
 * What every visit asks for, in marked statements (`prepared`): on connections of their own, which nothing long ever takes, and
 * which plan a statement once for all values. Inside a transaction through its connection.
 */
@Injectable()
export class PreparedStatements implements OnApplicationShutdown {
  private readonly logger = new Logger(PreparedStatements.name);
  private readonly pool: Pool;
  /** What was asked last inside a transaction. */
  private readonly asked = new WeakMap<EntityManager, Promise<unknown>>();

  constructor(@Inject(CONFIG) { directDatabaseUrl = '', databaseConnections, refuseSecondConnections }: Config) {
    const max = Math.min(MOST_CONNECTIONS, Math.ceil(databaseConnections / 3));
    const { url, applicationName, extra } = dataSourceOptions(directDatabaseUrl, max);
    this.pool = new Pool({
      ...extra,
      connectionString: url,
      application_name: applicationName,
      options: optionsOf({ ...SESSION, ...KEPT_PLANS }),
      Client: clientClass(refuseSecondConnections),
      max,
      idleTimeoutMillis: IDLE_MS,
    });
    // of a connection that nobody is using
    this.pool.on('error', (error) => this.logger.warn(`connection lost (${error.message})`));
  }

  async query<Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    const transaction = openTransaction();
    if (transaction) return this.inTurn(transaction, () => transaction.query<Row[]>(statement, [...values]));
    const { rows } = await this.pool.query<Row>(statement, [...values]);
    return rows;
  }

  /** Several settings may be asked for side by side: on one connection they take turns. */
  private inTurn<T>(transaction: EntityManager, ask: () => Promise<T>): Promise<T> {
    const answer = (this.asked.get(transaction) ?? Promise.resolve()).then(ask);
    this.asked.set(
      transaction,
      answer.catch(() => undefined),
    );
    return answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
