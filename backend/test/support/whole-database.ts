import type { DataSource } from 'typeorm';

/**
 * Kept by triggers: what they add up to is tested, not their rows. When schedules ran, and what the watch says of a busy machine: they run
 * while a test does.
 */
const KEPT_ASIDE = /^(prospect_(total|landmark)|day_total|scan_outcome_total|schedule_|troubles$)/;

/** Every row of every table of ours as text, in a stable order, but the tables `apart`. */
export async function wholeDatabase(database: DataSource, apart: readonly string[]): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !apart.includes(table.name) && !KEPT_ASIDE.test(table.name)))
    content[name] = (await database.query<{ row: string }[]>(`SELECT row_to_json(t)::text AS row FROM "${name}" t`))
      .map(({ row }) => row)
      .sort();
  return content;
}
