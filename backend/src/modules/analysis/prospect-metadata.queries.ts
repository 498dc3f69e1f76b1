import type { EntityManager } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';

/** Adds to what is known of a prospect beyond its columns; no edit of a person, so that its date stays. */
export async function mergeMetadata(manager: EntityManager, prospectId: string, values: Record<string, unknown>): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Prospect)
    .set({ metadata: () => 'metadata || :values::jsonb', updated_at: () => 'updated_at' })
    .where('id = :prospectId')
    .setParameters({ prospectId, values: JSON.stringify(values) })
    .execute();
}
