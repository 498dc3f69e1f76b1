import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS, VendorAccounts } from '../vendor/vendor-accounts.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { envelope, explainHttp, readTask, type TaskAnswer } from './dataforseo-envelope.js';

export interface TaskOrder<Result> {
  operation: string;
  /** Below `/v3/`. */
  path: string;
  /** The task to post; without one the path is read. */
  task?: object;
  result: z.ZodType<Result>;
  /** USD. */
  expectedCost: number;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Every accepted task is billed and there is no idempotency key: one more try, not two. */
const ATTEMPTS = 2;

/** One task per call to DataForSEO; what it cost is read from the answer. */
@Injectable()
export class DataForSeo {
  constructor(
    private readonly http: VendorHttp,
    private readonly accounts: VendorAccounts,
  ) {}

  async run<Result>({ path, task, result, ...order }: TaskOrder<Result>): Promise<TaskAnswer<Result>> {
    return this.http.request({
      ...order,
      vendor: 'dataforseo',
      method: task ? 'POST' : 'GET',
      path: `/v3/${path}`,
      headers: { authorization: await this.authorization() },
      body: task && [task],
      attempts: ATTEMPTS,
      schema: envelope,
      read: (body) => readTask(body, result),
      explain: (_status, body) => explainHttp(body),
    });
  }

  async authorization(): Promise<string> {
    const credentials = await this.accounts.credentials('dataforseo');
    const login = credentials?.metadata.login;
    if (!credentials || typeof login !== 'string' || !login)
      throw new ProviderError('not_configured', 'Identifiants DataForSEO non configurés ou incomplets', VENDOR_LABELS.dataforseo);
    return `Basic ${Buffer.from(`${login}:${credentials.key}`).toString('base64')}`;
  }
}
