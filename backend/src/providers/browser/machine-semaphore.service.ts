import { availableParallelism, hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Release, SessionLocks } from '../../common/database/session-locks.service.js';
import { ProviderError } from '../provider-error.js';
import { currentUrgency } from './urgency.js';

/** Measurements that one machine makes at once: a browser and Lighthouse want two cores, or they shift each other's scores. */
const PLACES = Math.max(1, Math.floor(availableParallelism() / 2));
const LOOK_AGAIN_MS = 200;
/** Held, shared, by each person who waits; locks of this machine alone. */
const AWAITED = `browser:${hostname()}:awaited`;

/**
 * Turns at the machine's processor, also between worker processes; a killed process's turn ends with its connection.
 * People go before batches; a refinement ends at once when somebody waits.
 */
@Injectable()
export class MachineSemaphore {
  readonly places = PLACES;

  constructor(private readonly locks: SessionLocks) {}

  /**
   * Throws `machine_busy` when no place is free within the given time, and `gave_way` when a refinement was ended for somebody;
   * `giveWay` is aborted then.
   */
  async take<T>(work: (giveWay: AbortSignal) => Promise<T>, patienceMs = Number.POSITIVE_INFINITY): Promise<T> {
    const latest = performance.now() + patienceMs;
    const leave = await (currentUrgency() === 'person' ? this.waitAsPerson(latest) : this.waitBehindPeople(latest));
    try {
      return await (currentUrgency() === 'refinement' ? this.yielding(work) : work(new AbortController().signal));
    } finally {
      await leave();
    }
  }

  private async waitAsPerson(latest: number): Promise<Release> {
    const free = await this.freePlace();
    if (free) return free;
    let awaiting: Release | null = null;
    try {
      for (;;) {
        // somebody may be looking at this very moment whether anybody waits
        awaiting ??= await this.locks.take(AWAITED, 'shared');
        await lookAgain(latest);
        const place = await this.freePlace();
        if (place) return place;
      }
    } finally {
      await awaiting?.();
    }
  }

  private async waitBehindPeople(latest: number): Promise<Release> {
    for (;;) {
      const place = (await this.locks.isTaken(AWAITED)) ? null : await this.freePlace();
      if (place) return place;
      await lookAgain(latest);
    }
  }

  private async yielding<T>(work: (giveWay: AbortSignal) => Promise<T>): Promise<T> {
    const giveWay = new AbortController();
    const watch = setInterval(() => {
      void this.locks.isTaken(AWAITED).then(
        (awaited) => awaited && giveWay.abort(),
        () => undefined,
      );
    }, LOOK_AGAIN_MS);
    try {
      return await work(giveWay.signal);
    } catch (error) {
      throw giveWay.signal.aborted ? new ProviderError('gave_way') : error;
    } finally {
      clearInterval(watch);
    }
  }

  /** Null when every place is taken. */
  private async freePlace(): Promise<Release | null> {
    for (let number = 0; number < PLACES; number++) {
      const release = await this.locks.take(`browser:${hostname()}:${number}`);
      if (release) return release;
    }
    return null;
  }
}

async function lookAgain(latest: number): Promise<void> {
  if (performance.now() > latest) throw new ProviderError('machine_busy', 'every place to measure is taken');
  await sleep(LOOK_AGAIN_MS);
}
