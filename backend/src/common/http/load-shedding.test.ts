import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Problem } from '../errors.js';
import { shedLoad } from './load-shedding.js';

let server: FastifyInstance;
let url: string;
let open: (() => void)[];
let done: string[];

beforeEach(async () => {
  [open, done] = [[], []];
  server = Fastify();
  shedLoad(server, 2);
  server.setErrorHandler(
    (error: Problem, _request, reply) =>
      void reply
        .status(error.status)
        .headers(error.headers ?? {})
        .send(error.code),
  );
  for (const path of ['/api/public/work', '/analyse/:token', '/api/admin/work', '/health/live'])
    server.all(path, async (request) => {
      if (request.query && 'wait' in (request.query as object)) await new Promise<void>((go) => open.push(go));
      done.push(request.url);
      return 'done';
    });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const go of open) go();
  await server.close();
});

const ask = (path: string, init: RequestInit = {}) => fetch(url + path, init);
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((go) => setTimeout(go, 5));
};
/** Takes all the places; answers what ends with their answers. */
const fill = async (abort?: AbortSignal) => {
  const asked = [1, 2].map(() => ask('/api/public/work?wait', abort ? { signal: abort } : {}));
  const all = Promise.allSettled(asked);
  await until(() => open.length === 2);
  return all;
};

describe('a process with work enough', () => {
  it('turns the public away with a time to come back, and has done nothing of it', async () => {
    const taken = fill();
    await until(() => open.length === 2);
    for (const path of ['/api/public/work', '/analyse/abcd1234']) {
      const answer = await ask(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
      expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '2', 'crowded']);
    }
    expect(done).toEqual([]);
    for (const go of open) go();
    expect((await taken).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await ask('/api/public/work')).status).toBe(200);
  });

  it('answers who watches over it and who works with it', async () => {
    void fill();
    await until(() => open.length === 2);
    for (const path of ['/health/live', '/api/admin/work', '/health/live?x=1']) expect((await ask(path)).status).toBe(200);
  });

  it('gives the place of a visitor who has gone to the next', async () => {
    const leaving = new AbortController();
    const gone = fill(leaving.signal);
    await until(() => open.length === 2);
    leaving.abort();
    await gone;
    let status = 503;
    while (status === 503) status = (await ask('/api/public/work')).status;
    expect(status).toBe(200);
  });

  it('keeps no place for a request that has not arrived yet, nor for a stream', async () => {
    const lines = Array.from({ length: 5 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
    for (const line of lines)
      line.write('POST /api/public/work HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
    const streams = [1, 2, 3].map(() => ask('/api/public/work?wait', { headers: { accept: 'text/event-stream' } }));
    await until(() => open.length === 3);
    expect((await ask('/api/public/work')).status).toBe(200);
    for (const line of lines) line.destroy();
    for (const go of open) go();
    for (const stream of streams) expect((await stream).status).toBe(200);
  });
});
