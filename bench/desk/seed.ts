// What a task finds when it begins: only what it is about.
import type { BenchProduct } from '../product.ts';

export interface SeededPerson {
  company: string;
  columns?: Record<string, unknown>;
}

/** Prospects with a phone, in the order given; answers their ids. */
export async function people(product: BenchProduct, given: readonly SeededPerson[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, { company, columns = {} }] of given.entries()) {
    const row = {
      ...{ token: (index + 1).toString(16).padStart(8, '0'), email: `p${index}@example.ch`, prenom: 'Anne', nom: `Rey${index}` },
      ...{ business_name: company, telephone: '+41218451122', site_url: `https://p${index}.example.ch/` },
      ...columns,
    };
    const names = Object.keys(row);
    const sql = `INSERT INTO prospects (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`;
    const { rows } = await product.database.query<{ id: string }>(sql, Object.values(row));
    ids.push(rows[0]?.id ?? '');
  }
  return ids;
}

export const companies = (count: number, columns: (index: number) => Record<string, unknown> = () => ({})): SeededPerson[] =>
  Array.from({ length: count }, (_, index) => ({ company: `Menuiserie ${index + 1}`, columns: columns(index) }));

/** Nothing of the task before is left. */
export async function clear({ database }: BenchProduct): Promise<void> {
  for (const table of ['email_campaigns', 'saved_views', 'scans', 'imports', 'queue_done', 'queue_places'])
    await database.query(`DELETE FROM ${table}`);
  await database.query('DELETE FROM prospects');
}

/** A figure of the first cell of the first row. */
export async function number({ database }: BenchProduct, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query<Record<string, string | number>>(sql, values);
  return Number(Object.values(rows[0] ?? { none: Number.NaN })[0]);
}
