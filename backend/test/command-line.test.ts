import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { commandLines } from '../src/cli/commands.js';
import { unseal } from '../src/common/encryption.js';
import { PRODUCT_VERSION } from '../src/common/product-version.js';
import { readinessReport } from '../src/modules/operations/readiness.contract.js';
import { cloneDatabase } from './support/database.js';

const ROOT = join(import.meta.dirname, '../..');
const LAUNCHER = ['node', 'scripts/cli.mjs'];
const ENTRIES = 11_000;
const entry = {
  quizPoints: { 1: 5, 2: 10, 3: 15, 4: 20, 5: 25, 6: 30, 7: 0 },
  storedScore: null,
  company: 'Exemple',
  domain: 'exemple.ch',
};

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-'));
  file = join(folder, 'entries.json');
  const unmeasured = { pageSpeed: null, loadSeconds: null, firstPaintSeconds: null, pageReport: null, reviews: null, cms: null };
  const more = { ...unmeasured, keywords: null, connectivity: null };
  writeFileSync(file, JSON.stringify(Array.from({ length: ENTRIES }, () => ({ ...entry, ...more }))));
});
afterAll(() => rmSync(folder, { recursive: true }));

function start([program, ...given]: string[], environment: Record<string, string> = {}, cwd = ROOT): ChildProcess {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_execpath: process.env.npm_execpath, ...environment };
  return spawn(program === 'node' ? process.execPath : (program ?? ''), given, { cwd, env });
}

/** Both streams of a command; the answer is read in small pieces with pauses. */
async function run(command: string[], environment?: Record<string, string>, options: { cwd?: string; pauseMs?: number } = {}) {
  const child = start(command, environment, options.cwd);
  let errors = '';
  child.stderr?.on('data', (data) => (errors += data));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const pieces: Buffer[] = [];
  for await (const piece of child.stdout ?? []) {
    pieces.push(piece as Buffer);
    if (options.pauseMs && pieces.length % 16 === 0) await sleep(options.pauseMs);
  }
  return { status: await ended, answer: Buffer.concat(pieces).toString(), errors };
}

describe('the command line', () => {
  it('writes ten megabytes completely to a slow reader', async () => {
    const { status, answer, errors } = await run([...LAUNCHER, 'score', file], {}, { pauseMs: 5 });
    expect([status, errors]).toEqual([0, '']);
    expect(answer.length).toBeGreaterThan(10_000_000);
    expect(JSON.parse(answer)).toHaveLength(ENTRIES);
  });

  it('ends without an error when its reader closes the pipe', async () => {
    const child = start([...LAUNCHER, 'score', file]);
    let errors = '';
    child.stderr?.on('data', (data) => (errors += data));
    const ended = new Promise((done) => child.once('close', done));
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await ended).toBe(0);
    expect(errors).toBe('');
  });

  it('writes only results to standard output', async () => {
    const environment = { DATABASE_URL: await cloneDatabase(), DATA_DIR: folder, LOG_LEVEL: 'trace' };
    const { status, answer } = await run([...LAUNCHER, 'export-openapi'], environment);
    expect(status).toBe(0);
    expect(JSON.parse(answer)).toMatchObject({ openapi: expect.any(String), paths: expect.any(Object) });
  });

  it('reports wrong arguments in one French line', async () => {
    const environment = { DATABASE_URL: await cloneDatabase(), DATA_DIR: folder };
    const { status, answer, errors } = await run([...LAUNCHER, 'backup', '--nonsense'], environment);
    expect([status, answer, errors]).toEqual([1, '', 'Option inconnue\u202f: --nonsense\n']);
  });

  it('checks an installation like its page, and names a remedy for each fault', async () => {
    const environment = { DATABASE_URL: await cloneDatabase(), DATA_DIR: folder };
    const { status, answer } = await run([...LAUNCHER, 'check'], environment);
    const lines = answer.trim().split('\n');
    expect(status).toBe(1);
    expect(lines.every((line) => /^[✓✗] ./.test(line))).toBe(true);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^✗ PUBLIC_URL vaut http:/),
        expect.stringMatching(/^✗ Aucun processus de travail n’est actif/),
        expect.stringMatching(/^✗ Aucune sauvegarde/),
        expect.stringMatching(/^✓ L’horloge est celle de la base de données/),
      ]),
    );
    const json = await run([...LAUNCHER, 'check', '--json'], environment);
    expect(json.status).toBe(1);
    const report = readinessReport.parse(JSON.parse(json.answer));
    const said = report.checks
      .filter(({ name }) => name !== 'clock' && name !== 'disk')
      .map(({ ok, found, todo }) => [ok ? '✓' : '✗', found, todo]);
    for (const words of said) expect(lines).toContain(words.filter(Boolean).join(' '));
  });

  it('refuses to back up a mistyped folder, and creates none', async () => {
    const typo = join(folder, 'dta');
    const target = join(folder, 'night.backup');
    const { status, answer, errors } = await run([...LAUNCHER, 'backup', target], { DATA_DIR: typo });
    expect([status, answer]).toEqual([1, '']);
    expect(errors).toContain(typo);
    expect([existsSync(typo), existsSync(target)]).toEqual([false, false]);
  });

  it('replaces the stored secret together with what it seals', async () => {
    const dataDir = join(folder, 'rotated');
    const environment = { DATABASE_URL: await cloneDatabase(), DATA_DIR: dataDir };
    await run([...LAUNCHER, 'check'], environment);
    const remaining = () => readFileSync(join(dataDir, 'app-secret'), 'utf8');
    const client = new Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    const canary = async () =>
      (await client.query<{ value: string }>(`SELECT value FROM sealed_secrets WHERE name = 'canary'`)).rows[0]?.value ?? '';
    const [before, sealed] = [remaining(), await canary()];
    const secret = await unseal(sealed, before);
    const { status, answer } = await run([...LAUNCHER, 'rotate-secret'], environment);
    expect([status, answer]).toEqual([0, expect.stringContaining(join(dataDir, 'app-secret'))]);
    expect(remaining()).not.toBe(before);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('app-secret'))).toEqual(['app-secret']);
    expect(await unseal(await canary(), remaining())).toBe(secret);
    await expect(unseal(await canary(), before)).rejects.toThrow();
    await client.end();
  });

  it('writes errors to standard error and nothing to standard output', async () => {
    const { status, answer, errors } = await run([...LAUNCHER, 'score', join(folder, 'none.json')]);
    expect([status, answer]).toEqual([1, '']);
    expect(errors).toContain('Fichier illisible');
    expect(await run(LAUNCHER)).toMatchObject({ status: 1, answer: '', errors: expect.stringContaining('Commandes') });
  });

  it('prints its commands and version without a database', async () => {
    const [help, version, unknown] = await Promise.all(
      ['help', 'version', 'constructor'].map((name) => run([...LAUNCHER, name], { DATA_DIR: join(folder, 'nowhere') })),
    );
    expect(help).toMatchObject({ status: 0, errors: '', answer: `Commandes :\n${commandLines().join('\n')}\n` });
    expect(version).toEqual({ status: 0, errors: '', answer: `${PRODUCT_VERSION}\n` });
    expect(unknown).toMatchObject({ status: 1, answer: '', errors: expect.stringContaining('Commande inconnue') });
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  it('installs and builds a fresh tree without output', async () => {
    const tree = join(folder, 'tree');
    for (const name of ['scripts', 'backend', 'admin/dist', 'microsite/dist', 'part']) mkdirSync(join(tree, name), { recursive: true });
    for (const name of ['bootstrap.mjs', 'cli.mjs']) cpSync(join(ROOT, 'scripts', name), join(tree, 'scripts', name));
    symlinkSync(join(ROOT, 'backend/dist'), join(tree, 'backend/dist'));
    const scripts = {
      precli: 'node scripts/bootstrap.mjs',
      cli: 'node scripts/cli.mjs',
      build: `node -e "console.log('built'); console.error('warned')"`,
    };
    const part = { name: 'part', version: '1.0.0' };
    const head = { name: 'tree', version: '1.0.0', dependencies: { part: 'file:part' } };
    const packages = { '': head, part, 'node_modules/part': { resolved: 'part', link: true } };
    writeFileSync(join(tree, 'package.json'), JSON.stringify({ ...head, type: 'module', scripts }));
    writeFileSync(join(tree, 'package-lock.json'), JSON.stringify({ ...head, lockfileVersion: 3, packages }));
    writeFileSync(join(tree, 'part/package.json'), JSON.stringify(part));
    for (const name of ['nest-cli.json', 'tsconfig.json', 'admin/dist/index.html', 'microsite/dist/index.html'])
      writeFileSync(join(tree, name), '{}');
    const one = join(folder, 'one.json');
    writeFileSync(one, JSON.stringify([entry]));
    for (const isBuilt of [false, true]) {
      const { answer, errors } = await run(['npm', 'run', '--silent', 'cli', '--', 'score', one], {}, { cwd: tree });
      expect(JSON.parse(answer)).toHaveLength(1);
      expect(errors.includes('built')).toBe(!isBuilt);
    }
  });
});
