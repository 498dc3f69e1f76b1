import { Injectable } from '@nestjs/common';
import { clientAddress } from '../../../common/http/client-address.js';
import { clientNetwork } from '../../rate-limiting/client-network.js';
import { RateLimitStore } from '../../rate-limiting/rate-limit-store.service.js';
import { tooManyRequests } from '../../rate-limiting/too-many-requests.js';
import { Settings } from '../../settings/settings.service.js';

/** Limits page measurements by visitors: each costs a browser run and perhaps a vendor call. */
@Injectable()
export class PageBudget {
  constructor(
    private readonly settings: Settings,
    private readonly store: RateLimitStore,
  ) {}

  /** Counts one measurement for the client address and the prospect; 429 when a limit is reached. */
  async spend(prospectId: string): Promise<void> {
    const address = clientAddress();
    if (address) await this.count('freshPages', clientNetwork(address));
    await this.count('prospectPages', prospectId);
  }

  private async count(rule: 'freshPages' | 'prospectPages', who: string): Promise<void> {
    const { windowMs, max } = (await this.settings.get('rateLimits'))[rule];
    const { totalHits, timeToExpire } = await this.store.increment(`${rule} ${who}`, windowMs, max);
    if (totalHits > max) throw tooManyRequests(timeToExpire);
  }
}
