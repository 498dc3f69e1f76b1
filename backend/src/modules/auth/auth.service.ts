import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, IsNull, LessThan, MoreThan } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { unauthenticated } from '../../common/errors.js';
import type { SessionUser, SignedInUser } from '../../common/http/access.js';
import type { StreamSessions } from '../../common/http/server-events.js';
import { hashSecret, newSecret } from '../../common/tokens.js';
import type { SessionRecord } from './auth.contract.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';

export const ACCESS_MINUTES = 15;
export const SESSION_DAYS = 14;

/** What an access token says: the account, and the session that issued it. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

/** Sessions of staff: a short access token, and a refresh secret that the server can revoke at once. */
@Injectable()
export class Auth implements StreamSessions {
  constructor(
    private readonly database: DataSource,
    @Inject(JwtService) private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  async open(user: User): Promise<{ session: SessionRecord; refreshSecret: string }> {
    const { secret, hash } = newSecret();
    const now = this.clock.now();
    const opened = await this.database.transaction(async (manager) => {
      await manager.delete(Session, { expires_at: LessThan(now) });
      await manager.update(User, { id: user.id }, { last_login_at: now });
      return manager.save(Session, { user_id: user.id, secret_hash: hash, expires_at: daysLater(now, SESSION_DAYS) } as Session);
    });
    return { session: this.issue(user, opened.id), refreshSecret: secret };
  }

  /** A new access token for a session that still exists; every use prolongs it. */
  async refresh(refreshSecret: string | undefined): Promise<SessionRecord> {
    const sessions = this.database.getRepository(Session);
    const now = this.clock.now();
    const found = refreshSecret
      ? await sessions.findOne({ where: { secret_hash: hashSecret(refreshSecret), expires_at: MoreThan(now) }, relations: { user: true } })
      : null;
    if (!found || found.user.disabled_at) throw unauthenticated();
    await sessions.update({ id: found.id }, { expires_at: daysLater(now, SESSION_DAYS) });
    return this.issue(found.user, found.id);
  }

  async signOut(refreshSecret: string | undefined): Promise<void> {
    if (refreshSecret) await this.database.getRepository(Session).delete({ secret_hash: hashSecret(refreshSecret) });
  }

  /** The account behind an access token as it is now: a disabled account and an ended session stop working at once (decision 9). */
  async activeUser(claims: AccessClaims): Promise<SessionUser | null> {
    const known = accessClaims.safeParse(claims).data;
    if (!known) return null;
    const { sub, sid } = known;
    const session = await this.database
      .getRepository(Session)
      .findOne({ where: { id: sid, user_id: sub, user: { disabled_at: IsNull() } }, relations: { user: true } });
    if (!session) return null;
    const { id, email, name, role } = session.user;
    return { id, email, name, role, sessionId: session.id };
  }

  /** The account behind an `Authorization` header, where signing in is optional; null without a valid one. */
  async userOf(authorization: string | undefined): Promise<SignedInUser | null> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const session = token ? await this.jwt.verifyAsync<AccessClaims>(token).catch(() => null) : null;
    return session && this.activeUser(session);
  }

  async isOpen({ id, sessionId }: SessionUser): Promise<boolean> {
    return (await this.activeUser({ sub: id, sid: sessionId })) !== null;
  }

  private issue({ id, email, name, role }: User, sessionId: string): SessionRecord {
    const expiresAt = new Date(this.clock.now().getTime() + ACCESS_MINUTES * 60_000).toISOString();
    return { accessToken: this.jwt.sign({ sub: id, sid: sessionId } satisfies AccessClaims), expiresAt, user: { id, email, name, role } };
  }
}

/** A token of ours from before sessions were named in it has no `sid`: it is worth nothing. */
const accessClaims = z.object({ sub: z.uuid(), sid: z.uuid() });

const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);
