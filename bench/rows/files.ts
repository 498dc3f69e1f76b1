// Everything as CSV beside COPY of the same rows, and 25,000 people from a file beside a program that reads it with the same
// library and writes the rows with one statement, without what the product keeps beside them for its lists.
import { createGzip } from 'node:zlib';
import { read, utils } from '@e965/xlsx';
import { csv, ROWS, workbook } from '../import-files.ts';
import type { BenchProduct } from '../product.ts';
import { fillProspects } from '../prospect-rows.ts';
import { type Bench, inTurns, type Row } from '../side-by-side.ts';
import { copyOut } from './copy-out.ts';
import { work } from './load.ts';

const PADDING = 20;
const COPY = 'COPY (SELECT * FROM prospects ORDER BY created_at DESC, id DESC) TO STDOUT (FORMAT csv)';
/** It writes the figures of the lists. */
const KEEPERS = ['figure_prospects_insert'];
const COLUMNS = ['email', 'prenom', 'nom', 'business_name', 'site_url', 'linkedin', 'poste', 'location'];

export async function* files({ product, isFull, rounds, wants }: Bench): AsyncGenerator<Row> {
  const { database } = product;
  const [own, web] = [() => [process.pid], () => [product.webPid]];
  // once: a password costs as much as ten thousand rows
  const { accessToken } = await product.signIn();
  const headers = { authorization: `Bearer ${accessToken}` };
  const count = isFull ? 100_000 : 20_000;
  if (wants('csv', 'csvGzip')) await fillProspects(database, count);
  // compressed beside a COPY that is compressed as much
  for (const [name, encoding, sink] of [
    ['csv', 'identity', () => undefined],
    ['csvGzip', 'gzip', () => createGzip({ level: 1 })],
  ] as const) {
    if (!wants(name)) continue;
    const turns = await inTurns(
      rounds,
      () => work(product, own, () => copyOut(database, COPY, sink())),
      () => work(product, web, () => exported(product, { ...headers, 'accept-encoding': encoding }, count)),
    );
    yield { name, ...turns };
  }
  for (const [name, file, type] of [
    ['importCsv', csv(PADDING), 'csv'],
    ['importWorkbook', workbook(PADDING), 'xlsx'],
  ] as const) {
    if (!wants(name)) continue;
    const turns = await inTurns(
      2,
      async () => {
        await database.query('TRUNCATE prospects CASCADE');
        await switchKeepers(database, 'DISABLE');
        const side = await work(product, own, () => direct(product, file));
        await switchKeepers(database, 'ENABLE');
        return side;
      },
      async () => {
        await database.query('TRUNCATE prospects CASCADE');
        return work(product, web, () => imported(product, headers, file, `import.${type}`));
      },
    );
    yield { name, ...turns };
  }
}

async function switchKeepers(database: BenchProduct['database'], state: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const name of KEEPERS) await database.query(`ALTER TABLE prospects ${state} TRIGGER ${name}`);
}

async function exported({ url }: BenchProduct, headers: Record<string, string>, count: number): Promise<void> {
  const response = await fetch(`${url}/api/admin/prospects/export.csv`, { headers });
  const rows = (await response.text()).split('\r\n').length - 2;
  if (rows !== count) throw new Error(`${rows} rows instead of ${count}`);
}

async function imported({ url, call }: BenchProduct, headers: Record<string, string>, file: Buffer, name: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([file as never]), name);
  const upload = await fetch(`${url}/api/admin/imports`, { method: 'POST', body: form, headers });
  const { importId } = (await upload.json()) as { importId: string };
  const result = await call<{ imported: number }>('POST', `/api/admin/imports/${importId}/confirm`, {});
  if (result.imported !== ROWS) throw new Error(`${result.imported} rows instead of ${ROWS}`);
}

async function direct({ database }: BenchProduct, file: Buffer): Promise<void> {
  const [sheet] = Object.values(read(file, { dense: true }).Sheets);
  const [, ...rows] = utils.sheet_to_json<string[]>(sheet as never, { header: 1 });
  const columns = COLUMNS.map((_, index) => rows.map((row) => row[index] ?? null));
  const { rowCount } = await database.query(
    `INSERT INTO prospects (token, source, ${COLUMNS.join(', ')})
     SELECT lpad(to_hex(row_number() OVER ()), 8, '0'), 'import', r.* FROM unnest(${COLUMNS.map((_, n) => `$${n + 1}::text[]`).join(', ')}) AS r`,
    columns,
  );
  if (rowCount !== ROWS) throw new Error(`${rowCount} rows instead of ${ROWS}`);
}
