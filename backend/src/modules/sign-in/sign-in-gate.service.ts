import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimitStore } from '../rate-limiting/rate-limit-store.service.js';
import { tooManyRequests } from '../rate-limiting/too-many-requests.js';
import { Settings } from '../settings/settings.service.js';
import { SignInAlerts } from './sign-in-alerts.service.js';

/** Limits failed passwords per account from any addresses, with growing waits. */
@Injectable()
export class SignInGate {
  constructor(
    private readonly store: RateLimitStore,
    private readonly settings: Settings,
    private readonly alerts: SignInAlerts,
  ) {}

  /** Counts an attempt beforehand, so that concurrent ones are limited; throws 429 while the account waits. */
  async enter(account: string): Promise<void> {
    const { max, windowMs } = (await this.settings.get('rateLimits')).account;
    const { hits, seconds } = await this.store.attempt(keyOf(account), max, windowMs);
    if (seconds > 0) throw tooManyRequests(seconds);
    if (hits === max) await this.alerts.guessing(account, hits);
  }

  /** Resets the count after a correct password. */
  async passed(account: string): Promise<void> {
    await this.store.forget(keyOf(account));
  }
}

/** Returns the key for counting an unknown address; typed values are not stored. */
export const unknownAccount = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 16);

const keyOf = (account: string): string => `account ${account}`;
