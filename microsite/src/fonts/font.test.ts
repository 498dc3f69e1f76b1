import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MICROSITE = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(MICROSITE, file));

it('is what the script makes of the whole font', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-font-'));
  try {
    execFileSync(process.execPath, ['scripts/font.mjs', join(folder, 'font.woff2')], { cwd: MICROSITE });
    expect(readFileSync(join(folder, 'font.woff2')).equals(read('src/fonts/hanken-grotesk-latin.woff2'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('has every weight that a style asks for', () => {
  const styles = globSync('src/styles/**/*.css', { cwd: MICROSITE });
  const weights = styles.flatMap((file) =>
    [
      ...read(file)
        .toString()
        .matchAll(/font-weight: (\d+);/g),
    ].map(([, weight]) => Number(weight)),
  );
  expect(weights.length).toBeGreaterThan(100);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...weights)).toBeLessThanOrEqual(700);
});
