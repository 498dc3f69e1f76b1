import type { z } from 'zod';

/** The bodies that the application sends to whom it is told, by the name of their event. */
export abstract class DescribedWebhooks {
  abstract readonly bodies: Record<string, z.ZodType>;
}
