import { Body, Controller, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemClock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { Returns, ReturnsNothing } from '../../common/http/response-decorators.js';
import { SameOriginGuard } from '../../common/http/same-origin.guard.js';
import { cookieName, cookieOptions, refreshSecretOf, type StaffCookie } from '../../common/http/staff-cookies.js';
import { SESSION_LIMITS } from '../../rules/session-limits.rules.js';
import { type Credentials, credentials, type SessionRecord, session } from '../auth/auth.contract.js';
import type { OpenSession } from '../auth/auth.service.js';
import { KnownDevices } from '../auth/known-devices.service.js';
import { type SignInAnswer, signInAnswer } from './sign-in.contract.js';
import { SignIn } from './sign-in.service.js';

const DAY = 86_400;
const DEVICE_DAYS = 365;
const LONGEST_NAME = 300;
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
    const device = this.devices.of(request);
    const place = { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, LONGEST_NAME) ?? null };
    const opened = await this.entrance.signIn(body, device, place);
    if (!opened) return { secondFactor: 'required' };
    await this.entrance.signOut(this.secretOf(request));
    const answer = this.handOver(opened, reply);
    this.set(reply, 'device', this.devices.issue(answer.user.id, device), DEVICE_DAYS);
    return answer;
  }

  @Post('refresh')
  @Returns(session)
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionRecord> {
    const askedAt = new Date(systemClock.now().getTime() - reply.elapsedTime - (request.headers.origin ? LOST_ANSWER_MS : 0));
    return this.handOver(await this.entrance.refresh(this.secretOf(request), askedAt), reply);
  }

  @Post('logout')
  @ReturnsNothing()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.entrance.signOut(this.secretOf(request));
    for (const name of ['refresh', 'staff'] as const)
      void reply.clearCookie(cookieName(name, this.config.publicUrl), cookieOptions(name, this.config.publicUrl));
  }

  private handOver({ session: opened, refreshSecret }: OpenSession, reply: FastifyReply): SessionRecord {
    this.set(reply, 'refresh', refreshSecret, SESSION_LIMITS.longestDays);
    this.set(reply, 'staff', '1', SESSION_LIMITS.longestDays);
    return opened;
  }

  private secretOf(request: FastifyRequest): string | undefined {
    return refreshSecretOf(request, this.config.publicUrl);
  }

  private set(reply: FastifyReply, name: StaffCookie, value: string, days: number): void {
    const { publicUrl } = this.config;
    void reply.setCookie(cookieName(name, publicUrl), value, { ...cookieOptions(name, publicUrl), maxAge: days * DAY });
  }
}
