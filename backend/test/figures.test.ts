import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'smartindex-clone-'));
  cpSync(join(ROOT, 'scripts'), join(clone, 'scripts'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(clone, 'package.json'));
  const long = `export function long() {\n${'  work();\n'.repeat(70)}}\n`;
  for (const [path, text] of [
    ['backend/src/a.ts', long],
    ['backend/src/a.test.ts', 'it();\n'],
    ['admin/src/i18n/fr/words.ts', 'export const words = {};\n'],
  ] as const) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  }
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const figures = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/figures.mjs', ...args], { cwd: clone, encoding: 'utf8' });
  return { status, stderr, lines: stdout.trim().split('\n') };
};

describe('the figures of the code', () => {
  it('are printed on a clone without installation, which names what it cannot count', () => {
    const { status, stderr, lines } = figures();
    expect([status, stderr]).toEqual([0, '']);
    expect(lines).toContain(`${'product: backend'.padEnd(20)}${'72'.padStart(8)} lines, 1 files`);
    expect(lines).toContain(`${'words'.padEnd(20)}${'1'.padStart(8)} lines, 1 files`);
    expect(lines.at(-1)).toBe('functions over 60 lines: not counted, the linter is not installed (npm ci)');
  });

  it('count long functions where the linter is installed', () => {
    symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
    const { status, lines } = figures();
    expect(status).toBe(0);
    expect(lines.slice(-2)).toEqual(['functions over 60 lines: 1', '  backend/src/a.ts:1']);
  });

  it('count another folder, also an empty one', () => {
    const empty = mkdtempSync(join(tmpdir(), 'smartindex-empty-'));
    const { status, lines } = figures(empty);
    rmSync(empty, { recursive: true });
    expect(status).toBe(0);
    expect(lines).toContain(`${'product in all'.padEnd(20)}${'0'.padStart(8)} lines, 0 files`);
  });
});
