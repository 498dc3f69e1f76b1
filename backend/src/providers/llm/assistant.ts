/** The AI assistants that people ask; not all of them can be asked by a program. */
export type AssistantName = 'chatgpt' | 'perplexity' | 'gemini' | 'copilot' | 'grok';

export interface AssistantReply {
  text: string;
  /** Addresses that the answer cites. */
  urls: string[];
  model: string;
}

/** The AI assistants that can be asked. */
export abstract class Assistants {
  /** Those that have a source and a key; the others are « non mesuré ». */
  abstract available(): Promise<readonly AssistantName[]>;
  /** Throws a ProviderError. */
  abstract ask(platform: AssistantName, question: string, signal: AbortSignal): Promise<AssistantReply>;
}
