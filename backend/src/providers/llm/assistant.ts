/** AI assistants that people use; not all have an API. */
export type AssistantName = 'chatgpt' | 'perplexity' | 'gemini' | 'copilot' | 'grok';

export interface AssistantReply {
  text: string;
  /** Addresses that the answer cites. */
  urls: string[];
  model: string;
}

/** The AI assistants with an API. */
export abstract class Assistants {
  /** Those that have a source and a key; the others are « non mesuré ». */
  abstract available(): Promise<readonly AssistantName[]>;
  /** Throws a ProviderError. */
  abstract ask(platform: AssistantName, question: string, signal: AbortSignal): Promise<AssistantReply>;
}
