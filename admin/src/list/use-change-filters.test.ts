import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('is the only way to change filters: setting them from rendered values loses pending changes', () => {
  const root = join(import.meta.dirname, '..');
  const ways = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && /\bsetFilters\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(ways).toEqual(['list/use-change-filters.ts']);
});
