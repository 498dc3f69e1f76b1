import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BACKEND = join(import.meta.dirname, '../..');

/** What every contract exports, by its file, in order. In the bundle, a list of what it holds (`backend/bundle.mjs`). */
export async function contractModules(): Promise<[file: string, exported: Record<string, unknown>][]> {
  const files: string[] = [];
  for await (const file of glob('{common,modules,providers}/**/*.contract.js', { cwd: BACKEND })) files.push(file);
  return Promise.all(files.sort().map(async (file) => [file, await import(pathToFileURL(join(BACKEND, file)).href)]));
}
