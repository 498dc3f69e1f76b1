import type { DataSource } from 'typeorm';
import { weaknessOfSecret } from '../common/config/strong-secrets.js';
import { seal } from '../common/encryption.js';
import { opens, sealedValues, storeAgain } from './sealed-values.js';

/**
 * Seals everything that is sealed under the previous secret again under the new one and ends all sessions, in one
 * transaction. Run again it finds nothing left to do. The old secret is checked first: one that does not open everything
 * changes nothing.
 */
export async function rotateSecret(database: DataSource, previous: string | undefined, secret: string): Promise<string[]> {
  if (!previous) throw new Error('Donnez l’ancien secret dans APP_SECRET_PREVIOUS et le nouveau dans APP_SECRET.');
  if (previous === secret) throw new Error('APP_SECRET et APP_SECRET_PREVIOUS sont les mêmes.');
  const weakness = weaknessOfSecret(secret);
  if (weakness) throw new Error(`Le nouveau APP_SECRET est trop faible\u202f: ${weakness}.`);
  return database.transaction(async (manager) => {
    const values = await sealedValues(manager);
    const read = await Promise.all(values.map(async (value) => ({ value, old: await opens(value.stored, previous) })));
    const foreign: string[] = [];
    for (const { value, old } of read) if (old === null && (await opens(value.stored, secret)) === null) foreign.push(value.table);
    if (foreign.length > 0) {
      const tables = [...new Set(foreign)].join(', ');
      throw new Error(
        `L’ancien secret n’est pas le bon\u202f: ${foreign.length} valeurs (${tables}) ne s’ouvrent avec aucun des deux. Rien n’a été changé.`,
      );
    }
    const toSeal = read.flatMap(({ value, old }) => (old === null ? [] : [{ value, old }]));
    for (const { value, old } of toSeal) await storeAgain(manager, value, await seal(old, secret));
    const ended = await manager.query<{ id: string }[]>('WITH gone AS (DELETE FROM sessions RETURNING id) SELECT id FROM gone');
    if (toSeal.length > 0) {
      await manager.query(`INSERT INTO audit_log (action, resource, after) VALUES ('rotate-secret', 'installation', $1)`, [
        JSON.stringify({ resealed: toSeal.length, sessions_ended: ended.length }),
      ]);
    }
    return [`${toSeal.length} valeurs scellées de nouveau, ${ended.length} sessions fermées\u202f: chacun se reconnecte.`];
  });
}
