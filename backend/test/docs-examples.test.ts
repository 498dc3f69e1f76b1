import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { builtWithClient } from './support/api-client.js';
import { makeApiToken } from './support/api-tokens.js';
import { type Account, ADMIN, startApp, type TestApp } from './support/app.js';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

interface Example {
  file: string;
  language: string;
  /** `run`: as it stands; `client`: beside a client made from the document; otherwise it is only parsed (`documentation.test.ts`). */
  kind: string;
  text: string;
}

/** The blocks of all documents, in their order. */
const BLOCK = /^```(\w+) ?(\w*)\n([\s\S]*?)^```$/gm;
const all: Example[] = globSync('docs/**/*.md', { cwd: ROOT, exclude: ['docs/node_modules/**'] })
  .sort()
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(BLOCK)].map(([, language = '', kind = '', text = '']) => ({
      file,
      language,
      kind,
      text,
    })),
  );
const programs = all.filter(({ kind, language }) => kind && language !== 'js');

let app: TestApp;
let as: Account;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  as = await makeApiToken(app);
  folder = mkdtempSync(join(tmpdir(), 'smartindex-examples-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** Runs an example as its reader does, against the product; returns what it prints. */
async function outputOf({ language, kind, text }: Example): Promise<string> {
  const { PATH } = process.env;
  const env = { PATH, SMARTINDEX: app.url, EMAIL: ADMIN.email, PASSWORD: ADMIN.password, TOKEN: as.token };
  const file = join(folder, `example.${language === 'ts' ? 'mts' : 'sh'}`);
  writeFileSync(file, text);
  if (kind === 'client') return (await run(process.execPath, [await builtWithClient(folder, text, 'api-v1.json')], { env })).stdout;
  return (await (language === 'ts' ? run(process.execPath, [file], { env }) : run('sh', ['-eu', file], { env }))).stdout;
}

describe('the examples of the documents', () => {
  it('exist for curl, for TypeScript and for a made client', () => {
    expect(new Set(programs.map(({ language, kind }) => `${language} ${kind}`))).toEqual(new Set(['sh run', 'ts run', 'ts client']));
  });

  it('run against the product', async () => {
    for (const example of programs) expect(await outputOf(example)).not.toBe('');
    for (const email of ['anne.rochat@example.ch', 'luc.favre@example.ch'])
      expect(await app.database.query('SELECT email FROM prospects WHERE email = $1', [email])).toHaveLength(1);
    const scans = await app.database.query('SELECT prospect_id FROM scan_targets GROUP BY prospect_id');
    expect(scans).toHaveLength(2);
  });

  it('find what they have created', async () => {
    const example = programs.find(({ file, language }) => file === 'docs/api-examples.md' && language === 'ts') as Example;
    expect(await outputOf(example)).toContain('anne.rochat@example.ch');
  });

  it('check the signature of a webhook, and refuse what was changed or is old', () => {
    const [step] = all.filter(({ language }) => language === 'js');
    const secret = `whsec_${Buffer.from('a secret of the documents').toString('base64')}`;
    const checked = (body: string, at = new Date(), signedBody = body) => {
      const inputData = { secret, body, id: 'msg_1', time: String(Math.floor(at.getTime() / 1000)) };
      const signature = new Webhook(secret).sign('msg_1', at, signedBody);
      const { output } = runInNewContext(`${step?.text}; ({ output })`, {
        ...{ inputData: { ...inputData, signature }, Buffer, output: null },
        require: createRequire(import.meta.url),
      }) as { output: unknown };
      return JSON.stringify(output);
    };
    expect(checked('{"type":"quiz.completed"}')).toBe('[{"type":"quiz.completed"}]');
    expect(() => checked('{"a":2}', new Date(), '{"a":1}')).toThrow('not signed');
    expect(() => checked('{"a":1}', new Date(Date.now() - 400_000))).toThrow('not signed');
  });
});

it('name scripts of the repository only', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const named = all.flatMap(({ text }) => [...text.matchAll(/npm run (?:--silent |-s )?([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});
