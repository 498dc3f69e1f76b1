import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Problem } from '../../common/errors.js';
import type { Credentials, SessionRecord } from '../auth/auth.contract.js';
import { Auth } from '../auth/auth.service.js';
import type { KnownDevice } from '../auth/known-devices.service.js';
import { Passwords } from '../auth/passwords.service.js';
import { User } from '../auth/user.entity.js';
import { SignInGate, unknownAccount } from './sign-in-gate.service.js';
import { SignInLog } from './sign-in-log.service.js';

export interface OpenedSession {
  session: SessionRecord;
  refreshSecret: string;
}

/** Opens sessions for whoever knows the password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly auth: Auth,
    private readonly gate: SignInGate,
    private readonly log: SignInLog,
  ) {}

  /** The same time and the same text whether the account exists, is disabled, or the password is wrong. */
  async signIn({ email, password }: Credentials, device: KnownDevice | null): Promise<OpenedSession> {
    const address = email.trim().toLowerCase();
    const user = await this.account(address);
    const account = user?.id ?? unknownAccount(address);
    // a known browser has its own limit, so that guesses made elsewhere do not keep the owner waiting
    const isKnown = user !== null && device?.userId === user.id;
    if (!isKnown) await this.gate.enter(account);
    const matches = await this.passwords.verify(password, user?.password_hash ?? null);
    if (!user || !matches || user.disabled_at) {
      await this.log.record('sign_in_failed', user, user?.disabled_at ? { disabled: true } : {});
      throw new Problem(401, 'wrong_credentials', 'Invalid email or password', 'Adresse e-mail ou mot de passe incorrect');
    }
    if (!isKnown) await this.gate.passed(account);
    const opened = await this.auth.open(user);
    await this.log.record('sign_in', user);
    return opened;
  }

  private account(email: string): Promise<User | null> {
    const accounts = this.database.getRepository(User).createQueryBuilder('account');
    return accounts.addSelect('account.password_hash').where('account.email = :email', { email }).getOne();
  }
}
