// The whole list as CSV while the web process's memory is watched: `npm run bench:csv [count]`. The file is read back row by
// row, and opened by LibreOffice where that is installed. Fails when a row is missing or memory grows by more than 60 MB.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchProduct } from './product.ts';
import { fillProspects } from './prospect-rows.ts';

const [count = 100_000] = process.argv.slice(2).map(Number);
const MAX_GROWTH_MB = 60;

const folder = mkdtempSync(join(tmpdir(), 'smartindex-csv-'));
const product = await startBenchProduct(10);
try {
  await fillProspects(product.database, count);
  const { accessToken } = await product.signIn();
  const memory = async () =>
    Number(/^process_resident_memory_bytes (\S+)/m.exec(await (await fetch(`${product.url}/metrics`)).text())?.[1]) / 2 ** 20;
  const before = await memory();
  const started = performance.now();
  const response = await fetch(`${product.url}/api/admin/prospects/export.csv`, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`);
  const parts: Uint8Array[] = [];
  let peak = before;
  for await (const part of response.body) {
    parts.push(part);
    if (parts.length % 50 === 0) peak = Math.max(peak, await memory());
  }
  peak = Math.max(peak, await memory());
  const seconds = (performance.now() - started) / 1000;
  const file = Buffer.concat(parts);
  const rows = file.toString('utf8').split('\r\n').length - 2;
  console.log(`${rows} rows, ${(file.length / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s`);
  console.log(`memory of the web process: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`);
  const opened = openedByLibreOffice(file);
  console.log(opened === null ? 'LibreOffice is not installed' : `LibreOffice reads ${opened} rows`);
  const failed = rows !== count || peak - before > MAX_GROWTH_MB || (opened !== null && opened !== count);
  process.exitCode = failed ? 1 : 0;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Rows that LibreOffice finds with the settings that a double click has in Switzerland; null when it is not there. */
function openedByLibreOffice(file: Buffer): number | null {
  writeFileSync(join(folder, 'prospects.csv'), file);
  const filter = '--convert-to ods --infilter=CSV:59,34,76,1';
  const run = spawnSync('soffice', ['--headless', ...filter.split(' '), '--outdir', folder, join(folder, 'prospects.csv')]);
  if (run.error) return null;
  spawnSync('soffice', [
    '--headless',
    '--convert-to',
    'csv:Text - txt - csv (StarCalc):59,34,76',
    '--outdir',
    join(folder, 'back'),
    join(folder, 'prospects.ods'),
  ]);
  const [back] = readdirSync(join(folder, 'back'));
  return back
    ? readFileSync(join(folder, 'back', back), 'utf8')
        .trimEnd()
        .split('\n').length - 1
    : 0;
}
