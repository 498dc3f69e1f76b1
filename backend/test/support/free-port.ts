import { createServer } from 'node:net';

/** Below those that systems give to connections that go out: none of them takes such a port between two looks. */
const FIRST = 20_000;
const COUNT = 10_000;
let next = Math.floor(Math.random() * COUNT);

/** A port of this machine that nobody has, for whoever must know it before listening; never the same twice. */
export async function freePort(): Promise<number> {
  const port = FIRST + (next++ % COUNT);
  const server = createServer();
  const isFree = await new Promise<boolean>((done) => {
    server.once('error', () => done(false)).listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
  return isFree ? port : freePort();
}
