import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, Not } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/errors.js';
import type { SessionUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Session } from '../auth/session.entity.js';
import { endSessions } from '../auth/session-end.queries.js';
import type { OwnSession } from './own-account.contract.js';

/** Where one is signed in, to be seen and ended by oneself. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(by: SessionUser): Promise<OwnSession[]> {
    const where = { user_id: by.id, expires_at: MoreThan(this.clock.now()) };
    const sessions = await this.database.getRepository(Session).find({ where, order: { last_used_at: 'DESC' } });
    return sessions.map(({ id, user_agent, address, created_at, last_used_at, ends_at }) => ({
      id,
      current: id === by.sessionId,
      browser: user_agent,
      address,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      ends_at: ends_at.toISOString(),
    }));
  }

  async close(id: string, by: SessionUser): Promise<void> {
    if ((await this.end({ id, user_id: by.id }, by)) === 0) throw notFound('Cette session est déjà fermée.');
  }

  async closeMany(scope: 'others' | 'all', by: SessionUser): Promise<void> {
    await this.end({ user_id: by.id, ...(scope === 'others' && { id: Not(by.sessionId) }) }, by);
  }

  private end(which: object, by: SessionUser): Promise<number> {
    return this.database.transaction(async (manager) => {
      const count = await endSessions(manager, which);
      const change = { action: 'close', resource: 'sessions', resourceId: by.id, after: { sessions: count } };
      if (count > 0) await this.audit.record(manager, by, change);
      return count;
    });
  }
}
