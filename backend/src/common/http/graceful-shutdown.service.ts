import { Server, type Socket } from 'node:net';
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** The longest that a request may take to follow the connection that it opened. */
const ARRIVING_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** A tick of the event loop so short that it accepted no connection. */
const IDLE_TICK_MS = 1;
const QUEUE_TAKEN_WITHIN_MS = 2_000;

/**
 * Graceful shutdown: accepts no more connections and answers the accepted ones. Node's own close would cut a connection whose request has
 * not arrived yet, as if it were idle.
 */
@Injectable()
export class GracefulShutdown implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Connections without a request so far. */
  private readonly silent = new Set<Socket>();
  private taken = 0;

  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    const server = this.server();
    server?.on('connection', (socket: Socket) => {
      this.taken += 1;
      this.silent.add(socket);
      socket.once('close', () => this.silent.delete(socket));
    });
    server?.on('request', ({ socket }: { socket: Socket }) => this.silent.delete(socket));
  }

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    const server = this.server();
    if (!signal || !server?.listening) return;
    await this.queueTaken();
    Server.prototype.close.call(server);
    for (const deadline = performance.now() + ARRIVING_MS; this.silent.size > 0 && performance.now() < deadline; )
      await sleep(LOOK_EVERY_MS);
  }

  /** Waits until the connections in the kernel's backlog are accepted: closing the socket would reset them. */
  private async queueTaken(): Promise<void> {
    // the current tick may have polled before they arrived
    await nextTick();
    for (const start = performance.now(); performance.now() - start < QUEUE_TAKEN_WITHIN_MS; ) {
      const { taken } = this;
      const begun = performance.now();
      await nextTick();
      if (this.taken === taken && performance.now() - begun < IDLE_TICK_MS) return;
    }
  }

  private server(): Server | null {
    const server: unknown = this.host.httpAdapter?.getHttpServer?.();
    return server instanceof Server ? server : null;
  }
}
