import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { Role, SessionUser, SignedInUser } from '../../common/http/access.js';
import { AuditLog } from './audit-log.service.js';
import type { PasswordChange } from './auth.contract.js';
import { Passkey } from './passkey.entity.js';
import { Passwords } from './passwords.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { Session } from './session.entity.js';
import { endSessions, notifySessionEnd } from './session-end.queries.js';
import { User } from './user.entity.js';
import type { UserCreate, UserUpdate } from './users.contract.js';

/** Manages accounts of staff. Nobody can lock themselves out, and one administrator always remains. */
@Injectable()
export class Users {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Creates an account with a generated password, returned once. */
  async create({ email, name, role }: UserCreate, by: SignedInUser): Promise<{ user: User; password: string }> {
    const password = newPassword();
    const password_hash = await this.passwords.hash(password);
    const user = await this.database.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(User)
        .values({ email, name, role, password_hash, must_change_password: true })
        .orIgnore()
        .returning('id')
        .execute();
      const [made] = raw as { id: string }[];
      if (!made)
        throw conflict('email_taken', 'Un compte existe déjà avec cette adresse.', { email: 'Un compte existe déjà avec cette adresse.' });
      await this.audit.record(manager, by, { action: 'create', resource: 'users', resourceId: made.id, after: { email, name, role } });
      return manager.findOneByOrFail(User, { id: made.id });
    });
    return { user, password };
  }

  /** Changes name, role and access; disabling ends all sessions. Passkeys stay: they open nothing until the account is enabled again. */
  async update(id: string, { name, role, disabled, read }: UserUpdate, by: SignedInUser): Promise<User> {
    return this.database.transaction(async (manager) => {
      await lockAdministrators(manager);
      const before = await locked(manager, id);
      const after = {
        ...before,
        name: name ?? before.name,
        role: role ?? before.role,
        disabled_at: this.disabledAt(before, disabled),
      } as User;
      if (id === by.id && (after.role !== before.role || after.disabled_at))
        throw conflict('own_account', 'Vous ne pouvez ni changer votre propre rôle ni désactiver votre compte.');
      if (after.role !== 'admin' || after.disabled_at) await keepAnotherAdministrator(manager, before);
      const saved = await manager.save(User, after);
      if (after.disabled_at) await endSessions(manager, { user_id: id });
      if (after.role !== before.role || after.disabled_at) await notifySessionEnd(manager, [id]);
      await this.audit.record(manager, by, {
        action: 'update',
        resource: 'users',
        resourceId: id,
        before: audited(before),
        after: audited(saved),
        read,
      });
      return saved;
    });
  }

  /** Creates an account that signs in by the provider; an administrator can give it a password later. */
  async createWithoutPassword(manager: EntityManager, { email, name, role }: UserCreate): Promise<User> {
    const password_hash = await this.passwords.hash(newPassword());
    const user = await manager.save(manager.create(User, { email, name, role, password_hash }));
    await this.audit.record(manager, user, { action: 'create', resource: 'users', resourceId: user.id, after: { email, name, role } });
    return user;
  }

  /**
   * Gives an account the role that the provider says. The last administrator keeps the role, whatever that is; null for any other account
   * without one.
   */
  async followRole(manager: EntityManager, id: string, role: Role | null): Promise<User | null> {
    await lockAdministrators(manager);
    const before = await locked(manager, id);
    if (before.role === role || (role !== 'admin' && (await isLastAdministrator(manager, before)))) return before;
    if (role === null) return null;
    const saved = await manager.save(User, { ...before, role });
    await notifySessionEnd(manager, [id]);
    const change = { action: 'update', resource: 'users', resourceId: id, before: audited(before), after: audited(saved) };
    await this.audit.record(manager, before, change);
    return saved;
  }

  /** Sets a generated password, removes all passkeys and ends all sessions: an intruder may have added a passkey. */
  async resetPassword(id: string, by: SignedInUser): Promise<{ password: string }> {
    if (id === by.id) throw conflict('own_account', 'Changez votre propre mot de passe depuis votre compte, en bas du menu.');
    const password = newPassword();
    const password_hash = await this.passwords.hash(password);
    await this.database.transaction(async (manager) => {
      await locked(manager, id);
      await manager.update(User, { id }, { password_hash, must_change_password: true });
      await manager.delete(Passkey, { user_id: id });
      await endSessions(manager, { user_id: id });
      await this.audit.record(manager, by, { action: 'reset_password', resource: 'users', resourceId: id });
    });
    return { password };
  }

  /** Changes the own password and ends all other sessions. */
  async changeOwnPassword({ current, next }: PasswordChange, by: SessionUser): Promise<void> {
    const user = await this.withPassword(by.id);
    if (!(await this.passwords.verify(current, user.password_hash)))
      throw invalid('Le mot de passe actuel est incorrect.', { current: 'Le mot de passe actuel est incorrect.' });
    if (current === next)
      throw invalid('Choisissez un autre mot de passe que l’actuel.', { next: 'Choisissez un autre mot de passe que l’actuel.' });
    const { passwordFault } = await import('./password-strength.js'); // its lists are large
    const fault = passwordFault(next, [user.email, user.name, this.config.publicUrl]);
    if (fault) throw invalid(fault, { next: fault });
    const password_hash = await this.passwords.hash(next);
    await this.database.transaction(async (manager) => {
      await manager.update(User, { id: by.id }, { password_hash, must_change_password: false });
      await endSessions(manager, { user_id: by.id, id: Not(by.sessionId) });
      await manager.update(Session, { id: by.sessionId }, { proven_at: this.clock.now() });
      await this.audit.record(manager, by, { action: 'change_password', resource: 'users', resourceId: by.id });
    });
  }

  /** Checks the password again for sensitive actions; failures count like those of sign-in. */
  async prove(password: string, by: SessionUser): Promise<void> {
    const { password_hash } = await this.withPassword(by.id);
    if (!(await this.passwords.verify(password, password_hash)))
      throw invalid('Le mot de passe est incorrect.', { password: 'Le mot de passe est incorrect.' });
    await this.database.getRepository(Session).update({ id: by.sessionId }, { proven_at: this.clock.now() });
  }

  /** Removes the second factor of a user who lost telephone and recovery codes. */
  async dropSecondFactor(id: string, by: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await locked(manager, id);
      await manager.update(User, { id }, { totp_secret: null, totp_confirmed_at: null, totp_last_step: 0 });
      await manager.delete(RecoveryCode, { user_id: id });
      await this.audit.record(manager, by, { action: 'drop_second_factor', resource: 'users', resourceId: id });
    });
  }

  private withPassword(id: string): Promise<User> {
    const accounts = this.database.getRepository(User).createQueryBuilder('account').addSelect('account.password_hash');
    return accounts.where('account.id = :id', { id }).getOneOrFail();
  }

  private disabledAt({ disabled_at }: User, disabled: boolean | undefined): Date | null {
    if (disabled === undefined) return disabled_at;
    return disabled ? (disabled_at ?? this.clock.now()) : null;
  }
}

/** 96 random bits in 16 letters and digits. */
const newPassword = () => randomBytes(12).toString('base64url');

const audited = ({ name, role, disabled_at }: User) => ({ name, role, disabled: disabled_at !== null });

async function locked(manager: EntityManager, id: string): Promise<User> {
  const user = await manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!user) throw notFound('Ce compte n’existe pas.');
  return user;
}

const activeAdministrators = { role: 'admin', disabled_at: IsNull() } as const;

/** In one order, so that two administrators who change each other wait instead of both leaving. */
const lockAdministrators = (manager: EntityManager) =>
  manager.find(User, { where: activeAdministrators, order: { id: 'ASC' }, lock: { mode: 'for_no_key_update' } });

async function isLastAdministrator(manager: EntityManager, { id, role, disabled_at }: User): Promise<boolean> {
  if (role !== 'admin' || disabled_at) return false;
  return !(await manager.existsBy(User, { ...activeAdministrators, id: Not(id) }));
}

async function keepAnotherAdministrator(manager: EntityManager, leaving: User): Promise<void> {
  if (await isLastAdministrator(manager, leaving))
    throw conflict('last_administrator', 'Il doit rester au moins un compte d’administration actif.');
}
