import { backoffMs } from '../../../backend/src/rules/backoff.rules';
import { EventStreamReader } from './event-stream';

/** How the states are read; `pause` is a parameter so that tests do not wait. */
export interface Follow<State> {
  /** Opens the stream; rejects when it cannot be had. */
  openStream: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readOnce: (signal: AbortSignal) => Promise<State>;
  isOver: (state: State) => boolean;
  onState: (state: State) => void;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Whether trying again is pointless, as after a sign-out. */
  isFatal: (error: unknown) => boolean;
}

/** The number of streams that may fail without a state before polling begins. */
const PATIENCE = 2;
const POLL_MS = 2000;
/** The number of polls after which a stream is tried again. */
const POLLS = 15;
const BACKOFF = { firstMs: 500, maxMs: 8000 };

/** Follows long-running work to its end by server-sent events, which are reopened when they break off, or else by polling every two seconds. */
export async function follow<State>(source: Follow<State>, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await readStream(source, signal);
    if (outcome === 'over' || signal.aborted) return;
    failures = outcome === 'broken' ? 0 : failures + 1;
    if (failures < PATIENCE) await source.pause(backoffMs(failures + 1, BACKOFF, 0.5), signal);
    else if (await poll(source, signal)) return;
  }
}

async function readStream<State>({ openStream, onState, isOver, isFatal }: Follow<State>, signal: AbortSignal) {
  let received = false;
  let chunks: ReadableStreamDefaultReader<string> | undefined;
  try {
    const events = new EventStreamReader();
    chunks = (await openStream(signal)).pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
    for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) {
      for (const data of events.push(chunk.value)) {
        const state = JSON.parse(data) as State;
        received = true;
        onState(state);
        if (isOver(state)) return 'over';
      }
    }
  } catch (error) {
    if (isFatal(error)) throw error;
  } finally {
    chunks?.cancel().catch(() => undefined);
  }
  return received ? 'broken' : 'silent';
}

async function poll<State>({ readOnce, onState, isOver, isFatal, pause }: Follow<State>, signal: AbortSignal): Promise<boolean> {
  for (let question = 0; question < POLLS && !signal.aborted; question++) {
    try {
      const state = await readOnce(signal);
      onState(state);
      if (isOver(state)) return true;
    } catch (error) {
      if (isFatal(error)) throw error;
    }
    await pause(POLL_MS, signal);
  }
  return signal.aborted;
}

/** Resolves after `ms`, or at once when aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, ms);
    signal.addEventListener('abort', stop);
  });
}
