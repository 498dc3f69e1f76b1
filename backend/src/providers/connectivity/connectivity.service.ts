import { Injectable } from '@nestjs/common';
import { OUTCOMES } from '../../rules/outcomes.rules.js';
import { ProviderError } from '../provider-error.js';
import { SiteVisits } from '../site-visit/site-visit.service.js';
import type { ConnectivityReport } from './connectivity.contract.js';

/** Looks whether a website answers and what it shows. An unreachable site is a result, not a failure. */
@Injectable()
export class Connectivity {
  readonly provider = 'SmartIndex';

  constructor(private readonly visits: SiteVisits) {}

  async check(url: string): Promise<ConnectivityReport> {
    try {
      const {
        page,
        shown: { outcome, evidence },
      } = await this.visits.visit(url);
      return {
        url,
        accessible: OUTCOMES[outcome].opens,
        outcome,
        status_code: page.status,
        response_time_ms: Math.round(page.timing.connectionMs + page.timing.waitingMs),
        final_url: page.url,
        redirects: page.redirects,
        tls: page.tls ?? NO_TLS,
        reason: page.incomplete ?? evidence,
        doubt: null,
      };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const tls = error.code === 'tls_invalid' ? { ...NO_TLS, state: 'untrusted' as const } : null;
      return {
        url,
        accessible: false,
        outcome: 'unreachable',
        status_code: null,
        response_time_ms: null,
        final_url: null,
        redirects: [],
        tls,
        reason: error.code,
        doubt: null,
      };
    }
  }
}

const NO_TLS = { state: 'none' as const, protocol: null, issuer: null, valid_to: null };
