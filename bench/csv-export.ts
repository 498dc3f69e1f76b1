// The whole list as CSV beside COPY of the same rows in the same order by a client of its own, in turns, while the web process's
// memory is watched: `npm run bench:csv [count]`. The file is read back row by row, and opened by LibreOffice where that is
// installed. Fails when a row is missing, memory grows by more than 60 MB or the file takes more than 1.6 times as long as COPY.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BenchProduct, startBenchProduct } from './product.ts';
import { fillProspects } from './prospect-rows.ts';
import { percentile } from './timing.ts';

const MAX_GROWTH_MB = 60;
const MAX_RATIO = 1.6;
const ROUNDS = 5;

const COLUMNS = `prenom, nom, email, business_name, poste, telephone, linkedin, site_url, location, status, review_status, red_flags, red_flag_facts,
  score, self_serve_score, self_serve_measured, page_vue, quiz_fait, rdv_pris, email_sent, source, token, created_at, updated_at, notes, id, metadata`;
const COPY = `COPY (SELECT ${COLUMNS} FROM prospects WHERE deletion_id IS NULL ORDER BY created_at DESC, id DESC) TO STDOUT (FORMAT csv, DELIMITER ';')`;

export interface CsvFigures {
  rows: number;
  /** Medians of the rounds. */
  copySeconds: number;
  productSeconds: number;
  ratio: number;
  /** How much the web process grew. */
  grownMb: number;
}

/** Fills `product` up to `count` prospects and exports them. */
export async function csvFigures(product: BenchProduct, count: number, check?: (file: Buffer) => void): Promise<CsvFigures> {
  await fillProspects(product.database, count);
  const { accessToken } = await product.signIn();
  const direct = new Client({ connectionString: product.databaseUrl });
  await direct.connect();
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.webPid}/status`, 'utf8'))?.[1]) / 1024;
  const before = memory();
  let peak = before;
  const times = { copy: [] as number[], product: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.copy.push(await timeOf(direct.query(copyTo(COPY)), () => undefined));
    const parts: Buffer[] = [];
    const asked = performance.now();
    const response = await fetch(`${product.url}/api/admin/prospects/export.csv`, { headers: { authorization: `Bearer ${accessToken}` } });
    if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`);
    await timeOf(response.body, (part) => {
      if (round === 0) parts.push(Buffer.from(part));
      peak = Math.max(peak, memory());
    });
    times.product.push((performance.now() - asked) / 1000);
    if (round === 0) check?.(Buffer.concat(parts));
  }
  await direct.end();
  const [copySeconds, productSeconds] = [times.copy, times.product].map((seconds) =>
    percentile(
      seconds.sort((a, b) => a - b),
      0.5,
    ),
  ) as [number, number];
  return { rows: count, copySeconds, productSeconds, ratio: productSeconds / copySeconds, grownMb: peak - before };
}

async function timeOf(stream: AsyncIterable<Uint8Array>, each: (part: Uint8Array) => void): Promise<number> {
  const started = performance.now();
  for await (const part of stream) each(part);
  return (performance.now() - started) / 1000;
}

async function main(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-csv-'));
  const product = await startBenchProduct(10);
  try {
    let failed = false;
    const figures = await csvFigures(product, count, (file) => {
      const rows = file.toString('utf8').split('\r\n').length - 2;
      const opened = openedByLibreOffice(file, folder);
      console.log(`${rows} rows, ${(file.length / 2 ** 20).toFixed(1)} MB`);
      console.log(opened === null ? 'LibreOffice is not installed' : `LibreOffice reads ${opened} rows`);
      failed = rows !== count || (opened !== null && opened !== count);
    });
    console.log(JSON.stringify(figures));
    process.exitCode = failed || figures.grownMb > MAX_GROWTH_MB || figures.ratio > MAX_RATIO ? 1 : 0;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows that LibreOffice finds with the settings that a double click has in Switzerland; null when it is not there. */
function openedByLibreOffice(file: Buffer, folder: string): number | null {
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

if (import.meta.main) await main(Number(process.argv[2] ?? 100_000));
