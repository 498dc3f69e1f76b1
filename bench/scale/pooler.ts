// PgBouncer in front of a database, as docs/scale.md says: transactions share connections, sessions go to PostgreSQL itself.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../backend/test/support/free-port.ts';

/** How many connections of PostgreSQL all processes share. */
const POOL = 16;

export interface Pooler {
  environment: Record<string, string>;
  /** Connections to PostgreSQL that the pooler holds, and those of clients that it serves. */
  connections(): Promise<{ servers: number; clients: number }>;
  stop(): void;
}

export async function startPooler(databaseUrl: string, program: string): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-pooler-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port} pool_size=${POOL} connect_query='SET statement_timeout = ''60s''; SET idle_in_transaction_session_timeout = ''60s''; SET gin_pending_list_limit = ''512kB'''
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
admin_users = ${username}
pool_mode = transaction
max_client_conn = 1000
log_connections = 0
log_disconnections = 0
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`,
  );
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `postgres://${username}:${password}@127.0.0.1:${own}`;
  const asked = async (statement: string, database: string) => {
    const client = new Client({ connectionString: `${address}/${database}` });
    try {
      await client.connect();
      return (await client.query(statement)).rows as Record<string, string>[];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  for (let attempt = 0; ; attempt++) {
    const isUp = await asked('SELECT 1', pathname.slice(1)).catch((error: unknown) => (attempt > 100 ? Promise.reject(error) : null));
    if (isUp) break;
    await sleep(50);
  }
  return {
    environment: { DATABASE_URL: `${address}${pathname}`, DATABASE_DIRECT_URL: databaseUrl },
    connections: async () => {
      const pools = (await asked('SHOW POOLS', 'pgbouncer')).filter(({ database }) => database === pathname.slice(1));
      const sum = (...columns: string[]) =>
        pools.reduce((total, pool) => total + columns.reduce((all, column) => all + Number(pool[column] ?? 0), 0), 0);
      return { servers: sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'), clients: sum('cl_active', 'cl_waiting') };
    },
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
