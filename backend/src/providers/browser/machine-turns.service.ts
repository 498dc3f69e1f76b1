import { availableParallelism, hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProviderError } from '../provider-error.js';

/** Measurements that one machine makes at once: a browser and Lighthouse want two cores, or they shift each other's scores. */
const PLACES = Math.max(1, Math.floor(availableParallelism() / 2));
const LOOK_AGAIN_MS = 200;

/** Turns at the machine's processor, also between worker processes; a killed process's turn ends with its connection. */
@Injectable()
export class MachineTurns {
  constructor(private readonly database: DataSource) {}

  /** Throws `timeout` when no place is free within the given time. */
  async take<T>(work: () => Promise<T>, patienceMs = Number.POSITIVE_INFINITY): Promise<T> {
    const runner = this.database.createQueryRunner();
    const latest = performance.now() + patienceMs;
    const place = async (): Promise<string> => {
      for (;;) {
        for (let number = 0; number < PLACES; number++) {
          const name = `browser:${hostname()}:${number}`;
          const [answer] = (await runner.query('SELECT pg_try_advisory_lock(hashtext($1)) AS taken', [name])) as { taken: boolean }[];
          if (answer?.taken) return name;
        }
        if (performance.now() > latest) throw new ProviderError('timeout', 'every place to measure is taken');
        await sleep(LOOK_AGAIN_MS);
      }
    };
    try {
      const name = await place();
      try {
        return await work();
      } finally {
        await runner.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
      }
    } finally {
      await runner.release();
    }
  }
}
