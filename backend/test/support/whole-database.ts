import type { DataSource } from 'typeorm';

/** Times of schedules and incidents of a busy machine: both are written while a test runs. */
const EXCLUDED = /^(schedule_|troubles$)/;

/** Every row of every table of ours as text, in a stable order, but the tables `apart`. */
export async function wholeDatabase(database: DataSource, apart: readonly string[]): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !apart.includes(table.name) && !EXCLUDED.test(table.name)))
    content[name] = (await database.query<{ row: string }[]>(`SELECT row_to_json(t)::text AS row FROM "${name}" t`))
      .map(({ row }) => row)
      .sort();
  return content;
}
