import type { Readable, Writable } from 'node:stream';
import { ProviderError } from '../provider-error.js';

interface Reply {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

type Listener = (method: string, params: unknown, sessionId: string | undefined) => void;

const crashed = (why: string) => new ProviderError('browser_crashed', why);

/** The DevTools protocol over a pair of pipes: JSON messages, each ended by a null byte. */
export class DevToolsPipe {
  private readonly waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  private readonly listeners: Listener[] = [];
  private readonly parts: Buffer[] = [];
  private last = 0;
  private isEnded = false;

  constructor(
    private readonly commands: Writable,
    answers: Readable,
  ) {
    for (const pipe of [commands, answers]) pipe.on('error', () => this.end());
    answers.on('data', (chunk: Buffer) => this.read(chunk));
  }

  get ended(): boolean {
    return this.isEnded;
  }

  /** A DevTools command; answers its result. */
  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.isEnded) return reject(crashed('the browser ended'));
      const id = ++this.last;
      this.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.commands.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  }

  /** What the browser tells unasked, from now on. */
  onEvent(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Nobody answers any more. */
  end(): void {
    this.isEnded = true;
    for (const { reject } of this.waiting.values()) reject(crashed('the browser ended'));
    this.waiting.clear();
  }

  private read(chunk: Buffer): void {
    let rest = chunk;
    for (let zero = rest.indexOf(0); zero >= 0; zero = rest.indexOf(0)) {
      this.parts.push(rest.subarray(0, zero));
      this.hear(JSON.parse(Buffer.concat(this.parts.splice(0)).toString()) as Reply);
      rest = rest.subarray(zero + 1);
    }
    this.parts.push(rest);
  }

  private hear({ id = 0, method, params, sessionId, result, error }: Reply): void {
    if (method) for (const listener of this.listeners) listener(method, params, sessionId);
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) asked?.reject(crashed(error.message));
    else asked?.resolve(result);
  }
}
