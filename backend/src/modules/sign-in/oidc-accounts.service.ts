import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Role } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { User } from '../auth/user.entity.js';
import { Users } from '../auth/users.service.js';
import type { OidcPerson } from './oidc-claims.js';
import { OidcIdentity } from './oidc-identity.entity.js';
import { OidcRefusal } from './oidc-refusal.js';

/** Finds the account of a person at the provider: by the identity it is bound to, else, once, by a verified address. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the account, with the role that the claim gives it. Throws an OidcRefusal. */
  accountOf(person: OidcPerson): Promise<User> {
    return this.database.transaction(async (manager) => {
      // one at a time: two first sign-ins for one address wait for each other
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('oidc sign-in', 0))`);
      const user = (await this.bound(manager, person)) ?? (await this.bind(manager, person));
      if (user.disabled_at) throw new OidcRefusal('disabled', user.id);
      return person.role === undefined ? user : this.withRole(manager, user, person.role);
    });
  }

  private bound(manager: EntityManager, { issuer, subject }: OidcPerson): Promise<User | null> {
    return manager.findOne(OidcIdentity, { where: { issuer, subject }, relations: { user: true } }).then((found) => found?.user ?? null);
  }

  /** Binds the account at the first sign-in. The provider must have verified the address: anyone can enter any address there. */
  private async bind(manager: EntityManager, person: OidcPerson): Promise<User> {
    const { issuer, subject, email, role } = person;
    if (email === null) throw new OidcRefusal('unverified');
    const known = await manager.findOneBy(User, { email });
    if (known?.disabled_at) throw new OidcRefusal('disabled', known.id);
    if (known && (await manager.existsBy(OidcIdentity, { user_id: known.id, issuer }))) throw new OidcRefusal('other_identity', known.id);
    if (!known && !role) throw new OidcRefusal(role === null ? 'no_role' : 'unknown');
    const user = known ?? (await this.users.createWithoutPassword(manager, { email, name: person.name || email, role: role as Role }));
    await manager.insert(OidcIdentity, { issuer, subject, user_id: user.id });
    await this.audit.record(manager, user, { action: 'bind_identity', resource: 'users', resourceId: user.id, after: { issuer } });
    return user;
  }

  private async withRole(manager: EntityManager, user: User, role: Role | null): Promise<User> {
    const changed = await this.users.followRole(manager, user.id, role);
    if (!changed) throw new OidcRefusal('no_role', user.id);
    return changed;
  }
}
