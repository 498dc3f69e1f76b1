import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, RateLimit, Roles, Sensitive, type SessionUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns, ReturnsNothing } from '../../common/http/response-decorators.js';
import { type PasswordChange, passwordChange, signedInUser } from '../auth/auth.contract.js';
import { Users } from '../auth/users.service.js';
import {
  type OwnSession,
  ownSession,
  passwordProof,
  type RecoveryCodes,
  recoveryCodes,
  type SecondFactorSecret,
  type SecondFactorState,
  secondFactorCode,
  secondFactorSecret,
  secondFactorState,
  sessionsClosing,
} from './own-account.contract.js';
import { OwnSessions } from './own-sessions.service.js';
import { PendingSteps } from './pending-steps.service.js';
import { SecondFactor } from './second-factor.service.js';

/** The own account: available to everybody signed in, even before required actions are done. */
@ApiTags('auth')
@Roles('staff', 'viewer')
@Controller('api/auth')
export class OwnAccountController {
  constructor(
    private readonly users: Users,
    private readonly sessions: OwnSessions,
    private readonly factor: SecondFactor,
    private readonly steps: PendingSteps,
  ) {}

  @Get('me')
  @Returns(signedInUser)
  me(@CurrentUser() user: SessionUser): SignedInUser {
    return user;
  }

  @RateLimit('auth')
  @Put('password')
  @ReturnsNothing()
  async changePassword(@Body({ schema: passwordChange }) body: PasswordChange, @CurrentUser() user: SessionUser): Promise<void> {
    await this.users.changeOwnPassword(body, user);
    await this.steps.settle(user);
  }

  /** Confirms the password for sensitive actions. */
  @RateLimit('auth')
  @Put('proof')
  @ReturnsNothing()
  prove(@Body({ schema: passwordProof }) { password }: z.infer<typeof passwordProof>, @CurrentUser() user: SessionUser): Promise<void> {
    return this.users.prove(password, user);
  }

  @Get('sessions')
  @Returns(ownSession, 200, { isArray: true })
  list(@CurrentUser() user: SessionUser): Promise<OwnSession[]> {
    return this.sessions.list(user);
  }

  @Sensitive()
  @Delete('sessions/:id')
  @ReturnsNothing()
  close(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>, @CurrentUser() user: SessionUser): Promise<void> {
    return this.sessions.close(id, user);
  }

  /** « Tout fermer », this session too, or all others. */
  @Sensitive()
  @Put('sessions/closing')
  @ReturnsNothing()
  closeMany(
    @Body({ schema: sessionsClosing }) { scope }: z.infer<typeof sessionsClosing>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    return this.sessions.closeMany(scope, user);
  }

  @Get('second-factor')
  @Returns(secondFactorState)
  secondFactor(@CurrentUser() user: SessionUser): Promise<SecondFactorState> {
    return this.factor.stateOf(user);
  }

  @Sensitive()
  @Put('second-factor')
  @Returns(secondFactorSecret)
  begin(@CurrentUser() user: SessionUser): Promise<SecondFactorSecret> {
    return this.factor.begin(user);
  }

  @RateLimit('auth')
  @Put('second-factor/confirmation')
  @Returns(recoveryCodes)
  async confirm(
    @Body({ schema: secondFactorCode }) { code }: z.infer<typeof secondFactorCode>,
    @CurrentUser() user: SessionUser,
  ): Promise<RecoveryCodes> {
    const made = await this.factor.confirm(code, user);
    await this.steps.settle(user);
    return made;
  }

  @Sensitive()
  @Put('second-factor/recovery-codes')
  @Returns(recoveryCodes)
  renewCodes(@CurrentUser() user: SessionUser): Promise<RecoveryCodes> {
    return this.factor.renewCodes(user);
  }

  @Sensitive()
  @Delete('second-factor')
  @ReturnsNothing()
  async drop(@CurrentUser() user: SessionUser): Promise<void> {
    await this.users.dropSecondFactor(user.id, user);
    await this.steps.settle(user);
  }
}
