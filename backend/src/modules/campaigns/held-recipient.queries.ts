import type { EntityManager } from 'typeorm';
import { lockProspects } from '../prospects/prospect-locks.queries.js';

/** Locks a recipient for a change, the prospect first (docs/locks.md). Returns the prospect if it exists. */
export async function holdRecipient(manager: EntityManager, id: string): Promise<string | null> {
  await lockProspects(manager, 'SELECT prospect_id FROM campaign_recipients WHERE id = $1', [id]);
  const [row] = await manager.query<{ prospect_id: string | null }[]>(
    'SELECT prospect_id FROM campaign_recipients WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return row?.prospect_id ?? null;
}
