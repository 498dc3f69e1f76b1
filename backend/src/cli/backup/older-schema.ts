import type { EntityManager, MigrationInterface } from 'typeorm';
import { migrations } from '../../common/database/migrations/index.js';

/** Tables about backups and restores, which a rebuilt schema would lose. */
const HISTORY = ['backup_runs', 'sending_halts'] as const;

/**
 * Restores a backup of an older version: its rows are loaded by `load` into the schema of that version, then migrated. In the transaction
 * of the restore.
 */
export async function throughOlderSchema(manager: EntityManager, applied: readonly string[], load: () => Promise<void>): Promise<void> {
  for (const table of HISTORY) await manager.query(`CREATE TEMP TABLE aside_${table} ON COMMIT DROP AS SELECT * FROM ${table}`);
  await dropEverything(manager);
  const known = new Set(applied);
  const steps = [...migrations].sort((a, b) => timestampOf(a) - timestampOf(b));
  await run(
    manager,
    steps.filter(({ name }) => known.has(name)),
  );
  await load();
  await run(
    manager,
    steps.filter(({ name }) => !known.has(name)),
  );
  for (const table of HISTORY) await manager.query(`INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM aside_${table}`);
}

/** What TypeORM orders them by: milliseconds at the end of the name. */
const timestampOf = ({ name }: { name: string }): number => Number(name.slice(-13));

async function run(manager: EntityManager, steps: readonly (new () => MigrationInterface)[]): Promise<void> {
  if (!manager.queryRunner) throw new Error('a schema is only built anew within a transaction');
  for (const Step of steps) await new Step().up(manager.queryRunner);
}

/** Drops our tables, views and functions; neither the schema nor extensions, which may be shared. */
async function dropEverything(manager: EntityManager): Promise<void> {
  const objects = await manager.query<{ drop: string }[]>(
    `WITH of_extensions AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
     SELECT format('DROP %s IF EXISTS %s CASCADE', CASE relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, oid::regclass) AS drop
       FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v') AND relname <> 'migrations'
        AND (('pg_class'::regclass, oid) NOT IN (SELECT classid, objid FROM of_extensions))
     UNION ALL
     SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
       FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
        AND (('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM of_extensions))`,
  );
  for (const { drop } of objects) await manager.query(drop);
}
