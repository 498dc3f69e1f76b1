import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAMS = join(ROOT, 'node_modules/.bin');
const COMPILER = { strict: true, target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], types: [], rootDir: 'source', outDir: 'built' };
const COMMON_JS = { module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0' };
const run = promisify(execFile);

/**
 * What an integrator does: makes a client from a document of `docs`, and compiles it, strictly, with a program of theirs;
 * answers that program's module.
 */
export async function withMadeClient<Module>(folder: string, program: string, document = 'openapi.json'): Promise<Module> {
  const source = join(folder, 'source');
  await run(join(PROGRAMS, 'openapi-ts'), ['-i', join(ROOT, 'docs', document), '-o', source, '-c', '@hey-api/client-fetch', '--silent']);
  await writeFile(join(source, 'program.ts'), program);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...COMPILER, ...COMMON_JS }, include: ['source'] }));
  await run(join(PROGRAMS, 'tsc'), ['-p', folder]);
  return createRequire(import.meta.url)(join(folder, 'built/program.js')) as Module;
}
