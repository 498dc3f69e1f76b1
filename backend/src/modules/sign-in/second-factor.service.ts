import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { seal, unseal } from '../../common/encryption.js';
import { conflict, invalid } from '../../common/errors.js';
import type { SessionUser } from '../../common/http/access.js';
import { hashSecret } from '../../common/tokens.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { RecoveryCode } from '../auth/recovery-code.entity.js';
import { User } from '../auth/user.entity.js';
import { Settings } from '../settings/settings.service.js';
import { bare, isTotpCode, newRecoveryCodes, newTotpSecret, stepOf, totpUri } from './one-time-codes.js';
import type { RecoveryCodes, SecondFactorSecret, SecondFactorState } from './own-account.contract.js';

const WRONG = 'Le code est incorrect ou a déjà servi. Attendez le suivant.';

/** Codes of an application on the telephone (TOTP, RFC 6238), and recovery codes for the day it is lost. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async isRequired({ role }: Pick<User, 'role'>): Promise<boolean> {
    return (await this.settings.get('signIn')).secondFactorRoles.includes(role);
  }

  async stateOf(by: SessionUser): Promise<SecondFactorState> {
    const { totp_confirmed_at } = await this.database.getRepository(User).findOneByOrFail({ id: by.id });
    const recovery_codes_left = await this.database.getRepository(RecoveryCode).countBy({ user_id: by.id, used_at: IsNull() });
    return { active: totp_confirmed_at !== null, required: await this.isRequired(by), recovery_codes_left };
  }

  /** Creates a secret, active once a first code was entered. */
  async begin(by: SessionUser): Promise<SecondFactorSecret> {
    const secret = newTotpSecret();
    const sealed = await seal(secret, loadAppSecret(this.config));
    const { affected } = await this.database
      .getRepository(User)
      .update({ id: by.id, totp_confirmed_at: IsNull() }, { totp_secret: sealed, totp_last_step: 0 });
    if (!affected) throw conflict('second_factor_active', 'La double authentification est déjà activée.');
    return { secret, uri: totpUri(secret, (await this.settings.get('agency')).name, by.email) };
  }

  async confirm(code: string, by: SessionUser): Promise<RecoveryCodes> {
    return this.database.transaction(async (manager) => {
      const user = await locked(manager, by.id);
      if (user.totp_confirmed_at) throw conflict('second_factor_active', 'La double authentification est déjà activée.');
      if (!(await this.takeTotp(manager, user, code))) throw invalid(WRONG, { code: WRONG });
      await manager.update(User, { id: by.id }, { totp_confirmed_at: this.clock.now() });
      await this.audit.record(manager, by, { action: 'second_factor_on', resource: 'users', resourceId: by.id });
      return this.newCodes(manager, by.id);
    });
  }

  async renewCodes(by: SessionUser): Promise<RecoveryCodes> {
    return this.database.transaction(async (manager) => {
      const { totp_confirmed_at } = await locked(manager, by.id);
      if (!totp_confirmed_at) throw conflict('second_factor_inactive', 'La double authentification n’est pas activée.');
      await this.audit.record(manager, by, { action: 'recovery_codes', resource: 'users', resourceId: by.id });
      return this.newCodes(manager, by.id);
    });
  }

  /** Whether a code of the application, or a recovery code, is right; none is taken twice. */
  take(user: User, code: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const account = await locked(manager, user.id);
      if (isTotpCode(code)) return this.takeTotp(manager, account, code);
      const { affected } = await manager.update(
        RecoveryCode,
        { user_id: user.id, code_hash: hashSecret(bare(code)), used_at: IsNull() },
        { used_at: this.clock.now() },
      );
      if (affected) await this.audit.record(manager, user, { action: 'recovery_code_used', resource: 'sessions', resourceId: user.id });
      return Boolean(affected);
    });
  }

  private async takeTotp(manager: EntityManager, user: User, code: string): Promise<boolean> {
    if (!user.totp_secret) return false;
    // sealed under another secret, after a restoration: recovery codes still work
    const secret = await unseal(user.totp_secret, loadAppSecret(this.config)).catch(() => null);
    const step = secret && stepOf(bare(code), secret, Number(user.totp_last_step), this.clock.now());
    if (!step) return false;
    await manager.update(User, { id: user.id }, { totp_last_step: step });
    return true;
  }

  private async newCodes(manager: EntityManager, userId: string): Promise<RecoveryCodes> {
    const codes = newRecoveryCodes();
    await manager.delete(RecoveryCode, { user_id: userId });
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ user_id: userId, code_hash: hashSecret(bare(code)) })),
    );
    return { recoveryCodes: codes };
  }
}

/** With the columns that usually stay in the database. */
function locked(manager: EntityManager, id: string): Promise<User> {
  return manager
    .createQueryBuilder(User, 'account')
    .addSelect(['account.totp_secret', 'account.totp_last_step'])
    .where('account.id = :id', { id })
    .setLock('pessimistic_write')
    .getOneOrFail();
}
