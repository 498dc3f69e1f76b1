import { Injectable } from '@nestjs/common';
import { type CauseCode, ProviderError } from '../provider-error.js';
import { VENDOR_LABELS, VendorAccounts } from '../vendor/vendor-accounts.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import type { TechStackReport } from './tech-stack.contract.js';
import { TechStack } from './tech-stack.js';
import { toTechStackReport, whatCmsAnswer } from './whatcms-report.js';

/** whatcms.org/API: the outcome is in the body, with HTTP 200. */
const CAUSE_OF: Record<number, CauseCode> = {
  0: 'vendor_unavailable',
  100: 'vendor_unauthorised',
  101: 'vendor_unauthorised',
  111: 'invalid_url',
  120: 'vendor_rate_limited',
  121: 'vendor_quota',
  202: 'vendor_rejected', // the site did not answer WhatCMS; it may answer us
};
const FOUND = 200;
const NOT_FOUND = 201;
/** The free plan allows one call in ten seconds; retries come later. */
const RETRY_AFTER_MS = 30_000;

/** CMS and technologies from WhatCMS. */
@Injectable()
export class WhatCms extends TechStack {
  readonly provider = VENDOR_LABELS.whatcms;

  constructor(
    private readonly http: VendorHttp,
    private readonly accounts: VendorAccounts,
  ) {
    super();
  }

  async detect(url: string): Promise<TechStackReport> {
    const credentials = await this.accounts.credentials('whatcms');
    if (!credentials) throw new ProviderError('not_configured', undefined, this.provider);
    return this.http.request({
      vendor: 'whatcms',
      operation: 'tech',
      method: 'GET',
      path: `/API/Tech?${new URLSearchParams({ key: credentials.key, url })}`,
      headers: {},
      timeoutMs: 25_000,
      expectedCost: 0,
      attempts: 2,
      schema: whatCmsAnswer,
      read: (body) => {
        const failure = this.failureOf(body.result.code);
        if (failure) throw failure;
        return { value: toTechStackReport(body), cost: 0 };
      },
      explain: (_status, body) => {
        const parsed = whatCmsAnswer.safeParse(body);
        return parsed.success ? this.failureOf(parsed.data.result.code) : undefined;
      },
    });
  }

  private failureOf(code: number): ProviderError | undefined {
    if (code === FOUND || code === NOT_FOUND) return undefined;
    const cause = CAUSE_OF[code] ?? 'vendor_rejected';
    return new ProviderError(
      cause,
      `code ${code}`,
      cause === 'invalid_url' ? undefined : this.provider,
      code === 120 ? RETRY_AFTER_MS : undefined,
    );
  }
}
