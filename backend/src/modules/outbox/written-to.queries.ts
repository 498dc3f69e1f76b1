import type { EntityManager } from 'typeorm';
import type { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { PERSON_MAIL } from '../../common/mail/person-mail.js';
import { writeWrittenTo } from '../prospects/prospect-facts.queries.js';

/** A message has left. Before its row is written: whoever deletes a prospect holds it before its messages. */
export async function noteWrittenTo(
  manager: EntityManager,
  { kind, prospect_id }: Pick<OutboxMessage, 'kind' | 'prospect_id'>,
  at: Date | null,
): Promise<void> {
  if (kind === PERSON_MAIL && prospect_id) await writeWrittenTo(manager, prospect_id, at);
}
