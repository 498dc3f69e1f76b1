import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ForeignReader } from '../src/providers/foreign/foreign-reader.service.js';

const DIST = join(import.meta.dirname, '../dist');
const PAGE = Buffer.from('<!doctype html><title>Menuiserie du Lac</title><p>Portes et fenêtres');
const PARSERS =
  /node_modules\/(htmlparser2|parse5|domhandler|iconv-lite|html-encoding-sniffer|@exodus\/bytes|read-excel-file|@e965\/xlsx|fflate)\//;

/** The processes that a reader has started here. */
const children = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('foreign-child');
      } catch {
        return false;
      }
    });

function aReader(limits: Partial<ForeignReader['limits']> = {}) {
  class Reader extends ForeignReader {
    protected override readonly limits = Object.assign(limits, {
      children: 1,
      processorMs: 20_000,
      patienceMs: 20_000,
      memoryBytes: 400_000_000,
      idleMs: 20_000,
      waiting: 3,
      ...limits,
    });
  }
  return new Reader();
}
let reader: ForeignReader;
afterEach(() => reader.onModuleDestroy());
const title = async () => (await reader.read('source', PAGE, 'text/html', 'https://exemple.ch/')).evidence.title;

describe('foreign pages', () => {
  it('are parsed by a child process, which is reused', async () => {
    reader = aReader();
    expect(await title()).toBe('Menuiserie du Lac');
    const before = children();
    expect(before).toHaveLength(1);
    expect(await title()).toBe('Menuiserie du Lac');
    expect(children()).toEqual(before);
    const [pid = 0] = before;
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/SECRET|DATABASE|KEY/);
  });

  it('are refused by name when they need too much work, and the next one is parsed', async () => {
    reader = aReader({ processorMs: 100 });
    await expect(reader.read('document', `<p>${'mot '.repeat(400_000)}`, 'https://exemple.ch/')).rejects.toMatchObject({
      code: 'page_unreadable',
    });
    reader.onModuleDestroy();
    reader = aReader();
    expect(await title()).toBe('Menuiserie du Lac');
  });

  it('are not blamed for a slow machine', async () => {
    const limits = { patienceMs: 20_000 };
    reader = aReader(limits);
    await title();
    for (const pid of children()) process.kill(pid, 'SIGSTOP');
    limits.patienceMs = 500;
    const stopped = title();
    limits.patienceMs = 20_000;
    await expect(stopped).rejects.toMatchObject({ code: 'machine_busy', isOurs: true, retryable: true });
    expect(await title()).toBe('Menuiserie du Lac');
  });

  it('are not blamed for a killed child; one that grows too large is named', async () => {
    reader = aReader();
    await title();
    for (const pid of children()) process.kill(pid, 'SIGSTOP');
    const read = title();
    for (const pid of children()) process.kill(pid, 'SIGKILL');
    await expect(read).rejects.toMatchObject({ code: 'machine_busy' });
    reader.onModuleDestroy();
    reader = aReader({ memoryBytes: 1 });
    await expect(reader.read('document', `<p>${'mot '.repeat(400_000)}`, 'https://exemple.ch/')).rejects.toMatchObject({
      code: 'page_unreadable',
    });
  });

  it('beyond the limit are refused at once, and none is lost', async () => {
    reader = aReader();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, title));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'machine_busy' });
  });
});

it('the server itself loads no parser for them', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) });
    await import(${JSON.stringify(join(DIST, 'app.module.js'))});
    process.stdout.write(JSON.stringify(seen), () => process.exit(0));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 20_000_000 });
  const seen = JSON.parse(stdout) as string[];
  expect(seen.length).toBeGreaterThan(300);
  expect(seen.filter((url) => PARSERS.test(url)).map((url) => url.replace(/.*node_modules\//, ''))).toEqual([]);
});
