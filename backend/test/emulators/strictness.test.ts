import { type Emulators, KEYS, startEmulators } from './index.js';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators();
});
afterAll(() => emulators.stop());

const { key, metadata } = KEYS.dataforseo;
const BASIC = `Basic ${Buffer.from(`${metadata.login}:${key}`).toString('base64')}`;

async function ask(url: string, headers: Record<string, string> = {}, body?: unknown) {
  const answer = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('DataForSEO', () => {
  const post = async (path: string, body: unknown) => {
    const { body: envelope } = await ask(`${emulators.dataforseo.url}/v3/${path}`, { authorization: BASIC }, body);
    const tasks = (envelope.tasks as { status_code: number }[]).map(({ status_code: code }) => code);
    return tasks.length > 0 ? tasks : envelope.status_code;
  };
  const KEYWORDS = 'dataforseo_labs/google/ranked_keywords/live';

  it('requires a list with one known task', async () => {
    expect(await post(KEYWORDS, { target: 'x.ch' })).toBe(40503);
    expect(await post(KEYWORDS, [])).toBe(40502);
    expect(await post(KEYWORDS, [{ limit: 1 }])).toEqual([40501]);
    expect(await post(KEYWORDS, [{ target: 'x.ch', country: 'CH' }])).toEqual([40506]);
    expect(await post(KEYWORDS, [{ target: 'x.ch' }, { target: 'y.ch' }])).toEqual([20000, 40000]);
  });

  it('rejects web_search for Perplexity', async () => {
    const task = { user_prompt: 'x', model_name: 'sonar', web_search: true };
    expect(await post('ai_optimization/perplexity/llm_responses/live', [task])).toEqual([40506]);
  });

  it('rejects a wrong login with its envelope', async () => {
    const { status, body } = await ask(`${emulators.dataforseo.url}/v3/appendix/user_data`, { authorization: 'Basic eDp5' });
    expect([status, body.status_code]).toEqual([401, 40100]);
  });
});

it('PageSpeed refuses calls without a key, without an address and with unknown parameters', async () => {
  const path = `${emulators.pagespeed.url}/pagespeedonline/v5/runPagespeed`;
  expect((await ask(`${path}?url=https://x.ch`)).status).toBe(429);
  expect((await ask(`${path}?key=wrong&url=https://x.ch`)).status).toBe(400);
  expect((await ask(`${path}?key=${KEYS.pagespeed.key}`)).status).toBe(400);
  expect((await ask(`${path}?key=${KEYS.pagespeed.key}&url=https://x.ch&device=mobile`)).status).toBe(400);
  const { body } = await ask(`${path}?key=${KEYS.pagespeed.key}&url=https://x.ch`);
  expect(Object.keys((body.lighthouseResult as { categories: object }).categories)).toEqual(['performance']);
});

it('WhatCMS returns its errors with HTTP 200', async () => {
  const code = async (query: string) => {
    const { status, body } = await ask(`${emulators.whatcms.url}/API/Tech?${query}`);
    return [status, (body.result as { code: number }).code];
  };
  expect(await code('')).toEqual([200, 100]);
  expect(await code('key=wrong')).toEqual([200, 101]);
  expect(await code(`key=${KEYS.whatcms.key}`)).toEqual([200, 110]);
  expect(await code(`key=${KEYS.whatcms.key}&url=down.test`)).toEqual([200, 202]);
});

it('Places requires a field mask, and returns those fields only', async () => {
  const headers = { 'x-goog-api-key': KEYS.google.key };
  const details = `${emulators.google.url}/v1/places/ChIJeC5jaA`;
  expect((await ask(details)).status).toBe(403);
  expect((await ask(details, headers)).status).toBe(400);
  expect((await ask(details, { ...headers, 'x-goog-fieldmask': 'id,colour' })).status).toBe(400);
  expect((await ask(details, { ...headers, 'x-goog-fieldmask': 'id' })).body).toEqual({ id: 'ChIJeC5jaA' });
});

it('OpenAI refuses unknown fields, and parameters that reasoning models lack', async () => {
  const headers = { authorization: `Bearer ${KEYS.openai.key}` };
  const messages = [{ role: 'user', content: 'x' }];
  const post = async (body: object) => {
    const answer = await ask(`${emulators.openai.url}/v1/chat/completions`, headers, body);
    return [answer.status, (answer.body.error as { param: string | null } | undefined)?.param ?? null];
  };
  expect(await post({ model: 'gpt-4o', messages })).toEqual([200, null]);
  expect(await post({ model: 'gpt-4o', messages, colour: 'red' })).toEqual([400, null]);
  expect(await post({ model: 'gpt-6-luna', messages, temperature: 0.5 })).toEqual([400, 'temperature']);
  expect(await post({ model: 'gpt-6-luna', messages, max_tokens: 5 })).toEqual([400, 'max_tokens']);
  expect(await post({ model: 'unknown-model', messages })).toEqual([404, null]);
  const schema = { type: 'object', properties: { a: { type: 'string' } }, required: [] };
  const format = { type: 'json_schema', json_schema: { name: 'x', strict: true, schema } };
  expect(await post({ model: 'gpt-4o', messages, response_format: format })).toEqual([400, 'response_format']);
});
