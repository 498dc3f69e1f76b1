import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SessionLocks } from '../../../common/database/session-locks.service.js';
import { conflict } from '../../../common/errors.js';
import { t } from '../../../rules/language.rules.js';

/** Analyses of pages that one process makes side by side. */
const AT_ONCE = 4;

/** One analysis of a page at a time, across all processes (specification 2, section 4). */
@Injectable()
export class PageLock {
  /** Up to 30 s, in steps of one second. */
  waitMs = 30_000;
  stepMs = 1000;
  private held = 0;

  constructor(private readonly locks: SessionLocks) {}

  /** Runs the work exclusively under its name; 409 on timeout. */
  async alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.waitMs;
    for (;;) {
      const release = await this.take(name);
      if (release) return work().finally(release);
      if (performance.now() >= deadline)
        throw conflict('analysis_running', t`Une analyse de cette page est déjà en cours. Réessayez dans un instant.`);
      await sleep(this.stepMs);
    }
  }

  private async take(name: string): Promise<(() => Promise<void>) | null> {
    if (this.held >= AT_ONCE) return null;
    this.held++;
    const release = await this.locks.take(name).catch((error: unknown) => {
      this.held--;
      throw error;
    });
    if (!release) this.held--;
    return (
      release &&
      (async () => {
        this.held--;
        await release();
      })
    );
  }
}
