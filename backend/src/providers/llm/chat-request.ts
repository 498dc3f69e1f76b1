import { z } from 'zod';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Which fields a model understands; servers and model families differ. */
export interface Dialect {
  tokenField: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  responseFormat: boolean;
}

export interface ChatOrder {
  model: string;
  /** Sent only where the model accepts it. */
  temperature?: number | undefined;
  messages: ChatMessage[];
  schemaName: string;
  jsonSchema: object;
  maxTokens: number;
}

/** Reasoning models count their hidden thoughts as tokens of the answer. */
const REASONING_TOKENS = 2000;

/** o1, o3…, GPT-5 and later. */
export const isReasoningModel = (model: string): boolean => /^(?:o\d|gpt-(?:[5-9]|\d\d))/.test(model);

/** `max_completion_tokens` for OpenAI itself and for reasoning models, `max_tokens` for other servers. */
export function firstDialect(model: string, baseUrl: string): Dialect {
  const reasoning = isReasoningModel(model);
  const ofOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  return { tokenField: reasoning || ofOpenAi ? 'max_completion_tokens' : 'max_tokens', temperature: !reasoning, responseFormat: true };
}

/** The dialect after a server refused a field; null when there is nothing to change. */
export function withoutField(dialect: Dialect, field: string): Dialect | null {
  if (field === 'temperature' && dialect.temperature) return { ...dialect, temperature: false };
  if (field.startsWith('response_format') && dialect.responseFormat) return { ...dialect, responseFormat: false };
  if (field === dialect.tokenField) return { ...dialect, tokenField: field === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' };
  return null;
}

/** The body of `POST /chat/completions`. */
export function chatBody({ model, temperature, messages, schemaName, jsonSchema, maxTokens }: ChatOrder, dialect: Dialect): object {
  return {
    model,
    messages,
    [dialect.tokenField]: maxTokens + (isReasoningModel(model) ? REASONING_TOKENS : 0),
    ...(dialect.temperature && temperature !== undefined && { temperature }),
    ...(dialect.responseFormat && {
      response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema: jsonSchema } },
    }),
  };
}

export function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return json;
}

/** Repeats the format in the prompt: some servers ignore `response_format`. */
export const formatRule = (jsonSchema: object): string =>
  `Réponds uniquement par un objet JSON conforme à ce schéma, sans autre texte :\n${JSON.stringify(jsonSchema)}`;

export const repairRequest = (fault: string): string =>
  `Ta réponse n’est pas valable :\n${fault}\nRenvoie l’objet JSON complet et corrigé, sans autre texte.`;
