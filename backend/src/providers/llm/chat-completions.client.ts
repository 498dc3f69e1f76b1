import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS, VendorAccounts } from '../vendor/vendor-accounts.js';
import { retryAfterOf, VendorHttp } from '../vendor/vendor-http.service.js';
import { type ChatAnswer, chatCompletion, readContent, toChatAnswer, unusable } from './chat-answer.js';
import {
  type ChatOrder,
  chatBody,
  type Dialect,
  firstDialect,
  formatRule,
  jsonSchemaOf,
  repairRequest,
  withoutField,
} from './chat-request.js';
import { LanguageModel, type TextOrder } from './language-model.js';
import { costOf } from './model-prices.js';

const LABEL = VENDOR_LABELS.openai;
const TIMEOUT_MS = 120_000;
/** One more attempt, this much later (specification 3, section 7). */
const RETRY = { attempts: 2, backoffMs: 400 };

/** Settings beside the key, with defaults of the specification (file 3, section 9). */
const settings = z.object({
  model: z.string().min(1).catch('gpt-4o-mini'),
  temperature: z.number().catch(0.7),
  max_tokens: z.number().int().positive().catch(500),
});
const apiError = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish(), param: z.string().nullish() }) });

/** A field that the model rejects; the call may succeed without it. */
class UnsupportedField extends ProviderError {
  constructor(readonly field: string) {
    super('vendor_rejected', `unsupported field ${field}`, LABEL);
  }
}

/** OpenAI, or a server with the same chat completions API. */
@Injectable()
export class ChatCompletions extends LanguageModel {
  readonly provider = LABEL;
  /** What was learnt about each model since the start. */
  private readonly dialects = new Map<string, Dialect>();

  constructor(
    private readonly http: VendorHttp,
    private readonly accounts: VendorAccounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async complete<T>({ system, user, schema, schemaName, maxTokens, signal }: TextOrder<T>): Promise<{ value: T; model: string }> {
    const credentials = await this.accounts.credentials('openai');
    if (!credentials) throw new ProviderError('not_configured', undefined, LABEL);
    const jsonSchema = jsonSchemaOf(schema);
    const { max_tokens: longest, ...chosen } = settings.parse(credentials.metadata);
    const order: ChatOrder = {
      ...chosen,
      messages: [
        { role: 'system', content: `${system}\n\n${formatRule(jsonSchema)}` },
        { role: 'user', content: user },
      ],
      schemaName,
      jsonSchema,
      maxTokens: Math.min(maxTokens, longest),
    };
    const first = await this.ask(order, credentials.key, signal);
    const read = readContent(first.content, schema);
    if ('value' in read) return { value: read.value, model: first.model };

    const messages = [
      ...order.messages,
      { role: 'assistant' as const, content: first.content },
      { role: 'user' as const, content: repairRequest(read.fault) },
    ];
    const second = await this.ask({ ...order, messages }, credentials.key, signal);
    const repaired = readContent(second.content, schema);
    if ('value' in repaired) return { value: repaired.value, model: second.model };
    throw new ProviderError('vendor_malformed', repaired.fault, LABEL);
  }

  /** Repeats the call without rejected fields, each at most once. */
  private async ask(order: ChatOrder, key: string, signal: AbortSignal | undefined): Promise<ChatAnswer> {
    for (let left = 3; ; left--) {
      const dialect = this.dialects.get(order.model) ?? firstDialect(order.model, this.config.vendorUrls.openai);
      try {
        const answer = await this.send(order, dialect, key, signal);
        const failure = unusable(answer, LABEL);
        if (failure) throw failure;
        return answer;
      } catch (error) {
        const next = error instanceof UnsupportedField && left > 0 ? withoutField(dialect, error.field) : null;
        if (!next) throw error;
        this.dialects.set(order.model, next);
      }
    }
  }

  private send(order: ChatOrder, dialect: Dialect, key: string, signal: AbortSignal | undefined): Promise<ChatAnswer> {
    const characters = order.messages.reduce((sum, { content }) => sum + content.length, 0);
    return this.http.request({
      vendor: 'openai',
      operation: order.schemaName,
      method: 'POST',
      path: '/chat/completions',
      headers: { authorization: `Bearer ${key}` },
      body: chatBody(order, dialect),
      timeoutMs: TIMEOUT_MS,
      ...RETRY,
      expectedCost: costOf(order.model, characters / 3, order.maxTokens),
      signal,
      schema: chatCompletion,
      read: (body) => ({
        value: toChatAnswer(body, order.model),
        cost: costOf(body.model ?? order.model, body.usage?.prompt_tokens ?? 0, body.usage?.completion_tokens ?? 0),
      }),
      explain: explainError,
    });
  }
}

/** Messages are dropped: they contain parts of the key and of the text. */
function explainError(status: number, body: unknown, headers: Headers): ProviderError | undefined {
  const parsed = apiError.safeParse(body);
  if (!parsed.success) return undefined;
  const { code, type, param } = parsed.data.error;
  const detail = `HTTP ${status} ${code ?? type ?? ''}`.trim();
  if (status === 400 && param && /^(?:temperature|max_tokens|max_completion_tokens|response_format)/.test(param))
    return new UnsupportedField(param);
  if (status === 429)
    return code === 'insufficient_quota' || type === 'insufficient_quota'
      ? new ProviderError('vendor_quota', detail, LABEL)
      : new ProviderError('vendor_rate_limited', detail, LABEL, retryAfterOf(headers));
  return status === 400 || status === 404 ? new ProviderError('vendor_rejected', detail, LABEL) : undefined;
}
