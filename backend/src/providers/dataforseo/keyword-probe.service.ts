import { STATUS_CODES } from 'node:http';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProviderError } from '../provider-error.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { DataForSeo } from './data-for-seo.service.js';
import { explainHttp } from './dataforseo-envelope.js';

/** The raw response; status is null without one. */
export interface ProbeAnswer {
  status: number | null;
  statusText: string;
  body: unknown;
  error: { message: string; detail: string | null } | null;
}

const OK = 20000;
const LIMIT = 5;
const answer = z.looseObject({ status_code: z.number().optional(), status_message: z.string().nullish(), cost: z.number().nullish() });

/** One small keyword call whose raw response is shown, to diagnose missing keywords (specification 3, section 7). */
@Injectable()
export class KeywordProbe {
  constructor(
    private readonly http: VendorHttp,
    private readonly dataForSeo: DataForSeo,
  ) {}

  async ask(target: string): Promise<ProbeAnswer> {
    let refused: { status: number; body: unknown } | undefined;
    try {
      const { status, body } = await this.http.request({
        vendor: 'dataforseo',
        operation: 'ranked_keywords_test',
        method: 'POST',
        path: '/v3/dataforseo_labs/google/ranked_keywords/live',
        headers: { authorization: await this.dataForSeo.authorization() },
        body: [{ target, location_name: 'Switzerland', language_name: 'French', limit: LIMIT }],
        attempts: 1,
        timeoutMs: 30_000,
        expectedCost: 0.011,
        schema: answer,
        read: (body, status) => ({ value: { status, body }, cost: body.cost ?? 0 }),
        explain: (status, body) => {
          refused = { status, body };
          return explainHttp(body);
        },
      });
      const error =
        body.status_code === OK ? null : { message: body.status_message ?? 'Erreur inconnue', detail: `status_code ${body.status_code}` };
      return { status, statusText: STATUS_CODES[status] ?? '', body, error };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const status = refused?.status ?? null;
      return {
        status,
        statusText: (status !== null && STATUS_CODES[status]) || '',
        body: refused?.body ?? null,
        error: { message: error.message, detail: error.detail ?? null },
      };
    }
  }
}
