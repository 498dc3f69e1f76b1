import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFaults, servedFaults } from '../../e2e/support/html-faults.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const pages = readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith('.html'));

const page = (body) => `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>a</title></head><body>${body}</body></html>`;

describe('valid HTML', () => {
  it('reports what the standard forbids', async () => {
    expect(await builtFaults(page('<p>a</p>'))).toEqual([]);
    expect(await builtFaults(page('<img alt="">'))).toHaveLength(1);
    expect(await builtFaults(page('<p><div>a</div></p>'))).not.toEqual([]);
    expect(await builtFaults(page('<p id="a">a</p><p id="a">a</p>'))).toHaveLength(1);
    expect(await servedFaults(page('<h1></h1>'))).toHaveLength(1);
  });

  it('checks every page', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages)('%s is valid as it was built', async (file) => {
    expect(await builtFaults(readFileSync(join(DIST, file), 'utf8'))).toEqual([]);
  });
});
