// A vendor’s API on 127.0.0.1 for tests, benchmarks and local use. Started by Node itself too: erasable TypeScript only,
// imports with `.ts`.
import { channel } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface EmulatorRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** Parsed JSON; the text when it is none; undefined when empty. */
  body: unknown;
}

export interface Answer {
  status?: number;
  /** A text goes out as it is, anything else as JSON. */
  body: unknown;
  headers?: Record<string, string>;
}

/** An answer in place of the normal one. With a delay alone, the normal answer comes late. */
export interface Fault {
  /** A part of “METHOD /path?query body”; without it every call matches. */
  match?: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  /** How many calls it is for; without it, all until the reset. */
  times?: number;
  /** Closes the connection without an answer. */
  cut?: boolean;
}

/** A call in the journal; `status` is null when it was cut. */
export interface JournalEntry {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
}

export interface EmulatorOptions {
  port?: number;
  /** Every answer comes after this time. */
  latencyMs?: number;
}

export interface Vendor {
  answer: (request: EmulatorRequest) => Answer;
  /** Forgets tasks and counters. */
  reset?: () => void;
  /** A control call of its own, e.g. “POST fire”. */
  control?: (call: string, body: unknown) => Promise<Answer> | undefined;
}

export interface Emulator {
  readonly url: string;
  /** Every call since the start or the reset, the oldest first (the last 20'000). */
  readonly requests: readonly JournalEntry[];
  fault(fault: Fault): void;
  reset(): void;
  stop(): Promise<void>;
}

const JOURNAL_LENGTH = 20_000;
const CONTROL = '/__emulator/';
/** Told in this process when a call was taken whose answer comes later than any client waits. */
export const UNANSWERED = 'emulator:unanswered';
const LATER_MS = 5 * 60_000;

export async function startEmulator(vendor: Vendor, { port = 0, latencyMs = 0 }: EmulatorOptions = {}): Promise<Emulator> {
  const requests: JournalEntry[] = [];
  let faults: Fault[] = [];
  const ending = new AbortController();

  const reset = () => {
    faults = [];
    requests.length = 0;
    vendor.reset?.();
  };
  const takeFault = (call: string) => {
    const fault = faults.find(({ match }) => !match || call.includes(match));
    if (fault?.times !== undefined && --fault.times <= 0) faults = faults.filter((other) => other !== fault);
    return fault;
  };
  const control = async (request: EmulatorRequest): Promise<Answer> => {
    const call = `${request.method} ${request.path.slice(CONTROL.length)}`;
    if (call === 'GET requests') return { body: requests };
    if (call === 'POST reset') reset();
    else if (call === 'POST faults') faults.push({ ...(request.body as Fault) });
    else return (await vendor.control?.(call, request.body)) ?? { status: 404, body: { error: 'unknown control' } };
    return { body: { ok: true } };
  };

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(message);
    const url = new URL(message.url ?? '/', 'http://emulator');
    const request: EmulatorRequest = {
      method: message.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers as Record<string, string>,
      body: parse(text),
    };
    if (url.pathname.startsWith(CONTROL)) return send(response, await control(request));
    const entry: JournalEntry = { ...request, query: plain(url.searchParams), status: null };
    if (requests.length >= JOURNAL_LENGTH) requests.shift();
    requests.push(entry);
    const fault = takeFault(`${request.method} ${decodeURIComponent(message.url ?? '')} ${text}`);
    const delay = (fault?.delayMs ?? 0) + latencyMs;
    if (delay > LATER_MS) channel(UNANSWERED).publish(entry);
    if (delay > 0) await sleep(delay, undefined, { signal: ending.signal });
    if (fault?.cut) {
      message.socket.destroy();
      return;
    }
    const replaces = fault && (fault.status !== undefined || 'body' in fault);
    const answer = replaces ? { body: '', ...fault } : vendor.answer(request);
    entry.status = answer.status ?? 200;
    send(response, answer);
  }

  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      if (!ending.signal.aborted) send(response, { status: 500, body: `emulator: ${String(error)}` });
    });
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fault: (fault) => void faults.push({ ...fault }),
    reset,
    stop: () =>
      new Promise((done) => {
        ending.abort();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function plain(query: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(query.keys())) {
    const all = query.getAll(name);
    values[name] = all.length > 1 ? all : (all[0] ?? '');
  }
  return values;
}

function send(response: ServerResponse, { status = 200, body, headers = {} }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html; charset=utf-8' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
