import type { EntityManager } from 'typeorm';
import type { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { PERSON_MAIL } from '../../rules/mail-kinds.rules.js';
import { writeWrittenTo } from '../prospects/prospect-facts.queries.js';

/**
 * Records on the prospect that a message was sent. Call it before writing the row of the message, because the deletion of a prospect
 * locks the prospect before its messages.
 */
export async function noteWrittenTo(
  manager: EntityManager,
  { kind, prospect_id }: Pick<OutboxMessage, 'kind' | 'prospect_id'>,
  at: Date | null,
): Promise<void> {
  if (kind === PERSON_MAIL && prospect_id) await writeWrittenTo(manager, prospect_id, at);
}
