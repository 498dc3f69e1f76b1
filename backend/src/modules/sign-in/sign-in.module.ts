import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { OidcController } from './oidc.controller.js';
import { OidcAccounts } from './oidc-accounts.service.js';
import { OidcClient } from './oidc-client.service.js';
import { OidcIdentity } from './oidc-identity.entity.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.service.js';
import { PendingSteps } from './pending-steps.service.js';
import { SecondFactor } from './second-factor.service.js';
import { SessionHandover } from './session-handover.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.service.js';
import { SignInAlerts } from './sign-in-alerts.service.js';
import { SignInFlow } from './sign-in-flow.entity.js';
import { SignInFlows } from './sign-in-flows.service.js';
import { SignInGate } from './sign-in-gate.service.js';
import { SignInLog } from './sign-in-log.service.js';

/** How staff gets in: password, second factor, provider, passkeys, limits, log and alert. Who is in already is `auth`’s. */
@Module({
  imports: [TypeOrmModule.forFeature([OidcIdentity, SignInFlow]), RateLimitingModule],
  controllers: [SignInController, OidcController, OwnAccountController, PasskeysController],
  providers: [
    OidcAccounts,
    OidcClient,
    OwnSessions,
    Passkeys,
    PendingSteps,
    SecondFactor,
    SessionHandover,
    SignIn,
    SignInAlerts,
    SignInFlows,
    SignInGate,
    SignInLog,
  ],
})
export class SignInModule {}
