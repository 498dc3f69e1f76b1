import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { languageInAddress } from '../../common/http/asked-language.js';
import {
  type EarlyAnswer,
  EarlyDoor,
  type EarlyVisit,
  type EarlyWay,
  flat,
  type Headers,
  isPlain,
} from '../../common/http/early-door.service.js';
import { PublicVersions } from '../analysis/public-report/public-versions.queries.js';
import { RequestCharges } from '../rate-limiting/request-charges.service.js';
import { UnknownTokens } from '../rate-limiting/unknown-tokens.service.js';
import { type Answer, AnswerCache } from './answer-cache.service.js';
import { encodingFor } from './compressed.js';
import { isKnownTo, type PersonalAnswer, personalAnswerOf } from './personal-answers.js';

/** Kept answers that are still true. */
@Injectable()
export class EarlyAnswers implements EarlyWay<PersonalAnswer>, OnModuleInit {
  readonly isFramedAlike = false;
  private readonly sent = new WeakMap<Answer, readonly string[]>();

  constructor(
    private readonly door: EarlyDoor,
    private readonly versions: PublicVersions,
    private readonly unknownTokens: UnknownTokens,
    private readonly charges: RequestCharges,
    private readonly answers: AnswerCache,
  ) {}

  onModuleInit(): void {
    this.door.opens(this);
  }

  asked(request: IncomingMessage): PersonalAnswer | null {
    const { method, headers } = request;
    const asked = method === 'GET' && !('content-length' in headers) && isPlain(request) ? personalAnswerOf(request) : null;
    // a page whose address names a language is answered with a cookie
    return typeof asked?.what === 'object' && languageInAddress(request.url) ? null : asked;
  }

  async answer(asked: PersonalAnswer, { request, from, frame }: EarlyVisit): Promise<EarlyAnswer | null> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding || !this.answers.isKept(asked, encoding)) return null;
    const [now, isStopped, { headers: limits, waitSeconds }] = await Promise.all([
      this.versions.of(asked.token),
      this.unknownTokens.areStopped(from),
      this.charges.countEarly(request, asked.rule, from),
    ]);
    if (!now || isStopped || waitSeconds !== null) return null;
    const answer = await this.answers.stillTrue(asked, now, encoding);
    if (!answer) return null;
    if (isKnownTo(request.headers['if-none-match'], answer.etag))
      return { status: 304, headers: flat({ ...frame, ...shownBy(answer), ...limits }) };
    return { status: 200, headers: [...this.headersOf(answer, frame, encoding), ...flat(limits)], body: answer.compressed };
  }

  /** All but what counts this very request. */
  private headersOf(answer: Answer, frame: Headers, encoding: string): readonly string[] {
    const known = this.sent.get(answer);
    if (known) return known;
    const content = { 'content-type': answer.type, 'content-encoding': encoding, 'content-length': answer.compressed.length };
    const headers = flat({ ...frame, ...shownBy(answer), ...content });
    this.sent.set(answer, headers);
    return headers;
  }
}

const shownBy = ({ headers, etag }: Answer): Headers => ({ ...headers, etag, vary: 'accept-encoding' });
