import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DataForSeo } from './data-for-seo.service.js';
import { malformed } from './dataforseo-envelope.js';

export interface AccountBalance {
  login: string;
  /** USD. */
  balance: number;
}

const userData = z.object({ login: z.string(), money: z.object({ balance: z.number() }) });

/** What is left on the DataForSEO account; free, so it also proves that a key works. */
@Injectable()
export class AccountBalances {
  constructor(private readonly dataForSeo: DataForSeo) {}

  async read(signal?: AbortSignal): Promise<AccountBalance> {
    const { result } = await this.dataForSeo.run({
      operation: 'user_data',
      path: 'appendix/user_data',
      result: userData,
      expectedCost: 0,
      timeoutMs: 30_000,
      signal,
    });
    if (!result) throw malformed('no account');
    return { login: result.login, balance: result.money.balance };
  }
}
