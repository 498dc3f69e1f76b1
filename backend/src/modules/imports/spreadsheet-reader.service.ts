import { fork } from 'node:child_process';
import { PassThrough, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { boundChild, isHeapFull } from '../../common/bounded-child.js';
import type { Problem } from '../../common/errors.js';
import { refusal } from './import-problems.js';
import { ROWS_FD } from './spreadsheet/copied-rows.js';
import { isXls } from './spreadsheet/file-kind.js';
import type { ReadMessage, ReadOrder } from './spreadsheet/spreadsheet-child.js';

const CHILD = fileURLToPath(new URL('./spreadsheet/spreadsheet-child.js', import.meta.url));
/** An honest file of 5 MB takes one to three seconds of a core. */
const PROCESSOR_MS = 20_000;
const PATIENCE_MS = 120_000;
/** Honest files of 5 MB take 100 to 220 MB. */
const MAX_MEMORY_BYTES = 280_000_000;
/** The library for Excel 97–2003 reads a file at once and needs 0.5 kB per cell. */
const MAX_MEMORY_BYTES_XLS = 400_000_000;
const TOO_BIG = 'le fichier demande trop de mémoire ou de temps. Enregistrez la feuille en CSV, ou partagez-la, et réessayez.';

export type ReadTable = Omit<Extract<ReadMessage, { type: 'table' }>, 'type'> & {
  /** Normalised rows in the order of the file, for COPY_ROWS, while they are made; fails when the reading does. */
  rows: AsyncIterable<Uint8Array>;
};

/** Reads spreadsheets in a bounded process, one at a time. */
@Injectable()
export class SpreadsheetReader implements OnModuleDestroy {
  private queue: Promise<void> = Promise.resolve();
  private stop: (() => void) | undefined;

  read(order: ReadOrder): Promise<ReadTable> {
    return new Promise((resolve, reject) => {
      this.queue = this.queue.then(() => this.runChild(order, resolve, reject)).catch(reject);
    });
  }

  onModuleDestroy(): void {
    this.stop?.();
  }

  /** Ends with the process. */
  private runChild(order: ReadOrder, onTable: (table: ReadTable) => void, onRefusal: (problem: Problem) => void): Promise<void> {
    // no environment: a process that parses foreign files must not know secrets
    const child = fork(CHILD, {
      execArgv: [
        `--max-old-space-size=${isXls(order.file) ? 250 : 180}`,
        '--max-semi-space-size=32', // rows live shortly: a seventh of the reader's time was collecting them
        '--disable-warning=ExperimentalWarning',
      ],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'], // the last one is ROWS_FD
      serialization: 'advanced',
    });
    this.stop = () => child.kill('SIGKILL');
    const rows = new PassThrough();
    rows.on('error', () => undefined); // thrown where the rows are read
    let failure: Problem | undefined;
    let complete = false;
    const memoryBytes = isXls(order.file) ? MAX_MEMORY_BYTES_XLS : MAX_MEMORY_BYTES;
    const unbound = boundChild(child, { processorMs: PROCESSOR_MS, memoryBytes, patienceMs: PATIENCE_MS }, (ending) => {
      failure ??= ending === 'exceeded' ? refusal('parse', TOO_BIG) : refusal('reading_failed');
    });
    child.on('message', (message: ReadMessage) => {
      if (message.type === 'table') onTable({ ...message, rows });
      if (message.type === 'refused') failure ??= refusal(message.code, message.detail);
      if (message.type === 'end') complete = true;
    });
    const pipe = child.stdio[ROWS_FD] as Readable | undefined;
    pipe?.on('data', (bytes: Buffer) => rows.write(bytes)); // read continuously: a full pipe would block the process
    pipe?.on('error', () => undefined); // the process has ended, see below
    child.once('error', () => {
      failure ??= refusal('reading_failed');
    });
    child.send(order);
    return new Promise((ended) => {
      child.once('close', (code, signal) => {
        unbound();
        this.stop = undefined;
        if (complete && !failure) rows.end();
        else {
          failure ??= isHeapFull(code, signal) ? refusal('parse', TOO_BIG) : refusal('reading_failed');
          rows.destroy(failure);
          onRefusal(failure); // without effect after the table
        }
        ended();
      });
    });
  }
}
