import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/env.js';
import { addressOf } from './client-address.js';
import { Metrics } from './metrics.service.js';
import { AnswerLog } from './request-log.js';

export type Headers = Readonly<Record<string, string | number>>;

/** What is asked of a way; `address` names its route, for all tokens. */
export interface EarlyAsk {
  address: string;
}

export interface EarlyVisit {
  request: IncomingMessage;
  from: string;
  body: Buffer | null;
  /** What the framework sends with such an answer. */
  frame: Headers;
}

export interface EarlyAnswer {
  status: number;
  /** As they are written, names and values in turn. */
  headers: readonly string[];
  body?: Buffer | string;
}

/** Answers that may go out before the framework sees their request. */
export interface EarlyWay<Asked extends EarlyAsk = EarlyAsk> {
  /** What a request asks of this way; null = it is another's. */
  asked(request: IncomingMessage): Asked | null;
  /** Null, or a failure: the framework answers, and tells why. */
  answer(asked: Asked, visit: EarlyVisit): Promise<EarlyAnswer | null>;
  /** Whether each good answer of the framework is framed alike; otherwise it is said what to learn from. */
  isFramedAlike: boolean;
}

interface Frame {
  route: string;
  headers: Headers;
}

const EACH_ONES_OWN = /^(ratelimit.*|content-(type|length|encoding)|etag|date|connection|keep-alive|transfer-encoding|set-cookie)$/;

/**
 * What is quickly told whether it is plain and good goes out before the framework sees the request, with the headers that the framework
 * gave to such an answer, and is counted, logged and measured as its own. Everything else goes the ordinary way, with its body.
 */
@Injectable()
export class EarlyDoor {
  private readonly ways: EarlyWay[] = [];
  private readonly frames = new Map<string, Frame>();
  private readonly learning = new WeakMap<IncomingMessage, { address: string; own: object }>();
  private readonly bodies = new WeakMap<IncomingMessage, Buffer>();
  private readonly log = new AnswerLog();
  private inWork = 0;

  constructor(private readonly metrics: Metrics) {}

  opens<Asked extends EarlyAsk>(way: EarlyWay<Asked>): void {
    this.ways.push(way);
  }

  /** What the framework sends with this answer, whose own headers are these, goes with the next ones. */
  learn(request: IncomingMessage, { address }: EarlyAsk, own: object): void {
    if (!this.frames.has(address)) this.learning.set(request, { address, own });
  }

  /** Before the framework's own listener. */
  listen(fastify: FastifyInstance, { trustProxy, requestsAtOnce }: Pick<Config, 'trustProxy' | 'requestsAtOnce'>): void {
    fastify.addHook('onResponse', async (request, reply) => this.learned(request, reply));
    fastify.addHook('preParsing', (request, _reply, payload, done) => {
      const body = this.bodies.get(request.raw);
      done(null, body ? Readable.from([body]) : payload);
    });
    const { server } = fastify;
    const [ordinary] = server.listeners('request') as [RequestListener];
    server.removeListener('request', ordinary);
    server.on('request', (request, response) => {
      const [way, asked] = this.wayOf(request);
      const frame = asked && this.frames.get(asked.address);
      if (asked && !frame && way.isFramedAlike) this.learn(request, asked, {});
      if (!frame || !server.listening || this.inWork >= requestsAtOnce) return ordinary(request, response);
      this.inWork++;
      const from = normalizeIp(addressOf(request, trustProxy));
      this.answer({ way, asked, frame, request, response, from })
        .catch(() => false)
        .then((isAnswered) => {
          this.inWork--;
          if (!isAnswered) ordinary(request, response);
        });
    });
  }

  private wayOf(request: IncomingMessage): [EarlyWay, EarlyAsk] | [null, null] {
    for (const way of this.ways) {
      const asked = way.asked(request);
      if (asked) return [way, asked];
    }
    return [null, null];
  }

  private async answer(visit: {
    way: EarlyWay;
    asked: EarlyAsk;
    frame: Frame;
    request: IncomingMessage;
    response: ServerResponse;
    from: string;
  }): Promise<boolean> {
    const began = performance.now();
    const { way, asked, frame, request, response, from } = visit;
    const body = request.method === 'GET' ? null : await this.bodyOf(request);
    if (!body && request.method !== 'GET') return false;
    const answer = await way.answer(asked, { request, from, body, frame: frame.headers });
    if (!answer) return false;
    response.writeHead(answer.status, answer.headers as string[]).end(answer.body);
    const line = { method: request.method ?? '', route: frame.route, status: answer.status, ms: performance.now() - began };
    this.log.tell(crypto.randomUUID(), line);
    this.metrics.answered(line.method, line.route, line.status, line.ms);
    return true;
  }

  /** What came whole with its headers; a slow body is the framework's. */
  private async bodyOf(request: IncomingMessage): Promise<Buffer | null> {
    await turn();
    const body = request.complete ? (request.read() as Buffer | null) : null;
    if (body) this.bodies.set(request, body);
    return body;
  }

  private learned({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const { address, own } = this.learning.get(raw) ?? {};
    if (!address || !own || reply.statusCode !== 200) return;
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      EACH_ONES_OWN.test(name) || name in own ? [] : [[name, String(value)]],
    );
    this.frames.set(address, { route: routeOptions.url ?? address, headers: Object.fromEntries(headers) });
  }
}

export const flat = (headers: Headers): string[] => Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/** A request as browsers send it: nothing in it that must be looked at before its address. */
export const isPlain = ({ url, headers }: IncomingMessage): boolean =>
  headers.host !== undefined && !url?.includes('%') && !MORE.some((name) => name in headers);

const MORE = ['transfer-encoding', 'expect', 'upgrade'];
