import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const DIST = join(import.meta.dirname, '../dist');

/** What a process reads from its start until it would listen: nothing gives it a database. */
async function read(entry: string): Promise<string[]> {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (url.startsWith('file:') && console.error('read ' + url), next(url, context)) });`;
  const { stderr } = await new Promise<{ stderr: string }>((done) =>
    execFile(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, join(DIST, entry)],
      { env: {}, maxBuffer: 10_000_000 },
      (_, stdout, stderr) => done({ stderr: stdout + stderr }),
    ),
  );
  return stderr.split('\n').flatMap((line) => (line.startsWith('read ') ? [line.slice(5)] : []));
}

it.each([
  ['main.js', 60],
  ['cli.js', 20],
  ['health-check.js', 15],
])('%s starts from few files, and none of a bundled package', async (entry, most) => {
  const files = await read(entry);
  expect(files[0]).toBe(pathToFileURL(join(DIST, entry)).href);
  expect(files.length).toBeLessThan(most);
  const packages = files.flatMap((url) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  expect(new Set(packages)).not.toContain('typeorm');
  expect(packages.filter((name) => !/^(sharp|@img\/.*|detect-libc|semver)$/.test(name))).toEqual([]);
});

it('a stack trace names the source file and line', () => {
  const chunks = join(DIST, 'chunks');
  let found = 0;
  for (const file of readdirSync(chunks).filter((name) => name.endsWith('.js.map'))) {
    const map = new SourceMap(JSON.parse(readFileSync(join(chunks, file), 'utf8')));
    const lines = readFileSync(join(chunks, file.slice(0, -'.map'.length)), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      for (const { index: column, groups } of line.matchAll(/\basync function (?<name>\w{6,})\(/g)) {
        const entry = map.findEntry(index, column);
        if (!('originalSource' in entry)) continue;
        const source = readFileSync(resolve(chunks, entry.originalSource), 'utf8').split('\n');
        expect(source[entry.originalLine]).toContain(`function ${groups?.name?.replace(/\$\d+$/, '')}`);
        found += 1;
      }
    }
  }
  expect(found).toBeGreaterThan(100);
});
