import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Longer than a request needs to follow the connection that it opened. */
const ARRIVING_MS = 300;

/**
 * A process that is told to end takes no more connections, and answers those that it has taken. Node's own end would cut
 * a connection whose request has not arrived yet, as if it were idle.
 */
@Injectable()
export class GracefulEnd implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    const server: unknown = this.host.httpAdapter?.getHttpServer?.();
    if (!signal || !(server instanceof Server) || !server.listening) return;
    Server.prototype.close.call(server);
    await sleep(ARRIVING_MS);
  }
}
