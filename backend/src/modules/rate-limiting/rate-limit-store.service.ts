import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { DataSource } from 'typeorm';
import { countTogether } from '../../common/count-together.js';
import { prepared } from '../../common/database/prepared.js';
import { PreparedStatements } from '../../common/database/prepared-statements.service.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { Every } from '../../common/jobs/schedule.js';

/** From when on the attempt after the `hits`th may come; $2 attempts are free (null), $3 is the longest wait in seconds. */
const OPENS = (hits: string) =>
  `CASE WHEN ${hits} >= $2::int THEN now() + make_interval(secs => least($3::float8, 30 * power(2, least(${hits} - $2::int, 20)))) END`;

export type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** What is counted in a window, and when it ends. */
export interface Window {
  hits: number;
  wait_ms: number;
}

/**
 * Nobody's answer waits for the disk: every process sees each count at once, and a database that breaks down forgets those of its last
 * half second. Wrong passwords (`attempt`) wait.
 */
const COUNT = prepared(
  `WITH asked AS MATERIALIZED (SELECT * FROM unnest($1::text[], $2::int[], $3::float8[]) AS asked(key, hits, seconds)),
   counted AS (
     INSERT INTO rate_limits AS known (key, hits, expires_at)
       SELECT key, hits, now() + make_interval(secs => seconds) FROM asked, set_config('synchronous_commit', 'off', true) WHERE hits > 0
     ON CONFLICT (key) DO UPDATE SET
       hits = CASE WHEN known.expires_at > now() THEN known.hits + excluded.hits ELSE excluded.hits END,
       expires_at = CASE WHEN known.expires_at > now() THEN known.expires_at ELSE excluded.expires_at END
     RETURNING key, hits, expires_at)
   SELECT key, hits, greatest(0, extract(epoch FROM expires_at - now()) * 1000)::int AS wait_ms FROM (
     SELECT key, hits, expires_at FROM counted UNION ALL
     SELECT known.key, known.hits, known.expires_at FROM asked JOIN rate_limits known ON known.key = asked.key
      WHERE asked.hits = 0 AND known.expires_at > now()) found`,
);

/**
 * Counts requests in PostgreSQL, so that all processes share one count: what arrives while a statement is under way is counted
 * by the next one. A window begins with its first request and ends after its time, however many requests are refused meanwhile.
 */
@Injectable()
export class RateLimitStore implements ThrottlerStorage {
  private readonly windows = countTogether<Window, number>(async (asked) => {
    const rows = await this.statements.query<Window & { key: string }>(COUNT, [
      asked.map(({ key }) => key),
      asked.map(({ count }) => count),
      asked.map(({ detail: windowMs = 0 }) => windowMs / 1000),
    ]);
    return new Map(rows.map((row) => [row.key, row]));
  });

  constructor(
    private readonly database: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

  async increment(key: string, windowMs: number, max: number): Promise<Counted> {
    const { hits, wait_ms } = await this.count(key, windowMs, 1);
    return countedOf(hits, wait_ms, max);
  }

  /** So many requests more in the running window, or in one that begins. */
  count(key: string, windowMs: number, times: number): Promise<Window> {
    return this.windows.count(key, windowMs, times);
  }

  /** Undefined: none is running. */
  look(key: string): Promise<Window | undefined> {
    return this.windows.look(key);
  }

  /** Takes one request back; answers how many are left counted. */
  async refund(key: string): Promise<number> {
    const [row] = returnedRows(
      await this.database.query<{ hits: number }[]>(
        'UPDATE rate_limits SET hits = greatest(0, hits - 1) WHERE key = $1 AND expires_at > now() RETURNING hits',
        [key],
      ),
    );
    return row?.hits ?? 0;
  }

  /**
   * One more attempt, unless the next one still has to wait: then the seconds left, and nothing is counted. From the `max`th
   * on the wait begins with half a minute and doubles up to `longestMs`; it is forgotten after a quiet day.
   */
  async attempt(key: string, max: number, longestMs: number): Promise<{ hits: number; seconds: number }> {
    const [counted] = await this.database.query<{ hits: number }[]>(
      `INSERT INTO rate_limits AS known (key, hits, expires_at, opens_at) VALUES ($1, 1, now() + interval '1 day', ${OPENS('1')})
       ON CONFLICT (key) DO UPDATE SET
         hits = CASE WHEN known.expires_at > now() THEN known.hits + 1 ELSE 1 END,
         opens_at = ${OPENS('(CASE WHEN known.expires_at > now() THEN known.hits + 1 ELSE 1 END)')},
         expires_at = excluded.expires_at
       WHERE known.opens_at IS NULL OR known.opens_at <= now()
       RETURNING hits`,
      [key, max, longestMs / 1000],
    );
    if (counted) return { hits: counted.hits, seconds: 0 };
    const [waiting] = await this.database.query<{ hits: number; seconds: number }[]>(
      'SELECT hits, greatest(1, ceil(extract(epoch FROM opens_at - now())))::int AS seconds FROM rate_limits WHERE key = $1',
      [key],
    );
    return waiting ?? { hits: 0, seconds: 1 };
  }

  async forget(key: string): Promise<void> {
    await this.database.query('DELETE FROM rate_limits WHERE key = $1', [key]);
  }

  /** Deletes the windows that have ended; answers how many. */
  @Every(300, { name: 'rate-limit-cleanup', title: 'Oubli des limites de débit échues', by: 'everybody' })
  async clean(): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>('DELETE FROM rate_limits WHERE expires_at <= now()');
    return count;
  }
}

export function countedOf(totalHits: number, waitMs: number, max: number): Counted {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return { totalHits, timeToExpire: seconds, isBlocked: totalHits > max, timeToBlockExpire: seconds };
}
