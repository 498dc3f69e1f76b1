import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Client } from 'pg';

interface Compressing extends Writable {
  resume(): unknown;
}

/** All that a COPY … TO STDOUT sends, in bytes; nothing is done with it but what `through` does. */
export async function copyOut(client: Client, statement: string, through?: Compressing): Promise<number> {
  through?.resume();
  const parts: Buffer[] = [];
  let waiting = 0;
  const pass = () => {
    if (waiting > 0) through?.write(Buffer.concat(parts.splice(0)));
    waiting = 0;
  };
  const all = await new Promise<number>((done, failed) => {
    let bytes = 0;
    client.query({
      submit: (connection: { query(text: string): void }) => connection.query(statement),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => {
        bytes += chunk.length;
        if (!through) return;
        parts.push(chunk);
        waiting += chunk.length;
        if (waiting > 2 ** 16) pass();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => done(bytes),
      handleError: failed,
    } as never);
  });
  if (through) {
    pass();
    through.end();
    await once(through, 'end');
  }
  return all;
}
