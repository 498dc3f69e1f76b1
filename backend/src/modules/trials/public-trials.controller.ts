import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { tokenParam } from '../../common/http/field.contract.js';
import { RequestLanguage, spokenLanguage } from '../../common/http/request-language.js';
import { Returns } from '../../common/http/response-decorators.js';
import { ServerEvents } from '../../common/http/server-events.js';
import type { Language } from '../../rules/language.rules.js';
import { SCANS_CHANNEL } from '../analysis/scans/scan-flow.service.js';
import { Auth } from '../auth/auth.service.js';
import {
  type LinkRequest,
  type LinkRequested,
  linkRequest,
  linkRequested,
  type StartedTrial,
  startedTrial,
  type TrialProgress,
  type TrialRequest,
  trialProgress,
  trialRequest,
  type Verified,
  verification,
  verified,
} from './trial.contract.js';
import { TrialLinks } from './trial-links.service.js';
import { TrialRules } from './trial-rules.service.js';
import { TrialQueries } from './trials.queries.js';
import { Trials } from './trials.service.js';
import { Verifications } from './verifications.service.js';

const isOver = ({ status }: TrialProgress) => status === 'completed' || status === 'failed';

@ApiTags('public')
@Public()
@Controller('api/public')
export class PublicTrialsController {
  constructor(
    private readonly trials: Trials,
    private readonly rules: TrialRules,
    private readonly links: TrialLinks,
    private readonly verifications: Verifications,
    private readonly queries: TrialQueries,
    private readonly auth: Auth,
    private readonly events: ServerEvents,
  ) {}

  /** The prospect gets the language of the page. Signed-in staff may send their token too: the agency's own trials have rules of their own. */
  @Post('trials')
  @RateLimit('trials')
  @Returns(startedTrial, 201)
  async start(
    @Body({ schema: trialRequest }) body: TrialRequest,
    @RequestLanguage() language: Language | null,
    @Req() { headers }: FastifyRequest,
  ): Promise<StartedTrial> {
    return this.trials.start(body, await this.auth.userOf(headers.authorization), language);
  }

  @Post('trials/link')
  @HttpCode(202)
  @RateLimit('forms')
  @Returns(linkRequested, 202)
  link(@Body({ schema: linkRequest }) { email, ...signs }: LinkRequest, @RequestLanguage() asked: Language | null): Promise<LinkRequested> {
    this.rules.refusePrograms(signs);
    return this.links.ask(email, asked);
  }

  /** Once as JSON, or as server-sent events until the trial has ended (`Accept: text/event-stream`). */
  @Get('trials/:token/progress')
  @ApiProduces('application/json', 'text/event-stream')
  @Returns(trialProgress)
  async progress(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const read = () => this.queries.progress(token, spokenLanguage(request));
    if (!/text\/event-stream/.test(request.headers.accept ?? ''))
      return void reply.header('cache-control', 'private, no-store').send(trialProgress.parse(await read()));
    const topic = await this.queries.scanIdOf(token);
    await this.events.follow({ request, reply, channel: SCANS_CHANNEL, topic, read, isOver });
  }

  @Post('verifications')
  @HttpCode(200)
  @RateLimit('forms')
  @Returns(verified)
  verify(
    @Body({ schema: verification }) { verificationToken }: z.infer<typeof verification>,
    @RequestLanguage() asked: Language | null,
  ): Promise<Verified> {
    return this.verifications.confirm(verificationToken, asked);
  }
}
