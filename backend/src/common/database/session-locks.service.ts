import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Client } from 'pg';
import { CONFIG, type Config } from '../config/env.js';
import { clientClass } from './strict-client.js';

type Mode = 'exclusive' | 'shared';

interface Held {
  mode: Mode;
  holders: number;
}

/** Gives the lock back. */
export type Release = () => Promise<void>;

const TAKE = {
  exclusive: 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
  shared: 'SELECT pg_try_advisory_lock_shared(hashtextextended($1, 0)) AS taken',
} as const;
const GIVE_BACK = {
  exclusive: 'SELECT pg_advisory_unlock(hashtextextended($1, 0))',
  shared: 'SELECT pg_advisory_unlock_shared(hashtextextended($1, 0))',
} as const;
const ANSWER_MS = 20_000;

/**
 * Locks between all processes that outlast transactions. Those of a process are held by one connection of its own, however many they
 * are: none is missing where requests are answered. What a killed process held is free with its connection.
 */
@Injectable()
export class SessionLocks implements OnApplicationShutdown {
  private readonly logger = new Logger(SessionLocks.name);
  private readonly held = new Map<string, Held>();
  private client: Client | undefined;
  private pending: Promise<unknown> = Promise.resolve();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'directDatabaseUrl' | 'refuseSecondConnections'>) {}

  /** Takes a lock without waiting; null while another holder has it, in this process or another. */
  take(name: string, mode: Mode = 'exclusive'): Promise<Release | null> {
    return this.serialise(async () => {
      const known = this.held.get(name);
      if (known && (mode === 'exclusive' || known.mode === 'exclusive')) return null;
      if (!known && !(await this.ask(TAKE[mode], name))) return null;
      const lock = known ?? { mode, holders: 0 };
      lock.holders++;
      this.held.set(name, lock);
      return () => this.serialise(() => this.giveBack(name, lock));
    });
  }

  /** Returns whether the lock is held, shared or exclusive. */
  async isTaken(name: string): Promise<boolean> {
    const release = await this.take(name);
    await release?.();
    return release === null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.serialise(async () => this.client?.end()).catch(() => undefined);
  }

  private async giveBack(name: string, lock: Held): Promise<void> {
    // a connection that was lost has lost its locks too
    if (this.held.get(name) !== lock || --lock.holders > 0) return;
    this.held.delete(name);
    await this.ask(GIVE_BACK[lock.mode], name).catch(() => undefined);
  }

  private async ask(statement: string, name: string): Promise<boolean> {
    const client = await this.connected();
    try {
      const { rows } = await client.query<{ taken?: boolean }>(statement, [name]);
      return rows[0]?.taken === true;
    } catch (error) {
      this.lose(client, error as Error);
      throw error;
    }
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    const client = new (clientClass(this.config.refuseSecondConnections))({
      connectionString: this.config.directDatabaseUrl,
      application_name: 'smartindex-locks',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('connection ended')));
    await client.connect();
    this.client = client;
    return client;
  }

  private lose(client: Client, cause: Error): void {
    if (this.client !== client) return;
    this.client = undefined;
    if (this.held.size > 0) this.logger.warn(`connection of the locks lost (${cause.message})`);
    this.held.clear();
    client.end().catch(() => undefined);
  }

  /** Runs one statement at a time on the connection. */
  private serialise<T>(work: () => Promise<T>): Promise<T> {
    const done = this.pending.then(work);
    this.pending = done.catch(() => undefined);
    return done;
  }
}
