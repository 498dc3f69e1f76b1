// The product as several machines run it: two web and two worker processes, each started again when it ends, PostgreSQL on a
// file system of its own; every line to the outside (database, mail server, vendors) leads through a door.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Emulators, startEmulators } from '../../backend/test/emulators/index.ts';
import { freePort } from '../../backend/test/support/free-port.ts';
import { type MailServer, startMailServer } from '../../backend/test/support/mail-server.ts';
import { Clocks } from './clock.ts';
import { Cluster } from './cluster.ts';
import { Disk } from './disk.ts';
import { Door } from './door.ts';
import { KeptProcess } from './kept-process.ts';
import { type Sites, startSites } from './sites.ts';

export const ADMIN = { email: 'admin@example.ch', password: 'correct-horse-battery' };
export const VENDORS = ['dataforseo', 'pagespeed', 'whatcms', 'google', 'openai'] as const;
export type Vendor = (typeof VENDORS)[number];
const DISK_MB = 1200;
/** Names of this machine for the websites of trials: an address belongs to its site. */
const TRIAL_NAMES = 600;
export const trialHost = (index: number, port: number) => `t${index}.localhost:${port}`;

export interface Stack {
  folder: string;
  disk: Disk;
  clocks: Clocks;
  cluster: Cluster;
  databaseDoor: Door;
  mail: MailServer;
  mailDoor: Door;
  vendorDoors: Record<Vendor, Door>;
  emulators: Emulators;
  sites: Sites;
  webs: { process: KeptProcess; url: string }[];
  workers: KeptProcess[];
  /** `keep`: logs stay for a look. */
  stop(keep: boolean): Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-faults-'));
  chmodSync(folder, 0o755); // the database's own user has to reach it
  const clocks = new Clocks(folder);
  const disk = Disk.make(join(folder, 'disk'), DISK_MB);
  const cluster = new Cluster(disk.folder, clocks.environment('database'));
  await cluster.start();
  const databaseDoor = new Door(() => ({ host: '127.0.0.1', port: cluster.port }));
  const mail = await startMailServer();
  const mailDoor = new Door(() => addressOf(mail.url));
  const emulators = await startEmulators({ latencyMs: 100 });
  const sites = await startSites();
  const vendorDoors = Object.fromEntries(
    VENDORS.map((name) => [name, new Door(() => addressOf(emulators[name].url))]),
  ) as Stack['vendorDoors'];
  const vendorPorts = Object.fromEntries(await Promise.all(VENDORS.map(async (name) => [name, await vendorDoors[name].start()])));
  const environment = environmentOf({
    folder,
    emulators,
    databaseUrl: withPort(cluster.url, await databaseDoor.start()),
    mailPort: await mailDoor.start(),
    sitesPort: sites.port,
    vendorUrl: (name) => `http://127.0.0.1:${vendorPorts[name]}`,
  });
  const { webs, workers } = await keptProcesses(folder, environment, clocks);
  const processes = [...webs.map(({ process }) => process), ...workers];
  for (const kept of processes) kept.start();
  await ready(processes, folder);
  return {
    folder,
    disk,
    clocks,
    cluster,
    databaseDoor,
    mail,
    mailDoor,
    vendorDoors,
    emulators,
    sites,
    webs,
    workers,
    stop: async (keep) => {
      await Promise.all(processes.map((kept) => kept.stop()));
      await Promise.all([databaseDoor, mailDoor, ...Object.values(vendorDoors)].map((door) => door.stop()));
      await cluster.stop();
      await Promise.all([emulators.stop(), mail.stop()]);
      sites.stop();
      disk.remove();
      if (keep) console.log(`logs: ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Surroundings {
  folder: string;
  emulators: Emulators;
  databaseUrl: string;
  mailPort: number;
  sitesPort: number;
  vendorUrl(name: Vendor): string;
}

const environmentOf = ({ folder, emulators, databaseUrl, mailPort, sitesPort, vendorUrl }: Surroundings) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  MALLOC_ARENA_MAX: '2',
  ...emulators.env,
  DATAFORSEO_BASE_URL: vendorUrl('dataforseo'),
  PAGESPEED_BASE_URL: vendorUrl('pagespeed'),
  WHATCMS_BASE_URL: vendorUrl('whatcms'),
  PLACES_BASE_URL: vendorUrl('google'),
  OPENAI_BASE_URL: `${vendorUrl('openai')}/v1`,
  DATABASE_URL: databaseUrl,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'Agence <bonjour@agence.ch>',
  DATA_DIR: folder,
  APP_SECRET: 'a-secret-of-the-benchmarks-32-characters',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  PUBLIC_URL: 'http://faults.example',
  SCAN_ALLOW_HOSTS: [`127.0.0.1:${sitesPort}`, ...Array.from({ length: TRIAL_NAMES }, (_, n) => trialHost(n, sitesPort))].join(','),
  LOG_LEVEL: 'warn',
});

async function keptProcesses(folder: string, environment: NodeJS.ProcessEnv, clocks: Clocks) {
  const kept = (role: 'web' | 'worker', number: number, more: NodeJS.ProcessEnv = {}) =>
    new KeptProcess(
      `${role} ${number}`,
      role,
      { ...environment, ...clocks.environment(role), ...more },
      join(folder, `${role}-${number}.log`),
    );
  // fixed ones: a process that comes back has to be where it was
  const ports = [await freePort(), await freePort()];
  return {
    webs: ports.map((port, index) => ({ url: `http://127.0.0.1:${port}`, process: kept('web', index + 1, { PORT: String(port) }) })),
    workers: [1, 2].map((number) => kept('worker', number)),
  };
}

async function ready(processes: readonly KeptProcess[], folder: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!processes.every(({ isReady }) => isReady)) {
    if (Date.now() > deadline) throw new Error(`the product did not start; see ${folder}`);
    await sleep(100);
  }
}

const addressOf = (url: string) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });

function withPort(url: string, port: number): string {
  const copy = new URL(url);
  copy.port = String(port);
  return copy.href;
}
