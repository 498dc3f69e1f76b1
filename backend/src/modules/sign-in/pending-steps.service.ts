import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PendingStep, SessionUser } from '../../common/http/access.js';
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

  async of(user: User): Promise<PendingStep | null> {
    if (user.must_change_password) return 'password';
    return !user.totp_confirmed_at && (await this.factor.isRequired(user)) ? 'second_factor' : null;
  }

  /** After a step was taken, or undone. */
  async settle({ id, sessionId }: SessionUser): Promise<void> {
    const user = await this.database.getRepository(User).findOneByOrFail({ id });
    await this.database.getRepository(Session).update({ id: sessionId }, { pending: await this.of(user) });
  }
}
