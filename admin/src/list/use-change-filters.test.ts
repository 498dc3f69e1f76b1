import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('is the one way to change filters: what replaces them from what is drawn loses what was set since', () => {
  const root = join(import.meta.dirname, '..');
  const ways = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && /\bsetFilters\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(ways).toEqual(['list/use-change-filters.ts']);
});
