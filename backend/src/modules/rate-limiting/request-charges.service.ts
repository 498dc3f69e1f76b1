import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimitStore } from './rate-limit-store.service.js';
import { type Limits, RateLimits } from './rate-limits.service.js';
import { RecentCounts } from './recent-counts.service.js';
import { tooManyRequests } from './too-many-requests.js';

export type Rule = Exclude<keyof Limits, 'unknownTokens' | 'account'>;

/** What is only read, or answered; what costs money, sends mail or tries a password is counted exactly. */
const CHEAP: ReadonlySet<Rule> = new Set<Rule>(['default', 'prospects', 'quiz', 'staff']);

export interface Charged {
  key: string;
  max: number;
  /** Names begin with `ratelimit`. */
  headers: Readonly<Record<string, string | number>>;
  /** Of who has asked too often. */
  waitSeconds: number | null;
}

/** One request more for whoever asks: how many are left stands in the headers; one too many is refused (429). */
@Injectable()
export class RequestCharges {
  private readonly early = new WeakMap<IncomingMessage, Charged>();

  constructor(
    private readonly store: RateLimitStore,
    private readonly recent: RecentCounts,
    private readonly limits: RateLimits,
  ) {}

  /** `token`: in the quiz each is counted by itself. */
  async charge(rule: Rule, who: string, reply: FastifyReply, token = ''): Promise<Charged> {
    const early = this.early.get(reply.request.raw);
    const charged = early?.key === keyOf(rule, who, token) ? early : await this.count(rule, who, token);
    void reply.headers(charged.headers);
    if (charged.waitSeconds !== null) throw tooManyRequests(charged.waitSeconds);
    return charged;
  }

  /** For who answers before the framework; what goes to it after all is not counted twice. */
  async countEarly(request: IncomingMessage, rule: Rule, who: string, token = ''): Promise<Charged> {
    const charged = await this.count(rule, who, token);
    this.early.set(request, charged);
    return charged;
  }

  private async count(rule: Rule, who: string, token: string): Promise<Charged> {
    const { max, windowMs } = (await this.limits.current())[rule];
    const key = keyOf(rule, who, token);
    const { totalHits, timeToExpire, isBlocked } = await (CHEAP.has(rule)
      ? this.recent.increment({ key, windowMs, max })
      : this.store.increment(key, windowMs, max));
    const left = Math.max(0, max - totalHits);
    const headers = {
      'ratelimit-policy': `"${rule}";q=${max};w=${windowMs / 1000}`,
      'ratelimit-limit': max,
      'ratelimit-remaining': left,
      'ratelimit-reset': timeToExpire,
      ratelimit: `"${rule}";r=${left};t=${timeToExpire}`,
    };
    return { key, max, headers, waitSeconds: isBlocked ? timeToExpire : null };
  }
}

const keyOf = (rule: Rule, who: string, token: string): string =>
  rule === 'quiz' ? `quiz ${who} ${token.toLowerCase()}` : `${rule} ${who}`;
