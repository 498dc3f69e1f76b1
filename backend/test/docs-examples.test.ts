import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN, startApp, type TestApp } from './support/app.js';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Blocks that begin with « ```sh run » or « ```ts run », in the order of their document. */
const RUN = /^```(sh|ts) run\n([\s\S]*?)^```$/gm;
const examples = globSync('docs/**/*.md', { cwd: ROOT, exclude: ['docs/node_modules/**'] }).flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(RUN)].map(([, language = '', text = '']) => ({ file, language, text })),
);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'smartindex-examples-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** Runs an example as its reader does, against the product; returns what it prints. */
async function outputOf({ language, text }: { language: string; text: string }): Promise<string> {
  const { PATH } = process.env;
  const env = { PATH, SMARTINDEX: app.url, EMAIL: ADMIN.email, PASSWORD: ADMIN.password };
  const file = join(folder, `example.${language === 'ts' ? 'mts' : 'sh'}`);
  writeFileSync(file, text);
  const { stdout } = await (language === 'ts' ? run(process.execPath, [file], { env }) : run('sh', ['-eu', file], { env }));
  return stdout;
}

describe('the examples of the documents', () => {
  it('exist for curl and for TypeScript', () => {
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(['sh', 'ts']));
  });

  it('run against the product', async () => {
    for (const example of examples) expect(await outputOf(example)).not.toBe('');
    const rows = await app.database.query(`SELECT email FROM prospects WHERE email = 'anne.rochat@example.ch'`);
    expect(rows).toHaveLength(1);
  });

  it('find what they have created', async () => {
    const example = examples.find(({ file, language }) => file === 'docs/api-examples.md' && language === 'ts');
    expect(await outputOf(example ?? { language: '', text: '' })).toContain('anne.rochat@example.ch');
  });
});
