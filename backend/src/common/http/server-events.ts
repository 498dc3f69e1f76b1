import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Notifier } from '../database/notifier.service.js';

export interface Follow<T> {
  request: FastifyRequest;
  reply: FastifyReply;
  channel: string;
  /** Only notifications with this payload matter. */
  topic: string;
  read: () => Promise<T>;
  isOver: (state: T) => boolean;
}

/** Changes come in bursts: one answer for all that happen within this time. */
const QUIET_MS = 150;
/** Notifications can be lost; and proxies close silent connections. */
const LOOK_AGAIN_MS = 5000;

/** Server-sent events that carry the whole state each time: a reconnecting client needs nothing from before. */
@Injectable()
export class ServerEvents {
  private readonly logger = new Logger(ServerEvents.name);

  constructor(private readonly notifier: Notifier) {}

  /** Resolves when the subject is over or the client is gone. */
  async follow<T>({ request, reply, channel, topic, read, isOver }: Follow<T>): Promise<void> {
    const first = await read(); // fails with a normal error before the stream opens
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    let dirty = false;
    let wake: () => void = () => undefined;
    const stop = await this.notifier.listen(channel, (payload) => {
      if (payload === topic) {
        dirty = true;
        wake();
      }
    });
    let gone = false;
    request.raw.once('close', () => {
      gone = true;
      wake();
    });
    try {
      let sent = '';
      for (let state = first; !gone; state = await read()) {
        const text = JSON.stringify(state);
        reply.raw.write(text === sent ? ': waiting\n\n' : `data: ${text}\n\n`);
        sent = text;
        if (isOver(state)) break;
        if (!dirty) await pause(LOOK_AGAIN_MS, (early) => (wake = early));
        await pause(QUIET_MS, () => undefined);
        dirty = false;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'event stream broke off');
    } finally {
      stop();
      reply.raw.end();
    }
  }
}

function pause(ms: number, offer: (early: () => void) => void): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    offer(() => {
      clearTimeout(timer);
      done();
    });
  });
}
