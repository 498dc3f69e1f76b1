import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../settings/settings.service.js';
import type { RateLimitReport } from './rate-limits.contract.js';

const BUSIEST = 50;

@Injectable()
export class RateLimitCounters {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  async report(): Promise<RateLimitReport> {
    const limits = await this.settings.get('rateLimits');
    const rules = Object.keys(limits) as (keyof typeof limits)[];
    const maxima = rules.map((rule) => limits[rule].max);
    // the overall count of unknown tokens has a limit of its own, the alarm
    const running = `SELECT split_part(c.key, ' ', 1) AS rule, substr(c.key, strpos(c.key, ' ') + 1) AS subject, c.hits, c.expires_at,
        CASE WHEN c.key = 'unknownTokens *' THEN $3::int ELSE l.max END AS max
       FROM rate_limits c JOIN unnest($1::text[], $2::int[]) AS l(rule, max) ON l.rule = split_part(c.key, ' ', 1)
      WHERE c.expires_at > now() AND c.hits > 0`;
    const parameters = [rules, maxima, limits.unknownTokens.alarm];
    const [sums, busiest] = await Promise.all([
      this.database.query<{ rule: string; buckets: number; hits: number; blocked: number }[]>(
        `SELECT rule, count(*)::int AS buckets, sum(hits)::int AS hits, count(*) FILTER (WHERE hits >= max)::int AS blocked FROM (${running}) r WHERE subject <> '*' GROUP BY rule`,
        parameters,
      ),
      this.database.query<{ rule: string; subject: string; hits: number; max: number; expires_at: Date }[]>(
        `SELECT * FROM (${running}) r ORDER BY hits::float / max DESC, expires_at DESC LIMIT ${BUSIEST}`,
        parameters,
      ),
    ]);
    return {
      rules: rules.map((rule) => {
        const { buckets = 0, hits = 0, blocked = 0 } = sums.find((sum) => sum.rule === rule) ?? {};
        return { rule, windowMs: limits[rule].windowMs, max: limits[rule].max, buckets, hits, blocked };
      }),
      busiest: busiest.map(({ expires_at, ...bucket }) => ({
        ...bucket,
        blocked: bucket.hits >= bucket.max,
        resets_at: expires_at.toISOString(),
      })),
    };
  }
}
