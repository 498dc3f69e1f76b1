import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { DataSource } from 'typeorm';
import { runPrepared } from '../../common/database/prepared-statement.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { isFarFromFull, isRecent, mayPend, RECENT_MS, type RecentWindow } from './recent-window.js';

type WindowState = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** SQL: earliest time after the `hits`th attempt; $2 attempts are free, $3 is the maximum wait in seconds. */
const OPENS = (hits: string) =>
  `CASE WHEN ${hits} >= $2::int THEN now() + make_interval(secs => least($3::float8, 30 * power(2, least(${hits} - $2::int, 20)))) END`;

/** Adds to several windows; in the order of their keys, so that two processes never wait for each other. */
const COUNT = `INSERT INTO rate_limits AS known (key, hits, expires_at)
  SELECT key, hits, now() + make_interval(secs => seconds) FROM unnest($1::text[], $2::int[], $3::float8[]) AS added (key, hits, seconds) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN known.expires_at > now() THEN known.hits + excluded.hits ELSE excluded.hits END,
    expires_at = CASE WHEN known.expires_at > now() THEN known.expires_at ELSE excluded.expires_at END
  RETURNING key, hits, greatest(0, extract(epoch FROM expires_at - now()) * 1000)::float8 AS wait_ms`;

const READ = `SELECT hits, extract(epoch FROM expires_at - now())::float8 * 1000 AS wait_ms FROM rate_limits WHERE key = $1 AND expires_at > now()`;

interface Counted {
  hits: number;
  wait_ms: number;
}

const forgetRateLimits = everySeconds(
  300,
  { name: 'rate-limit-cleanup', title: 'Oubli des limites de débit échues', safeToRepeat: 'what is deleted is not found again' },
  'everybody',
);

/**
 * Storage of the throttler in PostgreSQL, shared by all processes. A window begins with its first request and has a fixed end. The table is
 * unlogged: no disk flush, and a crash resets the counts.
 */
@Injectable()
export class RateLimitStore implements ThrottlerStorage, BeforeApplicationShutdown {
  private readonly logger = new Logger(RateLimitStore.name);
  private readonly recent = new Map<string, RecentWindow>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
  ) {}

  /** Counts a request in PostgreSQL. */
  increment(key: string, windowMs: number, max: number): Promise<WindowState> {
    return this.add(this.windowOf(key, windowMs), 1, max);
  }

  /** The same for cheap requests: far from a full window they are counted here, and in PostgreSQL within half a second. */
  async incrementSoon(key: string, windowMs: number, max: number): Promise<WindowState> {
    const window = this.windowOf(key, windowMs);
    const now = performance.now();
    if (!mayPend(window, max, now)) return this.add(window, 1, max);
    window.pending++;
    return stateOf({ hits: window.hits + window.adding + window.pending, wait_ms: window.endsAt - now }, max);
  }

  /** Seconds until a full window ends; 0 = it is not full. */
  async secondsFull(key: string, windowMs: number, max: number): Promise<number> {
    const window = this.windowOf(key, windowMs);
    const now = performance.now();
    if (isFarFromFull(window, max, now)) return 0;
    const [read = { hits: 0, wait_ms: 0 }] = await runPrepared<Counted>(this.database, 'read_rate_limit', READ, [key]);
    update(window, now, read);
    return read.hits >= max ? stateOf(read, max).timeToExpire : 0;
  }

  /** Takes one request back; returns how many are left counted. */
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
   * Counts one more attempt, unless the next one still has to wait: then returns the seconds left. From the `max`th on the wait
   * begins with half a minute and doubles up to `longestMs`; it is forgotten after a quiet day.
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
  @Cron(CronExpression.EVERY_5_MINUTES, cronOptions(forgetRateLimits))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(forgetRateLimits);
  }

  @Handles(forgetRateLimits)
  async clean(): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>('DELETE FROM rate_limits WHERE expires_at <= now()');
    return count;
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.flush();
  }

  private async add(window: RecentWindow, more: number, max: number): Promise<WindowState> {
    window.pending += more;
    const [counted = { hits: 0, wait_ms: 0 }] = await this.write([window]);
    return stateOf(counted, max);
  }

  /** Adds the pending requests of windows to PostgreSQL, by one statement; they stay pending when it fails. */
  private async write(windows: readonly RecentWindow[]): Promise<Counted[]> {
    const now = performance.now();
    const added = windows.map((window) => ({ window, hits: window.pending }));
    for (const { window, hits } of added) {
      window.pending = 0;
      window.adding += hits;
    }
    try {
      const counted = await runPrepared<Counted & { key: string }>(this.database, 'rate_limit', COUNT, [
        added.map(({ window }) => window.key),
        added.map(({ hits }) => hits),
        added.map(({ window }) => window.windowMs / 1000),
      ]);
      const byKey = new Map(counted.map((row) => [row.key, row]));
      for (const { window } of added) update(window, now, byKey.get(window.key) ?? { hits: 0, wait_ms: 0 });
      return counted;
    } catch (error) {
      for (const { window, hits } of added) window.pending += hits;
      throw error;
    } finally {
      for (const { window, hits } of added) window.adding -= hits;
    }
  }

  private windowOf(key: string, windowMs: number): RecentWindow {
    const known = this.recent.get(key);
    if (known) return Object.assign(known, { windowMs });
    const window = { key, windowMs, hits: 0, adding: 0, pending: 0, readAt: Number.NEGATIVE_INFINITY, endsAt: 0 };
    this.recent.set(key, window);
    this.timer ??= setTimeout(() => void this.flushAndForget(), RECENT_MS).unref();
    return window;
  }

  private async flushAndForget(): Promise<void> {
    await this.flush().catch((error: unknown) => this.logger.warn({ error }, 'rate limits not written'));
    for (const [key, window] of this.recent)
      if (window.pending + window.adding === 0 && !isRecent(window, performance.now())) this.recent.delete(key);
    this.timer = this.recent.size > 0 ? setTimeout(() => void this.flushAndForget(), RECENT_MS).unref() : null;
  }

  private async flush(): Promise<void> {
    const pending = [...this.recent.values()].filter((window) => window.pending > 0);
    if (pending.length > 0) await this.write(pending);
  }
}

/** Parallel answers may arrive in another order: in the same window the highest count is the newest. */
function update(window: RecentWindow, now: number, { hits, wait_ms }: Counted): void {
  const endsAt = now + wait_ms;
  const isSameWindow = endsAt < window.endsAt + window.windowMs / 2;
  Object.assign(window, { hits: isSameWindow ? Math.max(window.hits, hits) : hits, endsAt, readAt: Math.max(window.readAt, now) });
}

function stateOf({ hits, wait_ms }: Counted, max: number): WindowState {
  const seconds = Math.max(1, Math.ceil(wait_ms / 1000));
  return { totalHits: hits, timeToExpire: seconds, isBlocked: hits > max, timeToBlockExpire: seconds };
}
