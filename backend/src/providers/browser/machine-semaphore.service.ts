import { availableParallelism, hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Release, SessionLocks } from '../../common/database/session-locks.service.js';
import { ProviderError } from '../provider-error.js';
import { currentUrgency } from './urgency.js';

/** Concurrent measurements of one machine: browser and Lighthouse need two cores, else they distort each other's scores. */
const PLACES = Math.max(1, Math.floor(availableParallelism() / 2));
const LOOK_AGAIN_MS = 200;
/** Shared lock, held by each person who waits on this machine. */
const AWAITED = `browser:${hostname()}:awaited`;

/**
 * Semaphore for measurements, shared by the worker processes of a machine. A killed process releases it with its connection. People go
 * before batches; a refinement is preempted when a person waits.
 */
@Injectable()
export class MachineSemaphore {
  readonly places = PLACES;

  constructor(private readonly locks: SessionLocks) {}

  /**
   * Throws `machine_busy` when no slot is free within the given time, and `gave_way` when a refinement was preempted, after aborting
   * `preempted`.
   */
  async take<T>(work: (preempted: AbortSignal) => Promise<T>, patienceMs = Number.POSITIVE_INFINITY): Promise<T> {
    const latest = performance.now() + patienceMs;
    const leave = await (currentUrgency() === 'person' ? this.acquireForPerson(latest) : this.acquireForBatch(latest));
    try {
      return await (currentUrgency() === 'refinement' ? this.runPreemptible(work) : work(new AbortController().signal));
    } finally {
      await leave();
    }
  }

  private async acquireForPerson(latest: number): Promise<Release> {
    const free = await this.freePlace();
    if (free) return free;
    let awaiting: Release | null = null;
    try {
      for (;;) {
        // taken again each time: a batch may just have checked it
        awaiting ??= await this.locks.take(AWAITED, 'shared');
        await lookAgain(latest);
        const place = await this.freePlace();
        if (place) return place;
      }
    } finally {
      await awaiting?.();
    }
  }

  private async acquireForBatch(latest: number): Promise<Release> {
    for (;;) {
      const place = (await this.locks.isTaken(AWAITED)) ? null : await this.freePlace();
      if (place) return place;
      await lookAgain(latest);
    }
  }

  private async runPreemptible<T>(work: (preempted: AbortSignal) => Promise<T>): Promise<T> {
    const preempted = new AbortController();
    const watch = setInterval(() => {
      void this.locks.isTaken(AWAITED).then(
        (awaited) => awaited && preempted.abort(),
        () => undefined,
      );
    }, LOOK_AGAIN_MS);
    try {
      return await work(preempted.signal);
    } catch (error) {
      throw preempted.signal.aborted ? new ProviderError('gave_way') : error;
    } finally {
      clearInterval(watch);
    }
  }

  /** Returns null when every slot is taken. */
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
