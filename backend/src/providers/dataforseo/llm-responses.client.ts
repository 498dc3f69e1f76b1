import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Assistant, type AssistantAnswer, AssistantSource } from '../assistants/assistant-source.js';
import { DataForSeo } from './data-for-seo.service.js';
import { malformed } from './dataforseo-envelope.js';

/** Endpoint, model and search option of each assistant; unknown fields are rejected. */
const ENDPOINTS: Record<Assistant, { name: string; model: string; search: object }> = {
  chatgpt: { name: 'chat_gpt', model: 'gpt-4.1', search: { web_search: true, force_web_search: true, web_search_country_iso_code: 'CH' } },
  perplexity: { name: 'perplexity', model: 'sonar', search: { web_search_country_iso_code: 'CH' } },
  gemini: { name: 'gemini', model: 'gemini-2.5-flash', search: { web_search: true } },
};

const annotation = z.object({ url: z.string().nullish() });
const section = z.object({ text: z.string().nullish(), annotations: z.array(annotation).nullish() });
const llmResult = z.object({
  model_name: z.string().nullish(),
  items: z.array(z.object({ sections: z.array(section).nullish() })).nullish(),
});

/** Questions to AI assistants through DataForSEO’s LLM Responses. */
@Injectable()
export class LlmResponsesClient extends AssistantSource {
  readonly provider = 'DataForSEO LLM Responses';

  constructor(private readonly dataForSeo: DataForSeo) {
    super();
  }

  async ask(assistant: Assistant, question: string, signal?: AbortSignal): Promise<AssistantAnswer> {
    const { name, model, search } = ENDPOINTS[assistant];
    const { result } = await this.dataForSeo.run({
      operation: `llm_responses_${name}`,
      path: `ai_optimization/${name}/llm_responses/live`,
      task: { user_prompt: question.slice(0, 500), model_name: model, max_output_tokens: 1024, ...search },
      result: llmResult,
      expectedCost: 0.03,
      timeoutMs: 130_000,
      signal,
    });
    const sections = result?.items?.flatMap((item) => item.sections ?? []) ?? [];
    const text = sections.flatMap((part) => part.text ?? []).join('\n\n');
    if (!text) throw malformed('an answer without text');
    const sources = sections.flatMap(({ annotations }) => annotations ?? []).flatMap(({ url }) => url ?? []);
    return { text, sources: [...new Set(sources)], model: result?.model_name ?? model };
  }
}
