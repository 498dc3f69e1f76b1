import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PendingStep, SessionUser, SignInMethod } from '../../common/http/access.js';
import { Session } from '../auth/session.entity.js';
import { User } from '../auth/user.entity.js';
import { SecondFactor } from './second-factor.service.js';

/** What an account has to do before anything else. */
@Injectable()
export class PendingSteps {
  constructor(
    private readonly database: DataSource,
    private readonly factor: SecondFactor,
  ) {}

  /** A provider or a passkey has asked for as much as password and code together: neither is asked for. */
  async of(user: User, method: SignInMethod): Promise<PendingStep | null> {
    if (method !== 'password') return null;
    if (user.must_change_password) return 'password';
    return !user.totp_confirmed_at && (await this.factor.isRequired(user)) ? 'second_factor' : null;
  }

  /** After a step was taken, or undone. */
  async settle({ id, sessionId }: SessionUser): Promise<void> {
    const user = await this.database.getRepository(User).findOneByOrFail({ id });
    const sessions = this.database.getRepository(Session);
    const { method } = await sessions.findOneByOrFail({ id: sessionId });
    await sessions.update({ id: sessionId }, { pending: await this.of(user, method) });
  }
}
