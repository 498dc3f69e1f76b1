import { Injectable } from '@nestjs/common';
import type { VendorName } from '../../common/config/env.js';
import type { Engines } from '../engines.js';
import { ProviderError } from '../provider-error.js';
import { VendorAccounts } from './vendor-accounts.js';

/** What an engine found, which engine that was, and why it was not the preferred one. */
export interface Found<T> {
  value: T;
  provider: string;
  reason?: { code: string; message: string };
}

/** Selects the engine: the vendor with a key, else our own, which also replaces a failing vendor. */
@Injectable()
export class EngineFallback {
  constructor(private readonly accounts: VendorAccounts) {}

  /** Causes that lie in the website are final: our own engine would find the same. */
  async measure<Engine extends { readonly provider: string }, T>(
    engines: Engines<Engine>,
    run: (engine: Engine) => Promise<T>,
  ): Promise<Found<T>> {
    const { name, vendor, own } = engines;
    if (!(await this.hasKey(name))) return { value: await run(own), provider: own.provider };
    try {
      return { value: await run(vendor), provider: vendor.provider };
    } catch (error) {
      if (!(error instanceof ProviderError) || !isVendorFault(error)) throw error;
      const value = await run(own);
      return { value, provider: own.provider, reason: { code: error.code, message: `${error.message} Mesuré avec ${own.provider}.` } };
    }
  }

  async hasKey(vendor: VendorName): Promise<boolean> {
    return (await this.accounts.credentials(vendor)) !== null;
  }
}

const isVendorFault = ({ code }: ProviderError): boolean =>
  code.startsWith('vendor_') || code === 'circuit_open' || code === 'budget_exhausted' || code === 'not_configured';
