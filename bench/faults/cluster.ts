import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { EmbeddedPostgres } from '../../backend/src/common/database/embedded-postgres.ts';
import { embeddedPostgres } from '../product.ts';

/** PostgreSQL that is started again whenever it has ended. */
export class Cluster {
  private server: EmbeddedPostgres | undefined;
  private isWatched = false;
  private watching: Promise<void> = Promise.resolve();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async start(): Promise<void> {
    await this.launch();
    this.isWatched = true;
    this.watching = this.watch();
  }

  get url(): string {
    if (!this.server) throw new Error('the database has not been started');
    return this.server.url;
  }

  /** SIGKILL for the postmaster, as by the kernel when memory is short; its backends end when they notice. */
  killPostmaster(): void {
    const pid = this.postmaster();
    if (pid) process.kill(pid, 'SIGKILL');
  }

  /** SIGKILL for one backend: PostgreSQL ends all others and recovers by itself. */
  async killBackend(): Promise<void> {
    await this.connected(async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY (state = 'active') DESC, pid LIMIT 1`,
      );
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
    });
  }

  async connected<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      // never answered when the server has ended meanwhile
      await Promise.race([client.end().catch(() => undefined), sleep(1000)]);
    }
  }

  async stop(): Promise<void> {
    this.isWatched = false;
    await this.watching;
    await this.server?.stop();
  }

  private postmaster(): number | null {
    try {
      return Number.parseInt(readFileSync(join(this.server?.folder ?? '', 'cluster/postmaster.pid'), 'utf8'), 10);
    } catch {
      return null;
    }
  }

  private isAlive(): boolean {
    try {
      return !/\) Z /.test(readFileSync(`/proc/${this.postmaster()}/stat`, 'utf8'));
    } catch {
      return false;
    }
  }

  private async watch(): Promise<void> {
    for (; this.isWatched; await sleep(200)) if (!this.isAlive()) await this.launch().catch(() => undefined);
  }

  private async launch(): Promise<void> {
    const { startEmbeddedPostgres } = await embeddedPostgres();
    this.server = await startEmbeddedPostgres(this.folder, { shared_buffers: '128MB', max_connections: '100' });
  }
}
