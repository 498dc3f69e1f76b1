import { type Emulator, startEmulator } from './emulator.js';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ answer: ({ path }) => ({ body: { path } }) });
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.stop());

const control = (name: string, body?: unknown) =>
  fetch(`${emulator.url}/__emulator/${name}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });

it('answers, and keeps a journal', async () => {
  const answer = await fetch(`${emulator.url}/a?x=1&x=2`, { method: 'POST', body: '{"n":1}' });
  expect(await answer.json()).toEqual({ path: '/a' });
  const [entry] = (await (await control('requests')).json()) as object[];
  expect(entry).toMatchObject({ method: 'POST', path: '/a', query: { x: ['1', '2'] }, body: { n: 1 }, status: 200 });
});

it('fails as told from outside, as often as told, where it matches', async () => {
  await control('faults', { match: 'exemple.ch', status: 503, body: { error: 'down' }, headers: { 'retry-after': '1' }, times: 1 });
  const call = (site: string) => fetch(`${emulator.url}/check?site=${site}`);
  expect((await call('autre.ch')).status).toBe(200);
  const failed = await call('exemple.ch');
  expect([failed.status, failed.headers.get('retry-after'), await failed.json()]).toEqual([503, '1', { error: 'down' }]);
  expect((await call('exemple.ch')).status).toBe(200);
});

it('forgets faults and journal on reset', async () => {
  await control('faults', { status: 500 });
  expect((await fetch(`${emulator.url}/a`)).status).toBe(500);
  await control('reset', {});
  expect((await fetch(`${emulator.url}/a`)).status).toBe(200);
  expect(emulator.requests).toHaveLength(1);
});

it('is late, or cuts the connection', async () => {
  emulator.fault({ delayMs: 60, times: 1 });
  const started = performance.now();
  expect((await fetch(`${emulator.url}/a`)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(50);
  emulator.fault({ cut: true });
  await expect(fetch(`${emulator.url}/a`)).rejects.toThrow('fetch failed');
});
