import { Body, Controller, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemClock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { Returns, ReturnsNothing } from '../../common/http/response-decorators.js';
import { SameOriginGuard } from '../../common/http/same-origin.guard.js';
import { cookieName, cookieOptions, refreshSecretOf } from '../../common/http/staff-cookies.js';
import { type Credentials, credentials, type SessionRecord, session } from '../auth/auth.contract.js';
import { KnownDevices } from '../auth/known-devices.service.js';
import { placeOf, SessionHandover } from './session-handover.service.js';
import { type SignInAnswer, signInAnswer } from './sign-in.contract.js';
import { SignIn } from './sign-in.service.js';

/** A page that is left loses the response with the next secret; other clients send no origin. */
const LOST_ANSWER_MS = 10_000;

@ApiTags('auth')
@Public()
@UseGuards(SameOriginGuard)
@Controller('api/auth')
export class SignInController {
  constructor(
    private readonly entrance: SignIn,
    private readonly devices: KnownDevices,
    private readonly handover: SessionHandover,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @RateLimit('auth')
  @Post('login')
  @Returns(signInAnswer)
  async login(
    @Body({ schema: credentials }) body: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const opened = await this.entrance.signIn(body, this.devices.of(request), placeOf(request));
    return opened ? this.handover.signedIn(opened, request, reply) : { secondFactor: 'required' };
  }

  @Post('refresh')
  @Returns(session)
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionRecord> {
    const askedAt = new Date(systemClock.now().getTime() - reply.elapsedTime - (request.headers.origin ? LOST_ANSWER_MS : 0));
    return this.handover.handOver(await this.entrance.refresh(this.secretOf(request), askedAt), reply);
  }

  @Post('logout')
  @ReturnsNothing()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.entrance.signOut(this.secretOf(request));
    for (const name of ['refresh', 'staff'] as const)
      void reply.clearCookie(cookieName(name, this.config.publicUrl), cookieOptions(name, this.config.publicUrl));
  }

  private secretOf(request: FastifyRequest): string | undefined {
    return refreshSecretOf(request, this.config.publicUrl);
  }
}
