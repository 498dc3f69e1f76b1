import type { z } from 'zod';

export interface TextOrder<T> {
  system: string;
  user: string;
  /** What the answer must be; it is checked here too. */
  schema: z.ZodType<T>;
  /** Letters, digits, - and _. */
  schemaName: string;
  /** Of the answer itself. */
  maxTokens: number;
  signal?: AbortSignal | undefined;
}

/** Writes texts from facts. */
export abstract class LanguageModel {
  /** As it is named beside a text, e.g. `OpenAI`. */
  abstract readonly provider: string;
  /** An answer of the given shape, with the model that wrote it. Throws a ProviderError, `not_configured` while there is no key. */
  abstract complete<T>(order: TextOrder<T>): Promise<{ value: T; model: string }>;
}
