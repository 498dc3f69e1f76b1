import { z } from 'zod';
import { ProviderError } from '../provider-error.js';

const choice = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
});

export const chatCompletion = z.object({
  model: z.string().nullish(),
  choices: z.array(choice).min(1),
  usage: z.object({ prompt_tokens: z.number().catch(0), completion_tokens: z.number().catch(0) }).nullish(),
});

export interface ChatAnswer {
  model: string;
  finishReason: string;
  content: string;
  refused: boolean;
}

export function toChatAnswer(body: z.infer<typeof chatCompletion>, askedModel: string): ChatAnswer {
  const [first] = body.choices;
  return {
    model: body.model ?? askedModel,
    finishReason: first?.finish_reason ?? 'stop',
    content: first?.message.content ?? '',
    refused: !!first?.message.refusal,
  };
}

/** Answers that another try with the same words would not change. */
export function unusable({ finishReason, content, refused }: ChatAnswer, vendor: string): ProviderError | null {
  if (refused) return new ProviderError('vendor_rejected', 'refusal', vendor);
  if (finishReason === 'content_filter') return new ProviderError('vendor_rejected', 'content_filter', vendor);
  if (finishReason === 'length') return new ProviderError('vendor_malformed', 'finish_reason length: the answer was cut', vendor);
  return content.trim() ? null : new ProviderError('vendor_malformed', 'empty content', vendor);
}

/** The JSON object in an answer, with or without a code fence, checked; else what is wrong with it. */
export function readContent<T>(content: string, schema: z.ZodType<T>): { value: T } | { fault: string } {
  const text = /```(?:json)?\s*([\s\S]*?)```/.exec(content)?.[1] ?? content;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: (error as Error).message.slice(0, 200) };
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? { value: parsed.data } : { fault: z.prettifyError(parsed.error).slice(0, 1000) };
}
