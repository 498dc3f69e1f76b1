import { Body, Controller, Delete, Get, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalid } from '../../common/errors.js';
import { CurrentUser, Public, RateLimit, Roles, Sensitive, type SessionUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns, ReturnsNothing } from '../../common/http/response-decorators.js';
import { SameOriginGuard } from '../../common/http/same-origin.guard.js';
import { type SessionRecord, session } from '../auth/auth.contract.js';
import {
  type PasskeyCreate,
  type PasskeyRecord,
  type PasskeySignIn,
  passkey,
  passkeyCreate,
  passkeyOptions,
  passkeySignIn,
} from './passkeys.contract.js';
import { PasskeyRefusal, Passkeys } from './passkeys.service.js';
import { placeOf, SessionHandover } from './session-handover.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInFlows } from './sign-in-flows.service.js';
import { SignInLog } from './sign-in-log.service.js';

type Options = z.infer<typeof passkeyOptions>;

/** Passkeys of the own account, and signing in with them. A challenge counts once, in the browser that asked for it. */
@ApiTags('auth')
@Roles('staff', 'viewer')
@UseGuards(SameOriginGuard)
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly flows: SignInFlows,
    private readonly entrance: SignIn,
    private readonly handover: SessionHandover,
    private readonly log: SignInLog,
  ) {}

  @Get()
  @Returns(passkey, 200, { isArray: true })
  list(@CurrentUser() user: SessionUser): Promise<PasskeyRecord[]> {
    return this.passkeys.list(user);
  }

  @Sensitive()
  @Post('options')
  @Returns(passkeyOptions)
  async registrationOptions(@CurrentUser() user: SessionUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<Options> {
    const options = await this.passkeys.registrationOptions(user);
    await this.flows.begin(reply, 'new_passkey', { challenge: options.challenge }, user.id);
    return { ...options };
  }

  @Sensitive()
  @Post()
  @Returns(passkey, 201)
  async register(
    @Body({ schema: passkeyCreate }) body: PasskeyCreate,
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyRecord> {
    const { challenge } = (await this.flows.take(request, reply, 'new_passkey', user.id)) ?? {};
    if (challenge === undefined) throw invalid('Cet enregistrement a expiré. Recommencez.');
    return this.passkeys.register(challenge, body, user);
  }

  @Sensitive()
  @Delete(':id')
  @ReturnsNothing()
  remove(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>, @CurrentUser() user: SessionUser): Promise<void> {
    return this.passkeys.remove(id, user);
  }

  @Public()
  @Post('sign-in/options')
  @Returns(passkeyOptions)
  async signInOptions(@Res({ passthrough: true }) reply: FastifyReply): Promise<Options> {
    const options = await this.passkeys.signInOptions();
    await this.flows.begin(reply, 'passkey', { challenge: options.challenge });
    return { ...options };
  }

  @Public()
  @RateLimit('auth')
  @Post('sign-in')
  @Returns(session)
  async signIn(
    @Body({ schema: passkeySignIn }) body: PasskeySignIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionRecord> {
    const { challenge } = (await this.flows.take(request, reply, 'passkey')) ?? {};
    if (challenge === undefined) throw new PasskeyRefusal(null);
    const user = await this.passkeys.accountOf(challenge, body).catch(async (error: unknown) => {
      const account = error instanceof PasskeyRefusal && error.userId ? { id: error.userId } : null;
      await this.log.record('sign_in_failed', account, { method: 'passkey' });
      throw error;
    });
    return this.handover.signedIn(await this.entrance.open(user, 'passkey', placeOf(request)), request, reply);
  }
}
