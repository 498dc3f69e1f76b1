// The product as several machines run it: two web and two worker processes and PostgreSQL, each started again when it ends.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Emulators, startEmulators } from '../../backend/test/emulators/index.ts';
import { freePort } from '../../backend/test/support/free-port.ts';
import { type MailServer, startMailServer } from '../../backend/test/support/mail-server.ts';
import { BASE_ENVIRONMENT, newFolder } from '../product.ts';
import { Cluster } from './cluster.ts';
import { type Sites, startSites } from './sites.ts';
import { SupervisedProcess } from './supervised-process.ts';

const START_MS = 300_000;
/** Names of this machine for the websites of trials: an address belongs to its site. */
const TRIAL_NAMES = 600;
export const trialHost = (index: number, port: number) => `t${index}.localhost:${port}`;

export interface Stack {
  folder: string;
  cluster: Cluster;
  mail: MailServer;
  emulators: Emulators;
  sites: Sites;
  webs: { process: SupervisedProcess; url: string }[];
  workers: SupervisedProcess[];
  /** `keepLogs`: the folder stays. */
  stop(keepLogs: boolean): Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const folder = newFolder();
  const cluster = new Cluster(join(folder, 'database'));
  await cluster.start();
  const [mail, emulators, sites] = await Promise.all([startMailServer(), startEmulators({ latencyMs: 100 }), startSites()]);
  const hosts = [`127.0.0.1:${sites.port}`, ...Array.from({ length: TRIAL_NAMES }, (_, n) => trialHost(n, sites.port))];
  const environment = {
    ...BASE_ENVIRONMENT,
    ...emulators.env,
    DATABASE_URL: cluster.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Agence <bonjour@agence.ch>',
    DATA_DIR: folder,
    PUBLIC_URL: 'http://faults.example',
    SCAN_ALLOW_HOSTS: hosts.join(','),
  };
  const stored = (role: 'web' | 'worker', number: number, more: NodeJS.ProcessEnv = {}) =>
    new SupervisedProcess(`${role} ${number}`, role, { ...environment, ...more }, join(folder, `${role}-${number}.log`));
  // fixed ports: a process that comes back has to be where it was
  const ports = [await freePort(), await freePort()];
  const webs = ports.map((port, index) => ({
    url: `http://127.0.0.1:${port}`,
    process: stored('web', index + 1, { PORT: String(port) }),
  }));
  const workers = [stored('worker', 1), stored('worker', 2)];
  const processes = [...webs.map(({ process }) => process), ...workers];
  for (const one of processes) one.start();
  const stop = async (keepLogs: boolean) => {
    await Promise.all(processes.map((one) => one.stop()));
    await cluster.stop();
    await Promise.all([emulators.stop(), mail.stop()]);
    sites.stop();
    if (keepLogs) console.log(`  logs: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!processes.every(({ isReady }) => isReady)) {
    if (Date.now() > deadline) {
      await stop(true);
      throw new Error('the product did not start');
    }
    await sleep(100);
  }
  return { folder, cluster, mail, emulators, sites, webs, workers, stop };
}
