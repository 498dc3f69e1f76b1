import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { systemClock } from '../../common/clock.js';
import { CONFIG, type Config, type VendorName } from '../../common/config/env.js';
import { deadline } from '../../common/deadline.js';
import { backoffMs } from '../../rules/backoff.rules.js';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS } from './vendor-accounts.js';
import { type Charged, VendorGate } from './vendor-gate.service.js';
import { secretsOf, withoutSecrets } from './without-secrets.js';

export interface VendorRequest<Body, T> {
  vendor: VendorName;
  /** Name of the call in logs and budgets, e.g. `ranked_keywords`. */
  operation: string;
  method: 'GET' | 'POST';
  /** Path with its query, below the vendor's base URL. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  /** USD. */
  expectedCost: number;
  signal?: AbortSignal | undefined;
  /** Attempts in all, for causes that pass. */
  attempts?: number;
  /** Delay between attempts, unless the vendor states one; default: exponential from about 500 ms. */
  backoffMs?: number;
  /** The vendor's JSON; unknown members are ignored. */
  schema: z.ZodType<Body>;
  /** Reads the body: a 200 with an error in it throws a ProviderError. Answers the value and what it cost. */
  read: (body: Body, status: number) => Charged<T>;
  /** What an HTTP error means, where the vendor has rules of its own. */
  explain?: (status: number, body: unknown, headers: Headers) => ProviderError | undefined;
}

const MAX_RESPONSE_BYTES = 10_000_000;
const LONGEST_RETRY_WAIT_MS = 20_000;
const BACKOFF = { firstMs: 500, maxMs: LONGEST_RETRY_WAIT_MS };

/** Calls a vendor's API; the only way to do so. Paced and charged by the gate, bounded in time and size, retried on temporary causes. */
@Injectable()
export class VendorHttp {
  constructor(
    private readonly gate: VendorGate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async request<Body, T>(order: VendorRequest<Body, T>): Promise<T> {
    const attempts = order.attempts ?? 3;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.gate.call(order, () => this.send(order));
      } catch (error) {
        const failure = error instanceof ProviderError ? error : undefined;
        const wait = failure?.retryAfterMs ?? order.backoffMs ?? backoffMs(attempt, BACKOFF, Math.random());
        const again =
          failure?.retryable &&
          failure.code !== 'circuit_open' &&
          attempt < attempts &&
          wait <= LONGEST_RETRY_WAIT_MS &&
          !order.signal?.aborted;
        if (!again) throw error;
        await this.pause(wait);
      }
    }
  }

  /** Between two attempts. */
  protected pause(ms: number): Promise<void> {
    return sleep(ms);
  }

  private async send<Body, T>(order: VendorRequest<Body, T>): Promise<Charged<T>> {
    const { vendor, method, path, headers, body, timeoutMs, schema, read, signal } = order;
    const label = VENDOR_LABELS[vendor];
    const limit = deadline(timeoutMs, signal);
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.config.vendorUrls[vendor] + path, {
        method,
        headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? null : JSON.stringify(body),
        signal: limit.signal,
        redirect: 'error', // a vendor that redirects would get our key somewhere else
      });
      text = await readText(response);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      if (limit.isOver()) throw new ProviderError('vendor_timeout', `${timeoutMs} ms`, label);
      throw new ProviderError('vendor_unavailable', causeOf(error), label);
    } finally {
      limit.end();
    }
    const json = parseJson(withoutSecrets(text, secretsOf(order), !response.ok));
    const explained = response.ok ? undefined : (order.explain?.(response.status, json, response.headers) ?? httpError(response, label));
    if (explained) throw explained;
    const parsed = schema.safeParse(json);
    if (!parsed.success)
      throw new ProviderError(
        'vendor_malformed',
        parsed.error.issues
          .slice(0, 3)
          .map(({ path: at, message }) => `${at.join('.')}: ${message}`)
          .join('; '),
        label,
      );
    return read(parsed.data, response.status);
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_RESPONSE_BYTES) throw new ProviderError('vendor_malformed', 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function httpError(response: Response, label: string): ProviderError {
  const { status } = response;
  const detail = `HTTP ${status}`;
  if (status === 401) return new ProviderError('vendor_unauthorised', detail, label);
  if (status === 402) return new ProviderError('vendor_unpaid', detail, label);
  if (status === 403) return new ProviderError('vendor_forbidden', detail, label);
  if (status === 429) return new ProviderError('vendor_rate_limited', detail, label, retryAfterOf(response.headers));
  if (status === 408 || status === 409 || status >= 500)
    return new ProviderError('vendor_unavailable', detail, label, retryAfterOf(response.headers));
  return new ProviderError('vendor_rejected', detail, label);
}

/** `retry-after-ms`, else `retry-after` in seconds or as a date (RFC 9110). */
export function retryAfterOf(headers: Headers): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - systemClock.now().getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** The code of a network failure; never the message, which may carry an address with a key. */
function causeOf(error: unknown): string {
  const cause = (error as { cause?: { code?: string } }).cause;
  return cause?.code ?? 'network error';
}
