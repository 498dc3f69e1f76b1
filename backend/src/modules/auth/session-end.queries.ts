import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { SESSIONS_CHANNEL } from '../../common/http/server-events.js';
import { Session } from './session.entity.js';

/** Deletes sessions and notifies the processes that stream to their accounts. Returns the number of sessions. */
export async function endSessions(manager: EntityManager, which: FindOptionsWhere<Session>): Promise<number> {
  const { raw } = await manager.createQueryBuilder().delete().from(Session).where(which).returning('user_id').execute();
  const ended = raw as { user_id: string }[];
  await notifySessionEnd(manager, [...new Set(ended.map(({ user_id }) => user_id))]);
  return ended.length;
}

/** Notifies processes with streams of these accounts, on commit, to check their sessions. */
export async function notifySessionEnd(manager: EntityManager, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await manager.query('SELECT pg_notify($1, id) FROM unnest($2::text[]) AS id', [SESSIONS_CHANNEL, userIds]);
}
