import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const writeSome = promisify(write);
const FULL_PIPE_MS = 5;

/** `scripts/cli.mjs` passes the standard output for results as this descriptor; all other output goes to standard error. */
const ANSWER = Number(process.env.ANSWER_FD ?? 1);
const ERRORS = 2;

const gone = new Set<number>();
let written = Promise.resolve();

/** The answer of a command, on the standard output, in the order of the calls; fulfilled when all of it and all before is there. */
export const answer = (...lines: string[]): Promise<void> => writeInOrder(ANSWER, lines);

/** What is written beside the answer: refusals, remarks. */
export const remark = (...lines: string[]): Promise<void> => writeInOrder(ERRORS, lines);

/** Answers, and the exit code of a command that did its work. */
export async function done(...lines: string[]): Promise<0> {
  await answer(...lines);
  return 0;
}

/** Prints why a command failed and returns its exit code. */
export async function refuse(...reasons: string[]): Promise<1> {
  await remark(...reasons);
  return 1;
}

function writeInOrder(stream: number, lines: string[]): Promise<void> {
  written = written.then(() => writeWhole(stream, lines));
  return written;
}

/** Waits for a slow reader; after EPIPE the rest is dropped and the command continues. */
async function writeWhole(stream: number, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  for (let written = 0; written < bytes.length && !gone.has(stream); ) {
    try {
      written += (await writeSome(stream, bytes, written)).bytesWritten;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') gone.add(stream);
      else if (code === 'EAGAIN') await sleep(FULL_PIPE_MS);
      else throw error;
    }
  }
}
