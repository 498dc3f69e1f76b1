import { Module } from '@nestjs/common';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { PendingSteps } from './pending-steps.service.js';
import { SecondFactor } from './second-factor.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.service.js';
import { SignInAlerts } from './sign-in-alerts.service.js';
import { SignInGate } from './sign-in-gate.service.js';
import { SignInLog } from './sign-in-log.service.js';

/** How staff gets in: password, second factor, limits, log and alert. Who is in already is `auth`’s. */
@Module({
  imports: [RateLimitingModule],
  controllers: [SignInController, OwnAccountController],
  providers: [OwnSessions, PendingSteps, SecondFactor, SignIn, SignInAlerts, SignInGate, SignInLog],
})
export class SignInModule {}
