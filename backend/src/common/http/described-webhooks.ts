import type { z } from 'zod';

/** Schemas of outgoing webhooks by event. */
export abstract class DescribedWebhooks {
  abstract readonly bodies: Record<string, z.ZodType>;
}
