import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import { fence } from './chromium-install.js';

/** Answers as much DevTools as a connection needs; without `--no-sandbox` it ends as Chromium does on a machine that forbids user namespaces. */
const browser = (sandboxWorks: boolean) => `#!${process.execPath}
const { createReadStream, writeSync } = require('node:fs');
if (!${sandboxWorks} && !process.argv.includes('--no-sandbox')) process.exit(1);
createReadStream(null, { fd: 3 }).on('data', (commands) => {
  for (const command of String(commands).split('\\0').filter(Boolean)) {
    const { id, sessionId } = JSON.parse(command);
    writeSync(4, JSON.stringify({ id, sessionId, result: { browserContextIds: [] } }) + '\\0');
  }
});
`;

describe('the sandbox of the measuring browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-fence-'));
  const warnings = mock.method(Logger.prototype, 'warn', () => undefined).mock;
  afterEach(() => warnings.resetCalls());
  afterAll(() => {
    warnings.restore();
    rmSync(folder, { recursive: true });
  });

  const place = (works: boolean) => {
    const path = join(folder, works ? 'fenced' : 'bare');
    writeFileSync(path, browser(works));
    chmodSync(path, 0o755);
    return { path, env: {}, user: undefined };
  };

  it.each(['required', 'preferred'] as const)('is used where it works, without a word: %s', async (setting) => {
    expect(await fence(place(true), setting)).toMatchObject({ flags: [] });
    expect(warnings.callCount()).toBe(0);
  });

  it('nothing is opened without it where it is required', async () => {
    await expect(fence(place(false), 'required')).rejects.toMatchObject({ code: 'browser_no_sandbox' });
  });

  it('a browser that does not start either way is no matter of the sandbox', async () => {
    await expect(fence({ ...place(true), path: '/bin/false' }, 'required')).rejects.toMatchObject({ code: 'browser_crashed' });
  });

  it.each([
    ['preferred', false],
    ['off', true],
  ] as const)('going without it is warnings: %s', async (setting, works) => {
    expect(await fence(place(works), setting)).toMatchObject({ flags: ['--no-sandbox'] });
    expect(warnings.calls.map((call) => call.arguments)).toEqual([[expect.stringContaining('WITHOUT ITS SANDBOX')]]);
  });
});
