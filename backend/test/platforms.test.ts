import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/common/database/embedded-postgres.js';
import { startFailure } from '../src/common/start-failure.js';

const ROOT = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'Société à Genève '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Machine {
  platform: string;
  arch: string;
  node: string;
  isGlibc: boolean;
}

/** Runs scripts/bootstrap.mjs as if on another machine. */
function bootstrap({ platform, arch, node, isGlibc }: Machine, root = folder) {
  mkdirSync(join(root, 'scripts'), { recursive: true });
  cpSync(join(ROOT, 'scripts/bootstrap.mjs'), join(root, 'scripts/bootstrap.mjs'));
  const values = JSON.stringify({ platform, arch });
  const machine = `for (const [name, value] of Object.entries(${values})) Object.defineProperty(process, name, { value });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: ${JSON.stringify(node)} } });
    process.report.getReport = () => ({ header: { glibcVersionRuntime: ${isGlibc ? "'2.36'" : 'undefined'} } });`;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(machine)}`, join(root, 'scripts/bootstrap.mjs')];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const LINUX: Machine = { platform: 'linux', arch: 'x64', node: '20.9.0', isGlibc: true };

describe('the platforms', () => {
  it.each<[string, Partial<Machine>]>([
    ['Linux x64 with Node 20, which installs Node 24', {}],
    ['Linux arm64', { arch: 'arm64' }],
    ['macOS with Node 24', { platform: 'darwin', arch: 'arm64', node: '24.21.0' }],
    ['macOS on Intel with a newer Node', { platform: 'darwin', node: '26.1.0' }],
  ])('accepts %s', (_name, machine) => {
    expect(bootstrap({ ...LINUX, ...machine })).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it.each<[string, Partial<Machine>, RegExp]>([
    ['Windows', { platform: 'win32', node: '24.21.0' }, /win32 x64 .*conteneur/],
    ['Linux without glibc', { isGlibc: false }, /glibc.*conteneur/],
    ['Linux on 32 bits', { arch: 'arm' }, /linux arm .*conteneur/],
    ['macOS with Node 20', { platform: 'darwin', arch: 'arm64' }, /macOS, Node 24\.14 ou plus récent.*20\.9\.0/],
    ['FreeBSD', { platform: 'freebsd' }, /freebsd x64/],
  ])('refuses %s and names the alternative', (_name, machine, words) => {
    expect(bootstrap({ ...LINUX, ...machine })).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(words) });
  });

  it('refuses before installing anything', () => {
    const product = join(folder, 'produit');
    mkdirSync(product);
    cpSync(join(ROOT, 'package-lock.json'), join(product, 'package-lock.json'));
    const run = bootstrap({ ...LINUX, platform: 'win32' }, product);
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr).not.toContain('Installation');
  });

  it('leaves a database of another major version of PostgreSQL alone, and says what to do', async () => {
    const place = mkdtempSync(join(tmpdir(), 'données de 17 '));
    chmodSync(place, 0o755); // the database’s own user has to reach it
    const cluster = join(place, 'postgres/cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    const failure = await startEmbeddedPostgres(place).catch((error: unknown) => startFailure(error, { dataDir: place }));
    expect(failure).toMatch(/PostgreSQL 17.*PostgreSQL 18.*rien n’a été changé.*restaurez/);
    expect(readdirSync(cluster)).toEqual(['PG_VERSION']);
    rmSync(place, { recursive: true });
  });

  it('stores a database in a folder with spaces and accents', async () => {
    const database = await startEmbeddedPostgres(join(folder, 'données de l’agence'), { fsync: 'off' });
    try {
      expect(database.startedHere).toBe(true);
    } finally {
      await database.stop();
    }
  });
});
