// A standby that follows PostgreSQL by streaming, made as `pg_basebackup` makes one (its program is not among the embedded ones): the
// manual's low-level way, "Making a Base Backup Using the Low Level API".
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../backend/test/support/free-port.ts';

/** What is another one in each server, or is made anew. */
const NOT_COPIED = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|pg_notify\/.+)$/;

export interface Standby {
  url: string;
  stop(): Promise<void>;
}

export async function startStandby(database: Client, url: string): Promise<Standby> {
  const { rows } = await database.query<{ folder: string }>(`SELECT setting AS folder FROM pg_settings WHERE name = 'data_directory'`);
  const from = rows[0]?.folder ?? '';
  const { uid, gid } = statSync(from);
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-standby-'));
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  const primary = new URL(url);
  await database.query(`SELECT pg_backup_start('standby', true)`);
  mkdirSync(cluster);
  cpSync(from, cluster, { recursive: true, verbatimSymlinks: true, filter: (path) => !NOT_COPIED.test(path) });
  const { rows: ended } = await database.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
  writeFileSync(join(cluster, 'backup_label'), ended[0]?.label ?? '');
  writeFileSync(join(cluster, 'standby.signal'), '');
  const source = `host=${primary.hostname} port=${primary.port} user=${primary.username} password=${decodeURIComponent(primary.password)} application_name=standby`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\nhot_standby = on\nhot_standby_feedback = on\n`);
  spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
  chownSync(folder, uid, gid);
  for (const path of [folder, cluster]) chmodSync(path, 0o700);
  const { rows: program } = await database.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  const binary = readlinkSync(`/proc/${program[0]?.pid}/exe`);
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=256MB', 'jit=off'];
  const child = spawn(binary, ['-D', cluster, ...options.flatMap((option) => ['-c', option])], {
    uid,
    gid,
    cwd: '/',
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const own = new URL(url);
  own.port = String(port);
  await answers(own.href);
  const stop = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: own.href, stop };
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt > 300) throw error;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
