import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../common/config/env.js';
import { EarlyDoor } from '../../common/http/early-door.service.js';
import { PublicVersions } from '../analysis/public-report/public-versions.queries.js';
import { RequestCharges } from '../rate-limiting/request-charges.service.js';
import { UnknownTokens } from '../rate-limiting/unknown-tokens.service.js';
import { AnswerCache } from './answer-cache.service.js';
import { encodingFor, unzipped } from './compressed.js';
import { keepLanguage } from './kept-language.js';
import { isKnownTo, personalAnswerOf } from './personal-answers.js';

/**
 * Answers what campaigns make thousands open at once: one statement tells whether what is kept is still true. A token that is
 * none, an older one and whoever is stopped go the ordinary way.
 */
@Injectable()
export class PersonalAnswers implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly versions: PublicVersions,
    private readonly unknownTokens: UnknownTokens,
    private readonly charges: RequestCharges,
    private readonly answers: AnswerCache,
    private readonly door: EarlyDoor,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter?.getInstance<FastifyInstance>();
    server?.addHook?.('preHandler', (request, reply) => this.answer(request, reply));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const asked = request.method === 'GET' ? personalAnswerOf(request) : null;
    if (!asked) return undefined;
    const [now, isStopped] = await Promise.all([this.versions.of(asked.token), this.unknownTokens.areStopped()]);
    if (!now || isStopped) return undefined;
    await this.charges.charge(asked.rule, normalizeIp(request.ip), reply);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { type, headers, etag, compressed } = await this.answers.of(asked, now, encoding ?? 'gzip');
    void reply.headers({ ...headers, vary: 'accept-encoding' });
    if (typeof asked.what !== 'string') keepLanguage(request, reply, this.config.publicUrl);
    if (!encoding) return reply.type(type).send(await unzipped(compressed));
    if (isKnownTo(request.headers['if-none-match'], etag)) return reply.header('etag', etag).status(304).send();
    this.door.learn(request.raw, asked, headers);
    return reply.headers({ etag, 'content-encoding': encoding }).type(type).send(compressed);
  }
}
