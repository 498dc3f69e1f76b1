import type { EntityManager } from 'typeorm';
import { NOT_SAVED } from './backup-format.js';

/** The tables to save, each after those that it points to. */
export async function tablesInOrder(manager: EntityManager): Promise<string[]> {
  const tables = await manager.query<{ name: string; targets: string[] }[]>(
    `SELECT c.relname AS name, coalesce(array_agg(DISTINCT t.relname::text) FILTER (WHERE t.oid IS NOT NULL AND t.oid <> c.oid), '{}') AS targets
     FROM pg_class c LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f' LEFT JOIN pg_class t ON t.oid = f.confrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     GROUP BY c.oid ORDER BY c.relname`,
  );
  const waiting = new Map(tables.filter(({ name }) => !NOT_SAVED.has(name)).map(({ name, targets }) => [name, targets]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, targets]) => targets.every((target) => !waiting.has(target))).map(([name]) => name);
    if (ready.length === 0) throw new Error(`Tables that point at each other: ${[...waiting.keys()].join(', ')}`);
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}
