import { Agent, type IncomingMessage, request } from 'node:http';
import type { BenchProduct } from '../product.ts';
import type { Side } from '../side-by-side.ts';
import { percentile } from '../timing.ts';
import { spentBy, spentByAll } from './processor.ts';

const CONNECTIONS = 50;

export interface Asked {
  url: string;
  /** Sent with PUT. */
  body?: string;
  encoding?: 'br' | 'identity';
}

/** What the same request is answered with, so often or for so long, over 50 connections; every answer must be good. */
export async function load(
  { postgresPid }: BenchProduct,
  pids: readonly number[],
  asked: (index: number) => Asked,
  until: { seconds: number } | { count: number },
): Promise<Side> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const [program, postgres] = [spentBy(pids), spentByAll(postgresPid)];
  const began = performance.now();
  const isOver = (index: number) => ('count' in until ? index >= until.count : performance.now() - began >= until.seconds * 1000);
  let next = 0;
  const visitor = async () => {
    for (let index = next++; !isOver(index); index = next++) {
      const sent = performance.now();
      await answer(asked(index), agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    value: times.length / seconds,
    p99: percentile(
      times.sort((a, b) => a - b),
      0.99,
    ),
    program: (spentBy(pids) - program) / times.length,
    postgres: (spentByAll(postgresPid) - postgres) / times.length,
  };
}

function answer({ url, body, encoding = 'br' }: Asked, agent: Agent): Promise<void> {
  return new Promise((done, failed) => {
    const headers = {
      'accept-encoding': encoding,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    request(url, { agent, headers, method: body ? 'PUT' : 'GET' }, (response: IncomingMessage) => {
      if (response.statusCode !== 200) failed(new Error(`${url}: ${response.statusCode}`));
      response.resume().once('end', done).once('error', failed);
    })
      .once('error', failed)
      .end(body);
  });
}

/** Seconds of some work, and the processor that processes (and their children) and PostgreSQL took for it, ms. */
export async function work({ postgresPid }: BenchProduct, pids: () => readonly number[], run: () => Promise<unknown>): Promise<Side> {
  const spent = () => [spentBy(pids()), spentByAll(postgresPid)] as const;
  const [program, postgres] = spent();
  const began = performance.now();
  await run();
  const value = (performance.now() - began) / 1000;
  const [programThen, postgresThen] = spent();
  return { value, program: programThen - program, postgres: postgresThen - postgres };
}
