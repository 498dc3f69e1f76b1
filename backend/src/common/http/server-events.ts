import type { OutgoingHttpHeaders } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../../rules/language.rules.js';
import { Notifier } from '../database/notifier.service.js';
import { Problem } from '../errors.js';
import type { SessionUser } from './access.js';
import { isForAdministrators, withoutDetails } from './technical-details.js';

export interface Follow<T> {
  request: FastifyRequest;
  reply: FastifyReply;
  channel: string;
  /** Only notifications with this payload matter. */
  topic: string;
  read: () => Promise<T>;
  isOver: (state: T) => boolean;
}

/** Whether the session that opened a stream still is one. */
export abstract class StreamSessions {
  abstract isOpen(user: SessionUser): Promise<boolean>;
}

/** Channel for accounts whose sessions ended, whose role changed or that were disabled; the payload is the account's id. */
export const SESSIONS_CHANNEL = 'sessions';
/** Changes come in bursts: one event for all within this time. */
const QUIET_MS = 150;
/** Notifications can be lost; and proxies close silent connections. */
const LOOK_AGAIN_MS = 5000;
/** Maximum of open streams per account, or per address (an IPv6 network of 64 bits) without one. */
const MOST_STREAMS = 20;

/** Server-sent events that carry the whole state, so that a reconnecting client needs no replay. */
@Injectable()
export class ServerEvents implements BeforeApplicationShutdown {
  protected lookAgainMs = LOOK_AGAIN_MS;
  private readonly logger = new Logger(ServerEvents.name);
  private readonly open = new Map<string, number>();
  private readonly ends = new Set<() => void>();

  constructor(
    private readonly notifier: Notifier,
    private readonly sessions: StreamSessions,
  ) {}

  /** Closes the streams; clients reconnect to another process. */
  beforeApplicationShutdown(): void {
    for (const end of this.ends) end();
  }

  /** Resolves when the subject is complete, the client is gone or its session has ended. */
  async follow<T>(follow: Follow<T>): Promise<void> {
    const { user } = follow.request as { user?: SessionUser };
    const owner = user?.id ?? normalizeIp(follow.request.ip);
    const count = (this.open.get(owner) ?? 0) + 1;
    if (count > MOST_STREAMS) throw tooManyStreams();
    this.open.set(owner, count);
    try {
      await this.stream(follow, user);
    } finally {
      const left = (this.open.get(owner) ?? 1) - 1;
      if (left > 0) this.open.set(owner, left);
      else this.open.delete(owner);
    }
  }

  private async stream<T>({ request, reply, channel, topic, read, isOver }: Follow<T>, user: SessionUser | undefined): Promise<void> {
    const first = await read(); // fails with a normal error before the stream opens
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    reply.hijack();
    reply.raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    let dirty = false;
    let wake: () => void = () => undefined;
    const look = () => {
      dirty = true;
      wake();
    };
    const stops = await Promise.all([
      this.notifier.listen(channel, (payload) => payload === topic && look()),
      user && this.notifier.listen(SESSIONS_CHANNEL, (payload) => payload === user.id && look()),
    ]);
    let gone = false;
    const end = () => {
      gone = true;
      wake();
    };
    request.raw.once('close', end);
    this.ends.add(end);
    try {
      let sent = '';
      for (let state = first; !gone; state = await read()) {
        if (user && !(await this.sessions.isOpen(user))) break;
        const text = JSON.stringify(isForAdministrators(request) ? state : withoutDetails(state));
        reply.raw.write(text === sent ? ': waiting\n\n' : `data: ${text}\n\n`);
        sent = text;
        if (isOver(state)) break;
        if (!dirty) await pause(this.lookAgainMs, (early) => (wake = early));
        await pause(QUIET_MS, () => undefined);
        dirty = false;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'event stream broke off');
    } finally {
      this.ends.delete(end);
      for (const stop of stops) stop?.();
      reply.raw.end();
    }
  }
}

const tooManyStreams = () =>
  new Problem(
    429,
    'too_many_streams',
    'Too many streams',
    t`Trop de suivis sont ouverts en même temps. Fermez des onglets, puis réessayez.`,
    undefined,
    { 'retry-after': '5' },
  );

function pause(ms: number, offer: (early: () => void) => void): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    offer(() => {
      clearTimeout(timer);
      done();
    });
  });
}
