import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/common/database/embedded-postgres.js';

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

/** The answer of scripts/platform.mjs, a file that the tests’ types do not cover. */
function objection(machine: Machine): string | null {
  const code = `const { platformObjection } = await import(${JSON.stringify(join(ROOT, 'scripts/platform.mjs'))});
    console.log(JSON.stringify(platformObjection(${JSON.stringify(machine)})));`;
  return JSON.parse(spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).stdout) as string | null;
}

const LINUX: Machine = { platform: 'linux', arch: 'x64', node: '20.9.0', isGlibc: true };

describe('the platforms', () => {
  it.each<[string, Partial<Machine>]>([
    ['Linux x64 with Node 20, which installs Node 24', {}],
    ['Linux arm64', { arch: 'arm64' }],
    ['macOS with Node 24', { platform: 'darwin', arch: 'arm64', node: '24.21.0' }],
    ['macOS on Intel with a newer Node', { platform: 'darwin', node: '26.1.0' }],
  ])('accepts %s', (_name, machine) => expect(objection({ ...LINUX, ...machine })).toBeNull());

  it.each<[string, Partial<Machine>, RegExp]>([
    ['Windows', { platform: 'win32', node: '24.21.0' }, /win32 x64 .*conteneur/],
    ['Linux without glibc', { isGlibc: false }, /glibc.*conteneur/],
    ['Linux on 32 bits', { arch: 'arm' }, /linux arm .*conteneur/],
    ['macOS with Node 20', { platform: 'darwin', arch: 'arm64' }, /macOS, Node 24\.14 ou plus récent.*20\.9\.0/],
    ['FreeBSD', { platform: 'freebsd' }, /freebsd x64/],
  ])('refuses %s and names the way out', (_name, machine, words) => expect(objection({ ...LINUX, ...machine })).toMatch(words));

  it('refuses before it installs anything', () => {
    const scripts = join(folder, 'produit/scripts');
    cpSync(join(ROOT, 'scripts'), scripts, { recursive: true });
    cpSync(join(ROOT, 'package-lock.json'), join(folder, 'produit/package-lock.json'));
    const windows = "Object.defineProperty(process, 'platform', { value: 'win32' });";
    const run = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(windows)}`, join(scripts, 'bootstrap.mjs')],
      {
        encoding: 'utf8',
      },
    );
    expect({ status: run.status, output: run.stdout }).toEqual({ status: 1, output: '' });
    expect(run.stderr).toContain('win32');
    expect(run.stderr).not.toContain('Installation');
  });

  it('keeps a database in a folder whose name has spaces and accents', async () => {
    const database = await startEmbeddedPostgres(join(folder, 'données de l’agence'), { fsync: 'off' });
    try {
      expect(database.startedHere).toBe(true);
    } finally {
      await database.stop();
    }
  });
});
