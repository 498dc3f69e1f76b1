import { Body, Controller, Get, Inject, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../common/config/env.js';
import { CurrentUser, Public, RateLimit, Roles, type SignedInUser } from '../../common/http/access.js';
import { Returns, ReturnsNothing } from '../../common/http/returns.js';
import { SameOriginGuard } from '../../common/http/same-origin.guard.js';
import { cookieName, cookieOptions, type StaffCookie } from '../../common/http/staff-cookies.js';
import {
  type Credentials,
  credentials,
  type PasswordChange,
  passwordChange,
  type SessionRecord,
  session,
  signedInUser,
} from '../auth/auth.contract.js';
import { Auth, SESSION_DAYS } from '../auth/auth.service.js';
import { KnownDevices } from '../auth/known-devices.service.js';
import { Users } from '../auth/users.service.js';
import { SignIn } from './sign-in.service.js';

const DAY = 86_400;
const DEVICE_DAYS = 365;

@ApiTags('auth')
@Controller('api/auth')
export class SignInController {
  constructor(
    private readonly entrance: SignIn,
    private readonly auth: Auth,
    private readonly users: Users,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @RateLimit('auth')
  @UseGuards(SameOriginGuard)
  @Post('login')
  @Returns(session)
  async login(
    @Body({ schema: credentials }) body: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionRecord> {
    const device = this.devices.of(request);
    const { session: opened, refreshSecret } = await this.entrance.signIn(body, device);
    this.set(reply, 'refresh', refreshSecret, SESSION_DAYS);
    this.set(reply, 'staff', '1', SESSION_DAYS);
    this.set(reply, 'device', this.devices.issue(opened.user.id, device), DEVICE_DAYS);
    return opened;
  }

  @Public()
  @UseGuards(SameOriginGuard)
  @Post('refresh')
  @Returns(session)
  refresh(@Req() request: FastifyRequest): Promise<SessionRecord> {
    return this.auth.refresh(this.secretOf(request));
  }

  @Public()
  @UseGuards(SameOriginGuard)
  @Post('logout')
  @ReturnsNothing()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.auth.signOut(this.secretOf(request));
    for (const name of ['refresh', 'staff'] as const)
      void reply.clearCookie(cookieName(name, this.config.publicUrl), cookieOptions(name, this.config.publicUrl));
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
    return this.users.changeOwnPassword(body, user, this.secretOf(request));
  }

  private secretOf({ cookies }: FastifyRequest): string | undefined {
    return cookies[cookieName('refresh', this.config.publicUrl)];
  }

  private set(reply: FastifyReply, name: StaffCookie, value: string, days: number): void {
    const { publicUrl } = this.config;
    void reply.setCookie(cookieName(name, publicUrl), value, { ...cookieOptions(name, publicUrl), maxAge: days * DAY });
  }
}
