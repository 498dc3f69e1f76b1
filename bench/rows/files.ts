// 25,000 people from a file beside a program that reads it with the same library and writes the rows with one statement, and
// 100,000 prospects as CSV beside COPY of the same rows.
import { read, utils } from '@e965/xlsx';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fillProspects } from '../fill.ts';
import type { RowName } from '../goals.ts';
import { type Product, withProduct } from '../product.ts';
import { alternating, type Figure, secondsOf } from '../table.ts';
import { csv, fill, ROWS, workbook } from './import-files.ts';

const ROUNDS = 3;
const EXPORTED = 100_000;
const COLUMNS = ['email', 'prenom', 'nom', 'business_name', 'site_url', 'linkedin', 'poste', 'location'];
const COPY = 'COPY (SELECT * FROM prospects ORDER BY created_at DESC, id DESC) TO STDOUT (FORMAT csv)';

export const imported = (wanted: (name: RowName) => boolean): Promise<Figure[]> =>
  withProduct(async (product) => {
    const figures: Figure[] = [];
    for (const [name, make, type] of [
      ['import', csv, 'csv'],
      ['import-workbook', workbook, 'xlsx'],
    ] as const) {
      if (!wanted(name)) continue;
      const file = fill(make, 100);
      const emptied = async (work: () => Promise<void>) => {
        await product.database.query('TRUNCATE prospects CASCADE');
        const seconds = await secondsOf(work);
        const { rows } = await product.database.query<{ people: number }>('SELECT count(DISTINCT email)::int AS people FROM prospects');
        if (rows[0]?.people !== ROWS) throw new Error(`${rows[0]?.people} people instead of ${ROWS}`);
        return seconds;
      };
      const seconds = await alternating(
        ROUNDS,
        () => emptied(() => imports(product, file, `import.${type}`)),
        () => emptied(() => inserts(product, file)),
      );
      figures.push({ name, ...seconds });
    }
    return figures;
  });

async function imports({ url, call, token }: Product, file: Buffer, name: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), name);
  const headers = { authorization: `Bearer ${await token()}` };
  const upload = await fetch(`${url}/api/admin/imports`, { method: 'POST', body: form, headers });
  const { importId } = (await upload.json()) as { importId: string };
  await call('POST', `/api/admin/imports/${importId}/confirm`, {});
}

async function inserts({ database }: Product, file: Buffer): Promise<void> {
  const [sheet] = Object.values(read(file, { dense: true }).Sheets);
  if (!sheet) throw new Error('no sheet');
  const [, ...rows] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  const columns = COLUMNS.map((_, index) => rows.map((row) => row[index] ?? null));
  await database.query(
    `INSERT INTO prospects (token, source, ${COLUMNS.join(', ')})
     SELECT lpad(to_hex(row_number() OVER ()), 8, '0'), 'import', r.* FROM unnest(${COLUMNS.map((_, n) => `$${n + 1}::text[]`).join(', ')}) AS r`,
    columns,
  );
}

export const exported = (): Promise<Figure[]> =>
  withProduct(async ({ url, database, databaseUrl, token }) => {
    await fillProspects(database, EXPORTED);
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    // the columns differ: what both sides must have is every record, none of which has a line break
    const records = async (text: AsyncIterable<Uint8Array>): Promise<void> => {
      let lines = 0;
      for await (const part of text) for (const byte of part) if (byte === 10) lines++;
      if (lines !== EXPORTED && lines !== EXPORTED + 1) throw new Error(`${lines} lines instead of ${EXPORTED}`);
    };
    try {
      const headers = { authorization: `Bearer ${await token()}`, 'accept-encoding': 'identity' };
      const ours = async () => {
        const { ok, status, body } = await fetch(`${url}/api/admin/prospects/export.csv`, { headers });
        if (!ok || !body) throw new Error(`the export answered ${status}`);
        await records(body);
      };
      const seconds = await alternating(
        ROUNDS,
        () => secondsOf(ours),
        () => secondsOf(() => records(client.query(copyTo(COPY)))),
      );
      return [{ name: 'export', ...seconds }];
    } finally {
      await client.end();
    }
  });
