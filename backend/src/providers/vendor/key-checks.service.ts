import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { VendorName } from '../../common/config/env.js';
import { keyOutcome } from '../../rules/key-outcomes.rules.js';
import { AccountBalances } from '../dataforseo/account-balances.service.js';
import { explainGoogle, readGoogleError } from '../google/google-error.js';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS, VendorAccounts, type VendorCredentials } from './vendor-accounts.js';
import { VendorHttp, type VendorRequest } from './vendor-http.service.js';

type Check = Omit<VendorRequest<unknown, string>, 'vendor' | 'operation' | 'timeoutMs' | 'expectedCost' | 'attempts'>;

const TIMEOUT_MS = 20_000;

/** One cheap call to each vendor that only a valid key gets through. */
@Injectable()
export class KeyChecks {
  constructor(
    private readonly http: VendorHttp,
    private readonly accounts: VendorAccounts,
    private readonly balances: AccountBalances,
  ) {}

  /** What the vendor answered, in French; throws a ProviderError with the cause when it refuses. */
  async check(vendor: VendorName, signal?: AbortSignal): Promise<string> {
    const credentials = await this.accounts.credentials(vendor);
    if (!credentials) throw new ProviderError('not_configured', undefined, VENDOR_LABELS[vendor]);
    if (vendor === 'dataforseo') {
      const { login, balance } = await this.balances.read(signal);
      return keyOutcome('account_balance', login, balance.toFixed(2));
    }
    const check = CHECKS[vendor](credentials);
    const call = this.http.request({
      ...check,
      vendor,
      operation: 'key_check',
      timeoutMs: TIMEOUT_MS,
      expectedCost: 0,
      attempts: 1,
      signal,
    });
    return call.catch((error: unknown) => {
      if (error instanceof ProviderError && error.detail === ADDRESS_MISSING) return ACCEPTED;
      throw error;
    });
  }
}

/** The refusal that only a request with a valid key gets. */
const ADDRESS_MISSING = 'the address to measure is missing';
const ACCEPTED = keyOutcome('key_accepted');
const accepted = (value = ACCEPTED) => ({ value, cost: 0 });

const CHECKS: Record<Exclude<VendorName, 'dataforseo'>, (credentials: VendorCredentials) => Check> = {
  // without an address nothing is measured: Google checks the key first
  pagespeed: ({ key }) => ({
    method: 'GET',
    path: `/pagespeedonline/v5/runPagespeed?${new URLSearchParams({ key })}`,
    headers: {},
    schema: z.unknown(),
    read: () => accepted(),
    explain: (status, body) => {
      const failure = explainGoogle(status, body, VENDOR_LABELS.pagespeed);
      if (failure) return failure;
      const isArgument = status === 400 && readGoogleError(body)?.reasons.includes('INVALID_ARGUMENT');
      return isArgument ? new ProviderError('vendor_rejected', ADDRESS_MISSING, VENDOR_LABELS.pagespeed) : undefined;
    },
  }),
  // code 110, « url not set », means that the key was accepted
  whatcms: ({ key }) => ({
    method: 'GET',
    path: `/API/Tech?${new URLSearchParams({ key })}`,
    headers: {},
    schema: whatCmsAnswer,
    read: (body) => {
      const { code } = (body as z.infer<typeof whatCmsAnswer>).result;
      if (code === 110 || code === 200 || code === 201) return accepted();
      if (code === 100 || code === 101) throw new ProviderError('vendor_unauthorised', `code ${code}`, VENDOR_LABELS.whatcms);
      if (code === 121) throw new ProviderError('vendor_quota', `code ${code}`, VENDOR_LABELS.whatcms);
      throw new ProviderError('vendor_rejected', `code ${code}`, VENDOR_LABELS.whatcms);
    },
  }),
  // ids only are free of charge
  google: ({ key }) => ({
    method: 'POST',
    path: '/v1/places:searchText',
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'places.id' },
    body: { textQuery: 'Palais fédéral Berne', languageCode: 'fr', regionCode: 'CH', pageSize: 1 },
    schema: z.object({ places: z.array(z.object({ id: z.string() })).optional() }),
    read: () => accepted(),
    explain: (status, body) => explainGoogle(status, body, VENDOR_LABELS.google),
  }),
  openai: ({ key, metadata }) => ({
    method: 'GET',
    path: '/models',
    headers: { authorization: `Bearer ${key}` },
    schema: modelList,
    read: (body) => {
      const known = (body as z.infer<typeof modelList>).data.map(({ id }) => id);
      const model = typeof metadata.model === 'string' ? metadata.model : null;
      if (!model) return accepted();
      if (known.includes(model)) return accepted(keyOutcome('model_available', model));
      throw new ProviderError('vendor_model_unknown', model, VENDOR_LABELS.openai);
    },
  }),
  emelia: ({ key }) => ({
    method: 'GET',
    path: '/emails/campaigns',
    headers: { authorization: key },
    schema: z.object({ campaigns: z.array(z.unknown()) }),
    read: (body) => {
      const { length } = (body as { campaigns: unknown[] }).campaigns;
      return accepted(keyOutcome(length > 1 ? 'campaigns' : 'campaign', String(length)));
    },
  }),
};

const whatCmsAnswer = z.object({ result: z.object({ code: z.number() }) });
const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
