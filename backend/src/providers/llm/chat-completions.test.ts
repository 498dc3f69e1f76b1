import { z } from 'zod';
import { accountsWith, hurry, openGate } from '../../../test/emulators/doubles.js';
import { faultMatrix, faultOf } from '../../../test/emulators/fault-matrix.js';
import { faults } from '../../../test/emulators/faults.js';
import { type Emulators, KEYS, startEmulators } from '../../../test/emulators/index.js';
import { apiError, completion } from '../../../test/emulators/openai.js';
import { readConfig } from '../../common/config/env.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { ChatCompletions } from './chat-completions.client.js';
import { firstDialect } from './chat-request.js';
import { costOf } from './model-prices.js';

const schema = z.object({ title: z.string(), steps: z.array(z.object({ text: z.string(), priority: z.enum(['high', 'medium']) })).min(2) });
const order = { system: 'Tu écris.', user: 'Écris.', schema, schemaName: 'plan', maxTokens: 500 };

let emulators: Emulators;
const { gate, costs } = openGate();
const client = (accounts = accountsWith()) => {
  const config = readConfig(emulators.env);
  return new ChatCompletions(new VendorHttp(gate, config), accounts, config);
};
const withModel = (metadata: object) => accountsWith({ openai: { key: KEYS.openai.key, metadata } });
type Body = Record<string, unknown> & { messages: { role: string; content: string }[] };
const bodies = () => emulators.openai.requests.map(({ body }) => body as Body);

beforeAll(async () => {
  emulators = await startEmulators();
});
beforeEach(() => {
  emulators.openai.reset();
  costs.length = 0;
});
afterAll(() => emulators.stop());

it('returns a validated object and the name of the model', async () => {
  const text = 'Votre site mérite une page plus rapide et un titre plus clair.';
  expect(await client().complete(order)).toEqual({
    value: {
      title: text,
      steps: [
        { text, priority: 'high' },
        { text, priority: 'high' },
      ],
    },
    model: 'gpt-4o-mini',
  });
  const [body] = bodies();
  expect(body).toMatchObject({
    model: 'gpt-4o-mini',
    temperature: 0.7,
    max_tokens: 500,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'plan', strict: true, schema: { additionalProperties: false, required: ['title', 'steps'] } },
    },
  });
  expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(body?.messages[0]?.content).toContain('"priority"');
  expect(costs).toEqual([(812 * 0.15 + 164 * 0.6) / 1_000_000]);
});

it('uses the specification’s model, temperature and length when the key sets none', async () => {
  await client(withModel({})).complete({ ...order, maxTokens: 2000 });
  expect(bodies()[0]).toMatchObject({ model: 'gpt-4o-mini', temperature: 0.7, max_tokens: 500 });
});

it('sends reasoning models a larger token limit and no temperature', async () => {
  await client(withModel({ model: 'gpt-6-luna', temperature: 0.7 })).complete(order);
  const [body] = bodies();
  expect(body).toMatchObject({ model: 'gpt-6-luna', max_completion_tokens: 2500 });
  expect(body).not.toHaveProperty('temperature');
  expect(body).not.toHaveProperty('max_tokens');
});

it('sends max_completion_tokens to OpenAI and max_tokens to other servers', () => {
  expect(firstDialect('gpt-4o', 'https://api.openai.com/v1').tokenField).toBe('max_completion_tokens');
  expect(firstDialect('mistral-small', 'http://localhost:11434/v1').tokenField).toBe('max_tokens');
  expect(firstDialect('gpt-oss:20b', 'http://localhost:11434/v1')).toEqual({
    tokenField: 'max_tokens',
    temperature: true,
    responseFormat: true,
  });
});

it('omits a field that the server refuses, also in later calls', async () => {
  const model = client();
  const refuse = (param: string) => ({ ...apiError(400, `Unsupported: ${param}`, { param, code: 'unsupported_value' }), times: 1 });
  emulators.openai.fault(refuse('temperature'));
  emulators.openai.fault(refuse('max_tokens'));
  emulators.openai.fault(refuse('response_format'));
  await expect(model.complete(order)).rejects.toMatchObject({ code: 'vendor_malformed' }); // the emulator without a schema writes prose
  expect(bodies()).toHaveLength(5); // three refusals, prose, prose again
  for (const body of bodies().slice(3)) {
    expect(body).toMatchObject({ max_completion_tokens: 500 });
    expect(Object.keys(body)).toEqual(['model', 'messages', 'max_completion_tokens']);
  }
});

it('parses an answer in a code fence', async () => {
  const value = { title: 'T', steps: Array.from({ length: 2 }, () => ({ text: 'x', priority: 'high' })) };
  emulators.openai.fault({ ...completion(`Voici :\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\``), times: 1 });
  expect((await client().complete(order)).value).toEqual(value);
});

it.each(['proseContent', 'wrongContent'] as const)('retries once after %s and sends the error', async (fault) => {
  emulators.openai.fault({ ...faults.openai[fault], times: 1 });
  expect((await client().complete(order)).value.title).toContain('Votre site');
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(bodies()[1]?.messages[3]?.content).toMatch(/^Ta réponse n’est pas valable :\n.+/);
  expect(costs).toHaveLength(2); // the bad answer was paid too
});

it('finds the price by name or dated name; an unknown model costs 0', () => {
  expect(costOf('gpt-4o-mini-2024-07-18', 1_000_000, 1_000_000)).toBe(0.75);
  expect(costOf('gpt-6-luna', 2_000_000, 0)).toBe(0.2);
  expect(costOf('mistral-small', 1000, 1000)).toBe(0);
});

describe('failures of the language model', () => {
  let patient: () => void;
  beforeAll(() => {
    patient = hurry();
  });
  afterAll(() => patient());

  /** Calls that reach the vendor: two attempts when the cause may pass, two for a repair, else one. */
  const callsOf = (fault: string, cause: string | null) => {
    if (['proseContent', 'wrongContent'].includes(fault)) return 2;
    if (['cutShort', 'emptyContent'].includes(fault)) return 1;
    return ['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'vendor_rate_limited'].includes(cause ?? '') ? 2 : 1;
  };
  const cases = faultMatrix.filter(({ vendor }) => vendor === 'openai');
  it.each(cases)('$fault → $expectedCause', async ({ vendor, fault, expectedCause }) => {
    emulators[vendor].fault(faultOf({ vendor, fault }));
    const failure = await client()
      .complete(order)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expectedCause });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(KEYS.openai.key);
    expect(emulators.openai.requests).toHaveLength(callsOf(fault, expectedCause));
  });

  it.each([
    ['refusal', 'refusal'],
    ['contentFilter', 'content_filter'],
    ['cutShort', 'finish_reason length: the answer was cut'],
    ['quota', 'HTTP 429 insufficient_quota'],
    ['modelNotFound', 'HTTP 404 model_not_found'],
  ] as const)('reports %s in the detail', async (fault, detail) => {
    emulators.openai.fault(faults.openai[fault]);
    await expect(client().complete(order)).rejects.toMatchObject({ detail });
  });

  it('sends no request without a key and reports a wrong key', async () => {
    await expect(client(accountsWith({})).complete(order)).rejects.toMatchObject({ code: 'not_configured' });
    expect(emulators.openai.requests).toHaveLength(0);
    const wrong = client(accountsWith({ openai: { key: 'sk-wrong', metadata: {} } }));
    await expect(wrong.complete(order)).rejects.toMatchObject({ code: 'vendor_unauthorised' });
    expect(emulators.openai.requests[0]?.path).toBe('/v1/chat/completions');
  });
});
