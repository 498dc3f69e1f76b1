import { Controller, Get, Inject, Logger, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Problem } from '../../common/errors.js';
import { Public } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { SameOriginGuard } from '../../common/http/same-origin.guard.js';
import { type OidcStart, oidcStart, type SignInMethods, signInMethods } from './oidc.contract.js';
import { OidcAccounts } from './oidc-accounts.service.js';
import { type OidcChecks, OidcClient } from './oidc-client.service.js';
import { OidcRefusal } from './oidc-refusal.js';
import { placeOf, SessionHandover } from './session-handover.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInFlows } from './sign-in-flows.service.js';
import { SignInLog } from './sign-in-log.service.js';

const SIGN_IN_PAGE = '/mon-espace/login';

/** Sign-in by the OpenID Connect provider. The page gets its session by the refresh cookie, as after a reload. */
@ApiTags('auth')
@Public()
@Controller('api/auth')
export class OidcController {
  private readonly logger = new Logger(OidcController.name);

  constructor(
    private readonly client: OidcClient,
    private readonly accounts: OidcAccounts,
    private readonly flows: SignInFlows,
    private readonly entrance: SignIn,
    private readonly handover: SessionHandover,
    private readonly log: SignInLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('methods')
  @Returns(signInMethods)
  methods(): SignInMethods {
    return { oidc: this.config.oidc && { name: this.config.oidc.name } };
  }

  @UseGuards(SameOriginGuard)
  @Post('oidc')
  @Returns(oidcStart)
  async begin(@Res({ passthrough: true }) reply: FastifyReply): Promise<OidcStart> {
    const { name } = this.config.oidc ?? {};
    if (name === undefined)
      throw new Problem(404, 'oidc_off', 'No provider', 'La connexion par un fournisseur d’identité n’est pas configurée.');
    const { url, checks } = await this.client.begin().catch((error: unknown) => {
      if (!(error instanceof OidcRefusal)) throw error;
      this.logger.warn({ error: error.cause }, 'the sign-in provider does not answer');
      const message = `${name} ne répond pas. Réessayez dans un instant, ou connectez-vous avec votre mot de passe.`;
      throw new Problem(503, 'oidc_unavailable', 'Provider unavailable', message);
    });
    await this.flows.begin(reply, 'oidc', checks);
    return { url };
  }

  /** The browser comes from the provider’s site: `state` stands for the same-origin check. A page’s address, not one of the API. */
  @Get('oidc/callback')
  @ApiExcludeEndpoint()
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const outcome = await this.signIn(request, reply).catch((error: unknown) => {
      if (!(error instanceof OidcRefusal)) throw error;
      return this.refuse(error);
    });
    void reply.header('cache-control', 'no-store').redirect(`${SIGN_IN_PAGE}?${outcome}`, 303);
  }

  private async signIn(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const checks = await this.flows.take(request, reply, 'oidc');
    if (!checks) throw new OidcRefusal('expired');
    const person = await this.client.finish(new URL(request.url, this.config.publicUrl).search, checks as OidcChecks);
    const user = await this.accounts.accountOf(person);
    await this.handover.signedIn(await this.entrance.open(user, 'oidc', placeOf(request)), request, reply);
    return 'returned=1';
  }

  private async refuse({ failure, userId, cause }: OidcRefusal): Promise<string> {
    this.logger.warn({ failure, error: cause }, 'sign-in by the provider refused');
    if (failure !== 'expired') await this.log.record('sign_in_failed', userId ? { id: userId } : null, { method: 'oidc', reason: failure });
    return `refused=${failure}`;
  }
}
