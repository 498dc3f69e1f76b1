import { Body, Controller, Get, Inject, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../common/config/env.js';
import { CurrentUser, Public, RateLimit, Roles, type SignedInUser, STAFF_COOKIE } from '../../common/http/access.js';
import { Returns, ReturnsNothing } from '../../common/http/returns.js';
import { SameOriginGuard } from '../../common/http/same-origin.guard.js';
import {
  type Credentials,
  credentials,
  type PasswordChange,
  passwordChange,
  type SessionRecord,
  session,
  signedInUser,
} from './auth.contract.js';
import { Auth, SESSION_DAYS } from './auth.service.js';
import { Users } from './users.service.js';

const COOKIE = 'refresh';
const PATH = '/api/auth';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: Auth,
    private readonly users: Users,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @RateLimit('auth')
  @UseGuards(SameOriginGuard)
  @Post('login')
  @Returns(session)
  async login(@Body({ schema: credentials }) body: Credentials, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionRecord> {
    const { session: opened, refreshSecret } = await this.auth.signIn(body);
    const maxAge = SESSION_DAYS * 86_400;
    void reply.setCookie(COOKIE, refreshSecret, { ...this.cookie(), maxAge });
    void reply.setCookie(STAFF_COOKIE, '1', { ...this.cookie(), path: '/', maxAge });
    return opened;
  }

  @Public()
  @UseGuards(SameOriginGuard)
  @Post('refresh')
  @Returns(session)
  refresh(@Req() request: FastifyRequest): Promise<SessionRecord> {
    return this.auth.refresh(request.cookies[COOKIE]);
  }

  @Public()
  @UseGuards(SameOriginGuard)
  @Post('logout')
  @ReturnsNothing()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.auth.signOut(request.cookies[COOKIE]);
    void reply.clearCookie(COOKIE, this.cookie());
    void reply.clearCookie(STAFF_COOKIE, { ...this.cookie(), path: '/' });
  }

  @Roles('staff', 'viewer')
  @Get('me')
  @Returns(signedInUser)
  me(@CurrentUser() user: SignedInUser): SignedInUser {
    return user;
  }

  @Roles('staff', 'viewer')
  @RateLimit('auth')
  @Put('password')
  @ReturnsNothing()
  changePassword(
    @Body({ schema: passwordChange }) body: PasswordChange,
    @CurrentUser() user: SignedInUser,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.users.changeOwnPassword(body, user, request.cookies[COOKIE]);
  }

  private cookie() {
    return { path: PATH, httpOnly: true, sameSite: 'strict' as const, secure: this.config.publicUrl.startsWith('https:') };
  }
}
