import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../common/clock.js';
import { CONFIG, type Config } from '../../../common/config/env.js';
import { ContentChanges } from '../../../common/database/content-changes.service.js';
import { compressed, type Encoding, encodingFor } from '../../../common/http/compressed.js';
import { requestLanguage } from '../../../common/http/request-language.js';
import { isProspectToken } from '../../../rules/tokens.rules.js';
import { UnknownTokens } from '../../rate-limiting/unknown-tokens.service.js';
import { Comparisons, type OwnSpeed } from './comparisons.queries.js';
import { type PageVersion, PageVersions } from './page-versions.queries.js';

interface AnswerContent {
  type: string;
  headers: Record<string, string>;
  body: string;
  /** The view that the body was made of. */
  view: unknown;
  /** When its words stop being true although nothing changes; null = never. */
  until: string | null;
}

/** The bytes of a response, and what they were made of. */
interface CachedAnswer extends PageVersion {
  headers: Record<string, string | number>;
  etag: string;
  bytes: Buffer;
  until: string | null;
  /** The only figure that depends on other prospects; undefined where the view has none. */
  percentile: unknown;
  /** What it compares; undefined until it is compared again. */
  own?: OwnSpeed | null;
}

interface AnswerRequest {
  token: string;
  encoding: Encoding | null;
  make: () => Promise<AnswerContent>;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Headers, version and key of an entry. */
const OVERHEAD_BYTES = 3000;

/**
 * Caches the report, the score and the pages of a prospect as compressed bytes. An entry is valid for one second and dropped when a
 * notification says that its prospect has changed. After one second its version is read: an unchanged entry is valid for another second, a
 * changed one is rendered again.
 */
@Injectable()
export class PublicAnswers {
  private readonly cache: LRUCache<string, CachedAnswer, AnswerRequest>;

  constructor(
    private readonly versions: PageVersions,
    private readonly unknownTokens: UnknownTokens,
    private readonly comparisons: Comparisons,
    private readonly clock: Clock,
    changes: ContentChanges,
    @Inject(CONFIG) { cacheMaxAgeMs }: Config,
  ) {
    this.cache = new LRUCache<string, CachedAnswer, AnswerRequest>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length + OVERHEAD_BYTES,
      // an answer that was being made when its prospect changed is sent, and not stored
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { options, context }) => {
        const began = performance.now();
        const answer = await this.answer(context, stale);
        options.ttl = Math.max(1, cacheMaxAgeMs - (performance.now() - began));
        return answer;
      },
    });
    changes.onChange((prospectId) => this.clear(prospectId));
  }

  /**
   * Returns what `make` makes, or has made; null for an unknown or former token, and for an address that floods with unknown ones:
   * these requests are answered uncached.
   */
  async find(name: string, token: string, request: FastifyRequest, make: AnswerRequest['make']): Promise<CachedAnswer | null> {
    if (!isProspectToken(token) || (await this.unknownTokens.areStopped())) return null;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const key = `${name} ${token} ${requestLanguage(request) ?? ''} ${encoding ?? ''}`;
    return (await this.cache.fetch(key, { context: { token, encoding, make } })) ?? null;
  }

  private async answer({ token, encoding, make }: AnswerRequest, stale: CachedAnswer | undefined): Promise<CachedAnswer | undefined> {
    const now = await this.versions.of(token);
    if (!now) return undefined;
    if (stale?.version === now.version && (await this.isStillTrue(stale))) return stale;
    // made after its version was read: it shows nothing older
    const { type, headers, body, view, until } = await make();
    // a page may contain a problem of its data, valid for this moment and visitor only
    if (hasProblem(view)) return undefined;
    const bytes = encoding ? await compressed(body, encoding) : Buffer.from(body);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const sent = { ...headers, 'content-type': type, vary: 'accept-encoding', etag, ...(encoding && { 'content-encoding': encoding }) };
    return { ...now, headers: sent, etag, bytes, until, percentile: percentileIn(view) };
  }

  private async isStillTrue(answer: CachedAnswer): Promise<boolean> {
    const { until, percentile, prospectId } = answer;
    if (until !== null && this.clock.now().getTime() >= Date.parse(until)) return false;
    if (percentile === undefined) return true;
    if (answer.own === undefined) answer.own = await this.comparisons.own(prospectId);
    return JSON.stringify(await this.comparisons.percentile(answer.own)) === JSON.stringify(percentile);
  }

  private clear(prospectId: string | null): void {
    if (prospectId === null) this.cache.clear();
    else for (const [key, answer] of this.cache.entries()) if (answer.prospectId === prospectId) this.cache.delete(key);
  }
}

const percentileIn = (view: unknown): unknown => (view as { percentile?: unknown } | null)?.percentile;
const hasProblem = (view: unknown): boolean => typeof view === 'object' && view !== null && 'problem' in view;

/** Sends the bytes, or 304 to a client that has them. */
export async function sendCached({ headers, etag, bytes }: CachedAnswer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers(headers);
  if (isSameTag(request.headers['if-none-match'], etag))
    await reply.removeHeader('content-encoding').removeHeader('content-type').status(304).send();
  else await reply.send(bytes);
}

/** Whether the client has this very answer (RFC 9110, section 13.1.2). */
const isSameTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
