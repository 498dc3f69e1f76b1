// The pages in every language, in English the widget alone: French at the top of `dist`, the others in a folder each; files with a hash in their name lie together.
import { spawn } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../backend/src/rules/language.rules.ts';
import { WIDGET_LANGUAGES } from '../../backend/src/rules/widget.rules.ts';
import { builtFolder } from '../integrations/built-language.ts';
import { buildWidget } from './build-widget.mjs';
import { finishBuild } from './finish-build.mjs';

const MICROSITE = fileURLToPath(new URL('..', import.meta.url));
const [first, ...others] = WIDGET_LANGUAGES.map((language) => ({ language, folder: join(MICROSITE, builtFolder(language)) }));

await Promise.all([first, ...others].map(({ language }) => run(language, 'astro', ['build', '--silent'])));
for (const language of LANGUAGES) await run(language, 'node', ['scripts/build-renderer.mjs', first.folder]);
for (const { language, folder } of others) {
  await cp(join(folder, '_astro'), join(first.folder, '_astro'), { recursive: true });
  await Promise.all(['_astro', 'static'].map((name) => rm(join(folder, name), { recursive: true })));
  await rename(folder, join(first.folder, language));
}
await buildWidget(first.folder);
await finishBuild(first.folder);

function run(language, program, args) {
  return new Promise((done) => {
    const env = { ...process.env, SITE_LANGUAGE: language };
    const child = spawn(program, args, { cwd: MICROSITE, stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.on('exit', (code) => {
      if (code !== 0) process.exit(code ?? 1);
      done();
    });
  });
}
