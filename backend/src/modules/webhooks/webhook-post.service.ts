import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { CAUSES, ProviderError } from '../../providers/provider-error.js';
import { guardedPost } from '../../providers/url-guard/guarded-post.js';
import type { DeliveryAttempt } from './webhook.contract.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { signedHeaders } from './webhook-signature.js';

const TIMEOUT_MS = 15_000;

/** One attempt to give a body to an endpoint; how it went is the answer. */
@Injectable()
export class WebhookPost {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async attempt(id: string, payload: Record<string, unknown>, endpoint: WebhookEndpoint): Promise<DeliveryAttempt> {
    const started = performance.now();
    const at = this.clock.now();
    const ended = (status: number | null, error: string | null): DeliveryAttempt => ({
      at: at.toISOString(),
      status,
      durationMs: Math.round(performance.now() - started),
      error,
    });
    try {
      const body = JSON.stringify(payload);
      const headers = signedHeaders({ id, seconds: Math.floor(at.getTime() / 1000), body }, await this.secretsOf(endpoint, at));
      const { status } = await guardedPost(endpoint.url, {
        body,
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'SmartIndex-Webhooks/1.0' },
        allowHosts: this.config.webhookAllowHosts,
        timeoutMs: TIMEOUT_MS,
      });
      return ended(status, isTaken(status) ? null : `Le serveur a répondu ${status}.`);
    } catch (error) {
      return ended(null, error instanceof ProviderError ? CAUSES[error.code] : 'Le secret de signature est illisible.');
    }
  }

  private secretsOf({ secret, previous_secret, previous_secret_until }: WebhookEndpoint, now: Date): Promise<string[]> {
    const previous = previous_secret && previous_secret_until && previous_secret_until > now ? [previous_secret] : [];
    return Promise.all([secret, ...previous].map((sealed) => this.secrets.open(sealed)));
  }
}

/** The receiver has the event. */
export const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
