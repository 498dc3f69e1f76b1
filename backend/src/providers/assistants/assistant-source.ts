/** Assistants with an API. Copilot and Grok have none: they stay « non mesuré ». */
export const ASKABLE_ASSISTANTS = ['chatgpt', 'perplexity', 'gemini'] as const;
export type Assistant = (typeof ASKABLE_ASSISTANTS)[number];

export interface AssistantAnswer {
  text: string;
  /** Addresses that the answer cites, each once. */
  sources: string[];
  model: string;
}

/** Puts one question to an AI assistant that searches the web from Switzerland. */
export abstract class AssistantSource {
  abstract readonly provider: string;
  abstract ask(assistant: Assistant, question: string, signal?: AbortSignal): Promise<AssistantAnswer>;
}
