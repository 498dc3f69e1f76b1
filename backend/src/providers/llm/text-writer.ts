import type { TextOrder } from './language-model.js';

/** Who writes texts from facts. Throws a ProviderError; its code is `not_configured` while there is no key. */
export abstract class TextWriter {
  /** As it is named beside a text, e.g. `OpenAI`. */
  abstract readonly provider: string;
  abstract complete<T>(order: TextOrder<T>): Promise<{ value: T; model: string }>;
}
