import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { events } from '../../common/database/domain-events.js';
import { ProspectEvent } from './event.entity.js';
import type { Actor, EventType } from './prospect.contract.js';
import { Prospect } from './prospect.entity.js';
import { ProspectQueries } from './prospects.queries.js';
import { classifyVisitor } from './visitor.js';

/** Visits of the pages of a prospect by people. */
export interface Seen {
  count: number;
  last: Date | null;
}

const SEEN = `SELECT count(*)::int AS count, max(occurred_at) AS last FROM events
  WHERE prospect_id = $1 AND actor = 'human' AND type IN ('page_view', 'score_view', 'plan_view')`;

/** Records events of a prospect's pages; only people move the funnel (decision 22). */
@Injectable()
export class Visits {
  constructor(
    private readonly database: DataSource,
    private readonly queries: ProspectQueries,
  ) {}

  async record(
    token: string,
    event: { type: EventType; engaged: boolean },
    visitor: { userAgent: string | undefined; staff: boolean },
  ): Promise<void> {
    const { id } = await this.queries.byToken(token);
    await this.write(id, event.type, classifyVisitor({ ...visitor, engaged: event.engaged }));
  }

  async seen(prospectId: string): Promise<Seen> {
    const [seen] = await this.database.query<Seen[]>(SEEN, [prospectId]);
    return seen ?? { count: 0, last: null };
  }

  private async write(prospectId: string, type: EventType, actor: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.insert(ProspectEvent, { prospect_id: prospectId, type, actor });
      if (actor !== 'human') return;
      if (type === 'page_view') await writeSeen(manager, prospectId);
      if (type === 'quiz_start') await manager.update(Prospect, { id: prospectId, quiz_commence: false }, { quiz_commence: true });
    });
  }
}

async function writeSeen(manager: EntityManager, id: string): Promise<void> {
  const { affected } = await manager.update(Prospect, { id, page_vue: false }, { page_vue: true });
  if (affected) await events.emit(manager, { type: 'prospect.updated', ids: [id], details: { changed: ['page_vue'] } });
}
