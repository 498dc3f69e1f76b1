import type { EntityManager } from 'typeorm';

interface Reference {
  child: string;
  column: string;
  parent: string;
  key: string;
}

/** The foreign keys that triggers keep, and triggers sleep while a backup is loaded. Servers before 18 have none of them. */
const KEPT_BY_TRIGGERS = `
  SELECT c.conrelid::regclass AS child, quote_ident(a.attname) AS column, c.confrelid::regclass AS parent, quote_ident(f.attname) AS key
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = c.confkey[1]
   WHERE c.contype = 'f' AND to_jsonb(c) ->> 'conenforced' = 'false'`;

/** Throws when a row that was loaded names a prospect that was not. */
export async function checkReferences(manager: EntityManager): Promise<void> {
  for (const { child, column, parent, key } of await manager.query<Reference[]>(KEPT_BY_TRIGGERS)) {
    const lost = await manager.query<unknown[]>(
      `SELECT 1 FROM ${child} WHERE ${column} IS NOT NULL AND NOT EXISTS (SELECT FROM ${parent} WHERE ${parent}.${key} = ${child}.${column}) LIMIT 1`,
    );
    if (lost.length > 0)
      throw new Error(
        `Une ligne de « ${child} » renvoie à une ligne de « ${parent} » que la sauvegarde ne contient pas\u202f: rien n’a été changé.`,
      );
  }
}
