import { availableParallelism, hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
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
export class MachineTurns {
  readonly places = PLACES;

  constructor(private readonly database: DataSource) {}

  /**
   * Throws `timeout` when no place is free within the given time, and `gave_way` when a refinement was ended for somebody;
   * `giveWay` is aborted then.
   */
  async take<T>(work: (giveWay: AbortSignal) => Promise<T>, patienceMs = Number.POSITIVE_INFINITY): Promise<T> {
    const latest = performance.now() + patienceMs;
    const { runner, place } = await (currentUrgency() === 'person' ? this.waitAsPerson(latest) : this.waitBehindPeople(latest));
    try {
      return await (currentUrgency() === 'refinement' ? this.yielding(runner, work) : work(new AbortController().signal));
    } finally {
      await unlock(runner, place).finally(() => runner.release());
    }
  }

  private async waitAsPerson(latest: number): Promise<Turn> {
    const runner = this.database.createQueryRunner();
    try {
      const free = await freePlace(runner);
      if (free) return { runner, place: free };
      await runner.query('SELECT pg_advisory_lock_shared(hashtext($1))', [AWAITED]);
      try {
        for (;;) {
          await lookAgain(latest);
          const place = await freePlace(runner);
          if (place) return { runner, place };
        }
      } finally {
        await runner.query('SELECT pg_advisory_unlock_shared(hashtext($1))', [AWAITED]);
      }
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  /** Holds no connection while it waits: there may be many. */
  private async waitBehindPeople(latest: number): Promise<Turn> {
    for (;;) {
      const runner = this.database.createQueryRunner();
      try {
        const place = (await isAwaited(runner)) ? null : await freePlace(runner);
        if (place) return { runner, place };
      } catch (error) {
        await runner.release();
        throw error;
      }
      await runner.release();
      await lookAgain(latest);
    }
  }

  private async yielding<T>(runner: QueryRunner, work: (giveWay: AbortSignal) => Promise<T>): Promise<T> {
    const giveWay = new AbortController();
    const watch = setInterval(() => {
      void isAwaited(runner).then(
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
}

interface Turn {
  runner: QueryRunner;
  place: string;
}

/** The name of the place that is now taken; null when there is none. */
async function freePlace(runner: QueryRunner): Promise<string | null> {
  for (let number = 0; number < PLACES; number++) {
    const name = `browser:${hostname()}:${number}`;
    if (await tryLock(runner, name)) return name;
  }
  return null;
}

async function isAwaited(runner: QueryRunner): Promise<boolean> {
  if (!(await tryLock(runner, AWAITED))) return true;
  await unlock(runner, AWAITED);
  return false;
}

async function tryLock(runner: QueryRunner, name: string): Promise<boolean> {
  const [answer] = (await runner.query('SELECT pg_try_advisory_lock(hashtext($1)) AS taken', [name])) as { taken: boolean }[];
  return answer?.taken ?? false;
}

const unlock = (runner: QueryRunner, name: string): Promise<unknown> => runner.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);

async function lookAgain(latest: number): Promise<void> {
  if (performance.now() > latest) throw new ProviderError('timeout', 'every place to measure is taken');
  await sleep(LOOK_AGAIN_MS);
}
