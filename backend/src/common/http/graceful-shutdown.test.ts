import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, type INestApplication, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { GracefulShutdown } from './graceful-shutdown.service.js';

@Controller()
class Answers {
  @Post()
  answer(): string {
    return 'answered';
  }
}

@Module({ controllers: [Answers], providers: [GracefulShutdown] })
class Answering {}

let app: INestApplication;
let port: number;
beforeEach(async () => {
  app = await NestFactory.create(Answering, new FastifyAdapter({ return503OnClosing: false }), { logger: false });
  await app.listen(0, '127.0.0.1');
  port = (app.getHttpServer().address() as AddressInfo).port;
});
afterEach(() => app.close());

/** As a signal ends the process. */
async function end(): Promise<void> {
  await app.get(GracefulShutdown).beforeApplicationShutdown('SIGTERM');
  await app.close();
}

function ask(socket: Socket): Promise<string> {
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  return text(socket);
}

describe('a server that is told to end', () => {
  it('answers those who stand in the kernel’s queue', async () => {
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    const ended = end();
    const answers = await Promise.all(sockets.map(ask));
    expect(answers.filter((answer) => answer.endsWith('answered'))).toHaveLength(20);
    await ended;
  });

  it('waits for the request of a connection that it has taken, and takes no other', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(app.getHttpServer(), 'connection');
    const ended = end();
    while (app.getHttpServer().listening) await sleep(5);
    await Promise.race([ended, sleep(700)]);
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    expect(await ask(socket)).toMatch(/answered$/);
    await ended;
  });

  it('does not wait for a connection that was answered and kept', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
    await once(socket, 'data');
    const closed = once(socket, 'end');
    await end();
    await closed;
  });
});
