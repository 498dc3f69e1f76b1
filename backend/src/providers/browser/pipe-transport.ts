import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer-core';

/** Carries DevTools messages over a pair of pipes: JSON texts, each ended by a null byte. */
export class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  private readonly parts: Buffer[] = [];

  constructor(
    private readonly commands: Writable,
    answers: Readable,
  ) {
    for (const pipe of [commands, answers]) pipe.on('error', () => this.close());
    answers.on('data', (chunk: Buffer) => this.read(chunk));
  }

  send(message: string): void {
    this.commands.write(`${message}\0`);
  }

  close(): void {
    this.onclose?.();
  }

  private read(chunk: Buffer): void {
    let rest = chunk;
    for (let zero = rest.indexOf(0); zero >= 0; zero = rest.indexOf(0)) {
      this.parts.push(rest.subarray(0, zero));
      const message = Buffer.concat(this.parts.splice(0)).toString();
      // one message per task, as from a socket
      setImmediate(() => this.onmessage?.(message));
      rest = rest.subarray(zero + 1);
    }
    this.parts.push(rest);
  }
}
