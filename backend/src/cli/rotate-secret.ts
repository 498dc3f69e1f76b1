import type { DataSource, EntityManager } from 'typeorm';
import { isSealed, seal, unseal } from '../common/secret-box.js';

/** Shorter secrets are refused: the same length as production asks for. */
const SHORTEST = 32;

/**
 * Seals everything that is sealed under the previous secret again under the new one and ends all sessions, in one
 * transaction. Run again it finds nothing left to do. Throws when a stored key opens with neither secret.
 */
export async function rotateSecret(database: DataSource, previous: string | undefined, secret: string): Promise<string[]> {
  if (!previous) throw new Error('Donnez l’ancien secret dans APP_SECRET_PREVIOUS et le nouveau dans APP_SECRET.');
  if (previous === secret) throw new Error('APP_SECRET et APP_SECRET_PREVIOUS sont les mêmes.');
  if (secret.length < SHORTEST) throw new Error(`APP_SECRET a besoin de ${SHORTEST} caractères au moins.`);
  return database.transaction(async (manager) => {
    let resealed = 0;
    for (const { table, column } of await textColumns(manager)) resealed += await reseal(manager, table, column, previous, secret);
    const ended = await manager.query<{ id: string }[]>('WITH gone AS (DELETE FROM sessions RETURNING id) SELECT id FROM gone');
    if (resealed > 0) {
      await manager.query(`INSERT INTO audit_log (action, resource, after) VALUES ('rotate-secret', 'installation', $1)`, [
        JSON.stringify({ resealed, sessions_ended: ended.length }),
      ]);
    }
    return [
      `${resealed} valeurs scellées de nouveau, ${ended.length} sessions fermées\u202f: chacun se reconnecte.`,
      'Redémarrez tous les processus avec le nouveau APP_SECRET, puis retirez APP_SECRET_PREVIOUS.',
    ];
  });
}

/** Every column that could hold a sealed text, so that a new one cannot be forgotten. */
function textColumns(manager: EntityManager): Promise<{ table: string; column: string }[]> {
  return manager.query(
    `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = current_schema() AND c.data_type = 'text' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );
}

async function reseal(manager: EntityManager, table: string, column: string, previous: string, secret: string): Promise<number> {
  const rows = await manager.query<{ place: string; stored: string }[]>(
    `SELECT ctid::text AS place, "${column}" AS stored FROM "${table}" WHERE "${column}" LIKE 'v1:%' FOR UPDATE`,
  );
  let done = 0;
  for (const { place, stored } of rows) {
    if (!isSealed(stored)) continue;
    const text = await unseal(stored, previous).catch(() => null);
    if (text !== null) {
      await manager.query(`UPDATE "${table}" SET "${column}" = $1 WHERE ctid = $2::tid`, [await seal(text, secret), place]);
      done += 1;
    } else if (table === 'api_keys' && (await unseal(stored, secret).catch(() => null)) === null) {
      throw new Error('Une clé enregistrée ne s’ouvre avec aucun des deux secrets : rien n’a été changé.');
    }
  }
  return done;
}
