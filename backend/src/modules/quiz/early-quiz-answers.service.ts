import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EarlyAnswer, EarlyDoor, type EarlyVisit, type EarlyWay, flat, isPlain } from '../../common/http/early-door.service.js';
import { isStorable } from '../../common/http/storable.js';
import { isProspectToken } from '../../rules/tokens.rules.js';
import { RequestCharges } from '../rate-limiting/request-charges.service.js';
import { UnknownTokens } from '../rate-limiting/unknown-tokens.service.js';
import { answerBody, answerParams } from './quiz.contract.js';
import { QuizAnswers } from './quiz-answers.service.js';

interface Asked {
  address: 'quiz answer';
  token: string;
  questionId: number;
}

const PATH = /^\/api\/public\/quiz\/([^/]+)\/answers\/(\d+)(?:\?lang=\w{2})?$/;
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Answers of the quiz that are good; what is refused in any way is refused by the framework's way, in its words. */
@Injectable()
export class EarlyQuizAnswers implements EarlyWay<Asked>, OnModuleInit {
  readonly isFramedAlike = true;

  constructor(
    private readonly door: EarlyDoor,
    private readonly unknownTokens: UnknownTokens,
    private readonly charges: RequestCharges,
    private readonly answers: QuizAnswers,
  ) {}

  onModuleInit(): void {
    this.door.opens(this);
  }

  asked(request: IncomingMessage): Asked | null {
    const { method, url, headers } = request;
    if (method !== 'PUT' || !JSON_TYPE.test(headers['content-type'] ?? '') || !isPlain(request)) return null;
    const [, token, questionId] = PATH.exec(url ?? '') ?? [];
    if (!token) return null;
    const { data } = answerParams.safeParse({ token, questionId });
    return data && isProspectToken(data.token) ? { address: 'quiz answer', ...data } : null;
  }

  async answer({ token, questionId }: Asked, { request, from, body, frame }: EarlyVisit): Promise<EarlyAnswer | null> {
    const answer = answerIn(body);
    if (answer === null) return null;
    const [isStopped, { headers: limits, waitSeconds }] = await Promise.all([
      this.unknownTokens.areStopped(from),
      this.charges.countEarly(request, 'quiz', from, token),
    ]);
    if (isStopped || waitSeconds !== null) return null;
    const saved = await this.answers.giveAs(token, questionId, answer);
    if (!saved) return null;
    const text = JSON.stringify(saved);
    const content = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) };
    return { status: 200, headers: flat({ ...frame, ...content, ...limits }), body: text };
  }
}

/** Of a body with nothing else in it. */
function answerIn(body: Buffer | null): string | null {
  const value: unknown = JSON.parse(String(body));
  const { data } = answerBody.safeParse(value);
  return data && Object.keys(value as object).length === 1 && isStorable(data.answer) ? data.answer : null;
}
