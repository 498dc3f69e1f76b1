import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HELPER = join(import.meta.dirname, 'exit-with-parent-process.ts');
const folder = mkdtempSync(join(tmpdir(), 'smartindex-parent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Source of a child process: reports that it runs, loads for `loading`, then ends with 7 when its parent has ended, or after an hour. */
function written(loading: string): string {
  const script = join(folder, 'child.mjs');
  writeFileSync(
    script,
    `process.send?.('runs');
     ${loading}
     const { exitWithParentProcess } = await import(${JSON.stringify(HELPER)});
     exitWithParentProcess(() => process.exit(7));
     process.send?.('listens', () => undefined);
     console.log('listens');
     setInterval(() => {}, 3_600_000);`,
  );
  return script;
}

const forked = (loading: string) => fork(written(loading), { stdio: 'ignore' });

describe('a process whose parent goes', () => {
  it('ends', async () => {
    const listening = forked('');
    while ((await once(listening, 'message'))[0] !== 'listens');
    listening.disconnect();
    expect(await once(listening, 'exit')).toEqual([7, null]);
  });

  it('ends also when the parent went before it could listen', async () => {
    const loading = forked("await new Promise((gone) => process.once('disconnect', () => setTimeout(gone, 10)));");
    await once(loading, 'message');
    loading.disconnect();
    expect(await once(loading, 'exit')).toEqual([7, null]);
  });

  it('is no matter where it never had a channel', async () => {
    const script = written('');
    const alone = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(alone.stdout, 'data');
    expect(alone.exitCode).toBeNull();
    alone.kill();
    expect(await once(alone, 'exit')).toEqual([null, 'SIGTERM']);
  });
});
