import type { Client } from 'pg';

/** All that a COPY … TO STDOUT sends, in bytes; nothing is done with it. */
export function copyOut(client: Client, statement: string): Promise<number> {
  return new Promise((done, failed) => {
    let bytes = 0;
    client.query({
      submit: (connection: { query(text: string): void }) => connection.query(statement),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => (bytes += chunk.length),
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => done(bytes),
      handleError: failed,
    } as never);
  });
}
