import { Module } from '@nestjs/common';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.service.js';
import { SignInAlerts } from './sign-in-alerts.service.js';
import { SignInGate } from './sign-in-gate.service.js';
import { SignInLog } from './sign-in-log.service.js';

/** How staff gets in: password, limits, log and alert. Who is in already is `auth`’s. */
@Module({
  imports: [RateLimitingModule],
  controllers: [SignInController],
  providers: [SignIn, SignInAlerts, SignInGate, SignInLog],
})
export class SignInModule {}
