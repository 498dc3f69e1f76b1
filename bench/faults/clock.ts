import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`);

/** Whose clock jumps: a process of ours, or the database's machine. */
export type ClockOwner = 'web' | 'worker' | 'database';
export const CLOCK_OWNERS: readonly ClockOwner[] = ['web', 'worker', 'database'];

/**
 * The clocks of the processes, moved by libfaketime (package `faketime`): what every process asks the system for, so that
 * libraries and PostgreSQL see the jump too. Time that only passes (timers, deadlines) is left alone, as by a true jump.
 */
export class Clocks {
  readonly library = LIBRARIES.find((path) => existsSync(path));

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    for (const owner of CLOCK_OWNERS) this.jump(owner, 0);
  }

  /** Seconds beside the true time. */
  jump(owner: ClockOwner, seconds: number): void {
    writeFileSync(this.fileOf(owner), `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 });
  }

  environment(owner: ClockOwner): Record<string, string> {
    if (!this.library) return {};
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.fileOf(owner),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  private fileOf(owner: ClockOwner): string {
    return join(this.folder, `clock-${owner}`);
  }
}
