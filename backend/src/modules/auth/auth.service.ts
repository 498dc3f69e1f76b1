import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, IsNull, LessThan, MoreThan } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Problem, unauthenticated } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { hashSecret, newSecret } from '../../common/tokens.js';
import type { Credentials, SessionRecord } from './auth.contract.js';
import { Passwords } from './passwords.service.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';

export const ACCESS_MINUTES = 15;
export const SESSION_DAYS = 14;

/** Sessions of staff: a short access token, and a refresh secret that the server can revoke at once. */
@Injectable()
export class Auth {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    @Inject(JwtService) private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  /** The same time and the same text whether the account exists, is disabled, or the password is wrong. */
  async signIn({ email, password }: Credentials): Promise<{ session: SessionRecord; refreshSecret: string }> {
    const user = await this.database
      .getRepository(User)
      .createQueryBuilder('user')
      .addSelect('user.password_hash')
      .where('user.email = :email', { email: email.trim().toLowerCase() })
      .getOne();
    const matches = await this.passwords.verify(password, user?.password_hash ?? null);
    if (!user || !matches || user.disabled_at)
      throw new Problem(401, 'wrong_credentials', 'Invalid email or password', 'Adresse e-mail ou mot de passe incorrect');
    const { secret, hash } = newSecret();
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      await manager.delete(Session, { expires_at: LessThan(now) });
      await manager.insert(Session, { user_id: user.id, secret_hash: hash, expires_at: daysLater(now, SESSION_DAYS) });
      await manager.update(User, { id: user.id }, { last_login_at: now });
    });
    return { session: this.issue(user), refreshSecret: secret };
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
    return this.issue(found.user);
  }

  async signOut(refreshSecret: string | undefined): Promise<void> {
    if (refreshSecret) await this.database.getRepository(Session).delete({ secret_hash: hashSecret(refreshSecret) });
  }

  /** The account behind an access token as it is now: a disabled account stops working at once (decision 9). */
  async activeUser(id: string): Promise<SignedInUser | null> {
    const user = await this.database.getRepository(User).findOneBy({ id, disabled_at: IsNull() });
    return user && { id: user.id, email: user.email, name: user.name, role: user.role };
  }

  /** The account behind an `Authorization` header, where signing in is optional; null without a valid one. */
  async userOf(authorization: string | undefined): Promise<SignedInUser | null> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const session = token ? await this.jwt.verifyAsync<{ sub: string }>(token).catch(() => null) : null;
    return session && this.activeUser(session.sub);
  }

  private issue({ id, email, name, role }: User): SessionRecord {
    const expiresAt = new Date(this.clock.now().getTime() + ACCESS_MINUTES * 60_000).toISOString();
    return { accessToken: this.jwt.sign({ sub: id }), expiresAt, user: { id, email, name, role } };
  }
}

const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);
