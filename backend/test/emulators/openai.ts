import { type Answer, type Emulator, type EmulatorOptions, type EmulatorRequest, startEmulator } from './emulator.ts';
import { KEYS } from './keys.ts';
import { exampleOf, type JsonSchema, strictFault } from './openai-example.ts';
import { composedFor, uncomposed } from './openai-texts.ts';

const FIELDS = [
  ...['model', 'messages', 'max_tokens', 'max_completion_tokens', 'temperature', 'top_p', 'n', 'stop', 'seed', 'store', 'user', 'metadata'],
  ...['response_format', 'reasoning_effort', 'verbosity', 'safety_identifier', 'stream', 'frequency_penalty', 'presence_penalty'],
];

const MODELS = ['gpt-4o', 'gpt-4o-mini', 'gpt-4.1', 'gpt-6-luna'];

/** Chat completions; the content follows from the schema. */
export function startOpenAi(options?: EmulatorOptions): Promise<Emulator> {
  return startEmulator({ answer: chatCompletions }, options);
}

function chatCompletions({ method, path, headers, body }: EmulatorRequest): Answer {
  if (headers.authorization !== `Bearer ${KEYS.openai.key}`) {
    return apiError(401, 'Incorrect API key provided.', { code: 'invalid_api_key' });
  }
  if (method === 'GET' && path === '/v1/models')
    return { body: { object: 'list', data: MODELS.map((id) => ({ id, object: 'model', owned_by: 'openai' })) } };
  if (method !== 'POST' || path !== '/v1/chat/completions') return apiError(404, `Invalid URL (${method} ${path})`, {});
  const request = (typeof body === 'object' ? body : {}) as Record<string, unknown>;
  const refused = refusal(request);
  if (refused) return refused;
  const format = request.response_format as { json_schema?: { name?: string; schema?: JsonSchema } } | undefined;
  const schema = format?.json_schema?.schema;
  const name = format?.json_schema?.name ?? '';
  const fault = uncomposed(name, schema);
  if (fault) return apiError(400, `Invalid schema: ${fault}`, {});
  const composed = composedFor(name, schema);
  if (composed) return completion(JSON.stringify(composed), { model: String(request.model) });
  return completion(schema ? JSON.stringify(exampleOf(schema)) : 'Une réponse d’exemple.', { model: String(request.model) });
}

/** What the real one refuses. */
function refusal(request: Record<string, unknown>): Answer | undefined {
  const unknown = Object.keys(request).find((field) => !FIELDS.includes(field));
  if (unknown) return apiError(400, `Unrecognized request argument supplied: ${unknown}`, {});
  const { model, messages, temperature, max_tokens: maxTokens, response_format: format } = request;
  if (typeof model !== 'string' || !Array.isArray(messages) || messages.length === 0) {
    return apiError(400, "Missing required parameter: 'messages'.", { param: 'messages', code: 'missing_required_parameter' });
  }
  if (model.startsWith('unknown')) return apiError(404, `The model '${model}' does not exist.`, { code: 'model_not_found' });
  const reasoning = /^(?:o\d|gpt-(?:[5-9]|\d\d))/.test(model);
  if (reasoning && temperature !== undefined && temperature !== 1) {
    return apiError(400, "Unsupported value: 'temperature'.", { param: 'temperature', code: 'unsupported_value' });
  }
  if (reasoning && maxTokens !== undefined) {
    return apiError(400, "Unsupported parameter: 'max_tokens'.", { param: 'max_tokens', code: 'unsupported_parameter' });
  }
  const json = (format as { json_schema?: { strict?: boolean; schema?: JsonSchema } } | undefined)?.json_schema;
  const fault = json?.strict && json.schema ? strictFault(json.schema) : null;
  return fault ? apiError(400, `Invalid schema for response_format: ${fault}`, { param: 'response_format' }) : undefined;
}

interface Choice {
  model?: string;
  finishReason?: string;
  refusal?: string | null;
}

/** A completion with this content. */
export function completion(
  content: string | null,
  { model = 'gpt-4o-mini', finishReason = 'stop', refusal: refused = null }: Choice = {},
): Answer {
  return {
    body: {
      id: 'chatcmpl-Ex4mple',
      object: 'chat.completion',
      created: 1_795_200_000,
      model,
      choices: [
        {
          index: 0,
          finish_reason: finishReason,
          logprobs: null,
          message: { role: 'assistant', content, refusal: refused, annotations: [] },
        },
      ],
      usage: { prompt_tokens: 812, completion_tokens: 164, total_tokens: 976 },
      service_tier: 'default',
      system_fingerprint: null,
    },
    headers: { 'x-ratelimit-remaining-requests': '499', 'x-ratelimit-reset-requests': '120ms' },
  };
}

export function apiError(
  status: number,
  message: string,
  { code = null, param = null }: { code?: string | null; param?: string | null },
): Answer {
  const type = code === 'insufficient_quota' ? code : 'invalid_request_error';
  return { status, body: { error: { message, type, param, code } } };
}
