import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { type Counted, countedOf, RateLimitStore, type Window } from './rate-limit-store.service.js';
import { isOpen, KNOWN_FOR_MS, mayPassUntold, type RecentCount } from './recent-count.js';

/** What is counted under a key: at most `max` in `windowMs`. */
interface Limit {
  key: string;
  windowMs: number;
  max: number;
}
type Recent = RecentCount & Limit;

/**
 * The store's counts for what is asked often and costs little: whoever is far from a limit does not wait for the database. What was let
 * pass is told to it within half a second, and from half of a limit on it counts each (`mayPassUntold`).
 */
@Injectable()
export class RecentCounts implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RecentCounts.name);
  private readonly known = new Map<string, Recent>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly store: RateLimitStore) {}

  increment(limit: Limit): Counted | Promise<Counted> {
    const recent = this.known.get(limit.key);
    const now = performance.now();
    if (!recent || !mayPassUntold(recent, limit.max, now)) return this.incrementNow(limit);
    recent.untold++;
    return countedOf(recent.hits + recent.asked + recent.untold, recent.endsAt - now, limit.max);
  }

  /** Counted by the database, with what it has not been told yet. */
  async incrementNow(limit: Limit): Promise<Counted> {
    const { hits, wait_ms } = await this.count(this.recentOf(limit), 1);
    return countedOf(hits, wait_ms, limit.max);
  }

  /** Seconds until a full window ends; 0 = it is not full. */
  secondsFull(limit: Limit): number | Promise<number> {
    const recent = this.known.get(limit.key);
    return recent && isOpen(recent, limit.max, performance.now()) ? 0 : this.lookWhetherFull(this.recentOf(limit));
  }

  private async lookWhetherFull(recent: Recent): Promise<number> {
    const now = performance.now();
    const { hits, wait_ms } = (await this.store.look(recent.key)) ?? { hits: 0, wait_ms: 0 };
    know(recent, now, { hits, wait_ms });
    return hits >= recent.max ? countedOf(hits, wait_ms, recent.max).timeToExpire : 0;
  }

  private async count(recent: Recent, more: number): Promise<Window> {
    const now = performance.now();
    const { untold } = recent;
    const times = untold + more;
    recent.untold = 0;
    recent.asked += times;
    try {
      const counted = await this.store.count(recent.key, recent.windowMs, times);
      know(recent, now, counted);
      return counted;
    } catch (error) {
      recent.untold += untold;
      throw error;
    } finally {
      recent.asked -= times;
    }
  }

  private recentOf(limit: Limit): Recent {
    const known = this.known.get(limit.key);
    if (known) return Object.assign(known, limit);
    const recent = { ...limit, hits: 0, asked: 0, untold: 0, knownAt: Number.NEGATIVE_INFINITY, endsAt: 0 };
    this.known.set(limit.key, recent);
    this.timer ??= setTimeout(() => void this.tellAndForget(), KNOWN_FOR_MS).unref();
    return recent;
  }

  private async tellAndForget(): Promise<void> {
    await this.tell().catch((error: unknown) => this.logger.warn({ error }, 'counts of rate limits could not be told'));
    const now = performance.now();
    for (const [key, { untold, asked, knownAt }] of this.known)
      if (untold + asked === 0 && knownAt + KNOWN_FOR_MS <= now) this.known.delete(key);
    this.timer = this.known.size > 0 ? setTimeout(() => void this.tellAndForget(), KNOWN_FOR_MS).unref() : null;
  }

  private async tell(): Promise<void> {
    await Promise.all([...this.known.values()].filter(({ untold }) => untold > 0).map((recent) => this.count(recent, 0)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.tell();
  }
}

/** Answers may arrive in another order than they were asked in: in the same window the highest count is the newest. */
function know(recent: Recent, now: number, { hits, wait_ms }: Window): void {
  const endsAt = now + wait_ms;
  const isSameWindow = endsAt < recent.endsAt + recent.windowMs / 2;
  recent.hits = isSameWindow ? Math.max(recent.hits, hits) : hits;
  recent.endsAt = endsAt;
  recent.knownAt = Math.max(recent.knownAt, now);
}
