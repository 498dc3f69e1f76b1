import type { EntityManager } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';

/** An analysis of the prospect has begun. Said by itself: whoever starts a prospect within the end of another holds that one already. */
export async function markBegun(manager: EntityManager, prospectId: string, at: Date): Promise<void> {
  await manager.query(
    `UPDATE prospects SET metadata = metadata || jsonb_build_object('analyze_status', 'in_progress', 'analysis_started_at', $2::text)
      WHERE id = $1 AND metadata ->> 'analyze_status' IS DISTINCT FROM 'in_progress'`,
    [prospectId, at.toISOString()],
  );
}

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
