import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { explainGoogle } from '../google/google-error.js';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS, VendorAccounts } from '../vendor/vendor-accounts.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { type FreshPlace, Places } from './fresh-place.js';
import { DETAILS_MASK, placeDetails, placeSearch, toFreshPlace } from './place-details.js';

/** USD per call, by the dearest field of the mask: ids and names; rating, telephone and hours. */
const SEARCH_COST = 0.032;
const DETAILS_COST = 0.02;

interface PlacesRequest<Body> {
  operation: string;
  path: string;
  fieldMask: string;
  body?: object;
  cost: number;
  schema: z.ZodType<Body>;
  signal: AbortSignal | undefined;
}

/** Google Places API (New). */
@Injectable()
export class GooglePlaces extends Places {
  readonly provider = VENDOR_LABELS.google;

  constructor(
    private readonly http: VendorHttp,
    private readonly accounts: VendorAccounts,
  ) {
    super();
  }

  async findId(words: string, signal?: AbortSignal): Promise<string | null> {
    const { places } = await this.call({
      operation: 'search_text',
      path: '/v1/places:searchText',
      fieldMask: 'places.id,places.displayName',
      body: { textQuery: words, languageCode: 'fr', regionCode: 'CH', pageSize: 1 },
      cost: SEARCH_COST,
      schema: placeSearch,
      signal,
    });
    return places?.[0]?.id ?? null;
  }

  async details(placeId: string, signal?: AbortSignal): Promise<FreshPlace | null> {
    try {
      const details = await this.call({
        operation: 'details',
        path: `/v1/places/${encodeURIComponent(placeId)}?languageCode=fr&regionCode=CH`,
        fieldMask: DETAILS_MASK,
        cost: DETAILS_COST,
        schema: placeDetails,
        signal,
      });
      return toFreshPlace(details);
    } catch (error) {
      if (error instanceof ProviderError && error.detail === 'HTTP 404') return null;
      throw error;
    }
  }

  private async call<Body>({ fieldMask, cost, body, ...call }: PlacesRequest<Body>): Promise<Body> {
    const credentials = await this.accounts.credentials('google');
    if (!credentials) throw new ProviderError('not_configured', undefined, this.provider);
    return this.http.request({
      ...call,
      vendor: 'google',
      method: body ? 'POST' : 'GET',
      headers: { 'x-goog-api-key': credentials.key, 'x-goog-fieldmask': fieldMask },
      body,
      timeoutMs: 15_000,
      expectedCost: cost,
      read: (value) => ({ value, cost }),
      explain: (status, answer) => explainGoogle(status, answer, this.provider),
    });
  }
}
