import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Problem } from '../../common/errors.js';
import type { SignInMethod } from '../../common/http/access.js';
import { normaliseEmail } from '../../common/is-email.js';
import type { Credentials } from '../auth/auth.contract.js';
import { Auth, type OpenSession, type Place } from '../auth/auth.service.js';
import type { KnownDevice } from '../auth/known-devices.service.js';
import { Passwords } from '../auth/passwords.service.js';
import { User } from '../auth/user.entity.js';
import { PendingSteps } from './pending-steps.service.js';
import { SecondFactor } from './second-factor.service.js';
import { SignInGate, unknownAccount } from './sign-in-gate.service.js';
import { SignInLog } from './sign-in-log.service.js';

/** Opens sessions by password and, if set up, second factor. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly factor: SecondFactor,
    private readonly steps: PendingSteps,
    private readonly gate: SignInGate,
    private readonly log: SignInLog,
    private readonly auth: Auth,
  ) {}

  /** Null requires the code. Time and text do not reveal whether the account exists, is disabled, or the password is wrong. */
  async signIn({ email, password, code }: Credentials, device: KnownDevice | null, place: Place): Promise<OpenSession | null> {
    const address = normaliseEmail(email);
    const user = await this.account(address);
    const account = user?.id ?? unknownAccount(address);
    // a known browser has its own limit, so that guesses elsewhere do not delay the owner
    const isKnown = user !== null && device?.userId === user.id;
    if (!isKnown) await this.gate.enter(account);
    const matches = await this.passwords.verify(password, user?.password_hash ?? null);
    if (!user || !matches || user.disabled_at) {
      await this.log.record('sign_in_failed', user, user?.disabled_at ? { disabled: true } : {});
      throw new Problem(401, 'wrong_credentials', 'Invalid email or password', 'Adresse e-mail ou mot de passe incorrect');
    }
    if (user.totp_confirmed_at) {
      if (!code) return null;
      if (!(await this.factor.take(user, code))) {
        await this.log.record('sign_in_failed', user, { code: 'wrong' });
        throw new Problem(401, 'wrong_code', 'Invalid code', 'Le code est incorrect ou a déjà servi. Attendez le suivant.');
      }
    }
    if (!isKnown) await this.gate.passed(account);
    return this.open(user, 'password', place);
  }

  /** Opens a session after a successful sign-in. */
  async open(user: User, method: SignInMethod, place: Place): Promise<OpenSession> {
    const opened = await this.auth.open(user, method, await this.steps.of(user, method), place);
    await this.log.record('sign_in', user, method === 'password' ? {} : { method });
    return opened;
  }

  refresh(secret: string | undefined, askedAt: Date): Promise<OpenSession> {
    return this.auth.refresh(secret, askedAt, (user, method) => this.steps.of(user, method));
  }

  async signOut(secret: string | undefined): Promise<void> {
    const user = await this.auth.signOut(secret);
    if (user) await this.log.record('sign_out', user);
  }

  private account(email: string): Promise<User | null> {
    const accounts = this.database.getRepository(User).createQueryBuilder('account');
    return accounts.addSelect('account.password_hash').where('account.email = :email', { email }).getOne();
  }
}
