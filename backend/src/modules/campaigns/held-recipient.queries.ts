import type { EntityManager } from 'typeorm';
import { lockProspects } from '../prospects/prospect-locks.queries.js';

/**
 * Holds a recipient who is about to be changed, the prospect first: whoever deletes a prospect holds it before its rows
 * (docs/locks.md). Answers the prospect, as long as it is there.
 */
export async function holdRecipient(manager: EntityManager, id: string): Promise<string | null> {
  await lockProspects(manager, 'SELECT prospect_id FROM campaign_recipients WHERE id = $1', [id]);
  const [row] = await manager.query<{ prospect_id: string | null }[]>(
    'SELECT prospect_id FROM campaign_recipients WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return row?.prospect_id ?? null;
}
