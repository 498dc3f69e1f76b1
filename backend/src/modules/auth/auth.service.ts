import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, LessThan } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { currentManager } from '../../common/database/one-connection.js';
import { unauthenticated } from '../../common/errors.js';
import type { PendingStep, SessionUser, SignedInUser, SignInMethod } from '../../common/http/access.js';
import type { StreamSessions } from '../../common/http/server-events.js';
import { hashSecret } from '../../common/tokens.js';
import { SESSION_LIMITS } from '../../rules/session-limits.rules.js';
import { AuditLog } from './audit-log.service.js';
import type { SessionRecord } from './auth.contract.js';
import { JWT_SECRET } from './derived-secret.js';
import { Session } from './session.entity.js';
import { endSessions } from './session-end.queries.js';
import { endOf, expiryOf, firstSecret, nextSecret, sessionOf } from './session-life.js';
import { User } from './user.entity.js';

/** Claims of an access token: account and session. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

/** Where a session is used from. */
export interface Place {
  address: string | null;
  userAgent: string | null;
}

/** The step that an account must do first, in a session of this method. */
type PendingOf = (user: User, method: SignInMethod) => Promise<PendingStep | null>;

export interface OpenSession {
  session: SessionRecord;
  refreshSecret: string;
}

const IN_USE = `SELECT u.id, u.email, u.name, u.role, s.id AS "sessionId", s.proven_at AS "provenAt", s.pending
  FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.disabled_at IS NULL AND s.expires_at > $1`;
/** SQL: checked with every request of staff. */
const BY_CLAIMS = `${IN_USE} AND s.id = $2 AND s.user_id = $3`;
const BY_SECRET = `${IN_USE} AND s.secret_hash = $2`;

/** Sessions of staff: a short access token, and a refresh secret that changes with each use and that the server can revoke. */
@Injectable()
export class Auth implements StreamSessions {
  constructor(
    private readonly database: DataSource,
    @Inject(JwtService) private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    @Inject(JWT_SECRET) private readonly key: KeyObject,
  ) {}

  async open(user: User, method: SignInMethod, pending: PendingStep | null, place: Place): Promise<OpenSession> {
    const id = crypto.randomUUID();
    const secret = firstSecret(this.key, id);
    const now = this.clock.now();
    const opened = await this.database.transaction(async (manager) => {
      await endSessions(manager, { expires_at: LessThan(now) });
      await manager.update(User, { id: user.id }, { last_login_at: now });
      return manager.save(Session, {
        id,
        user_id: user.id,
        secret_hash: hashSecret(secret),
        ends_at: endOf(now),
        expires_at: expiryOf(now, endOf(now)),
        rotated_at: now,
        last_used_at: now,
        proven_at: now,
        pending,
        method,
        address: place.address,
        user_agent: place.userAgent,
      } as Session);
    });
    return { session: this.issue(user, opened), refreshSecret: secret };
  }

  /**
   * Returns a new access token and the next secret. A secret replaced before the request arrived (`askedAt`) was used twice: the session
   * ends. `pendingOf`: what the account must do first.
   */
  async refresh(secret: string | undefined, askedAt: Date, pendingOf: PendingOf): Promise<OpenSession> {
    const renewed = secret ? await this.database.transaction((manager) => this.renew(manager, secret, askedAt, pendingOf)) : null;
    if (!renewed) throw unauthenticated();
    return renewed;
  }

  /** Ends the session of a current or former secret; returns its user. */
  async signOut(secret: string | undefined): Promise<User | null> {
    if (!secret) return null;
    const sessions = this.database.getRepository(Session);
    const found = await sessions.findOne({ where: this.bySecret(secret), relations: { user: true } });
    if (!found) return null;
    await this.database.transaction((manager) => endSessions(manager, { id: found.id }));
    return found.user;
  }

  /** Returns the current account of an access token: disabled accounts and ended sessions stop at once (decision 9). */
  async activeUser(claims: AccessClaims): Promise<SessionUser | null> {
    const known = accessClaims.safeParse(claims).data;
    return known ? this.whoUses(BY_CLAIMS, [known.sid, known.sub]) : null;
  }

  /** The account behind a session's secret, which stays as it is. */
  async userOfSecret(secret: string | undefined): Promise<SessionUser | null> {
    return secret ? this.whoUses(BY_SECRET, [hashSecret(secret)]) : null;
  }

  /** The account behind an `Authorization` header, where signing in is optional; null without a valid one. */
  async userOf(authorization: string | undefined): Promise<SignedInUser | null> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const claims = token ? await this.jwt.verifyAsync<AccessClaims>(token).catch(() => null) : null;
    const user = claims && (await this.activeUser(claims));
    return user?.pending ? null : user;
  }

  async isOpen({ id, sessionId }: SessionUser): Promise<boolean> {
    return (await this.activeUser({ sub: id, sid: sessionId })) !== null;
  }

  private async whoUses(statement: string, which: readonly string[]): Promise<SessionUser | null> {
    const [user] = await currentManager(this.database).query<SessionUser[]>(statement, [this.clock.now(), ...which]);
    return user ?? null;
  }

  private async renew(manager: EntityManager, secret: string, askedAt: Date, pendingOf: PendingOf): Promise<OpenSession | null> {
    const session = await manager.findOne(Session, { where: this.bySecret(secret), lock: { mode: 'pessimistic_write' } });
    const user = session && (await manager.findOneBy(User, { id: session.user_id, disabled_at: IsNull() }));
    const now = this.clock.now();
    if (!session || !user || session.expires_at <= now) return null;
    const next = nextSecret(this.key, session.id, secret);
    if (session.secret_hash !== hashSecret(secret)) {
      // requested before the response with the next secret was sent: the same response again
      const isLate = askedAt <= session.rotated_at;
      if (isLate) return session.previous_hash === hashSecret(secret) ? { session: this.issue(user, session), refreshSecret: next } : null;
      await endSessions(manager, { id: session.id });
      await this.audit.record(manager, user, { action: 'secret_reused', resource: 'sessions', resourceId: user.id });
      return null;
    }
    const renewed = {
      secret_hash: hashSecret(next),
      previous_hash: session.secret_hash,
      rotated_at: now,
      last_used_at: now,
      expires_at: expiryOf(now, session.ends_at),
      pending: await pendingOf(user, session.method),
    };
    await manager.update(Session, { id: session.id }, renewed);
    return { session: this.issue(user, { ...session, ...renewed }), refreshSecret: next };
  }

  private bySecret(secret: string): FindOptionsWhere<Session>[] {
    const id = sessionOf(this.key, secret);
    return [{ secret_hash: hashSecret(secret) }, { previous_hash: hashSecret(secret) }, ...(id ? [{ id }] : [])];
  }

  private issue({ id, email, name, role }: User, session: Session): SessionRecord {
    const expiresAt = new Date(this.clock.now().getTime() + SESSION_LIMITS.accessMinutes * 60_000).toISOString();
    const accessToken = this.jwt.sign({ sub: id, sid: session.id } satisfies AccessClaims);
    return { accessToken, expiresAt, user: { id, email, name, role }, pending: session.pending };
  }
}

/** A token of ours from before sessions were named in it has no `sid`: it is worth nothing. */
const accessClaims = z.object({ sub: z.uuid(), sid: z.uuid() });
