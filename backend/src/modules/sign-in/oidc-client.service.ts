import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Configuration } from 'openid-client';
import { CONFIG, type Config } from '../../common/config/env.js';
import { isLoopbackIssuer, type OidcSettings } from '../../common/config/oidc.js';
import { type OidcPerson, personOf } from './oidc-claims.js';
import { OidcRefusal } from './oidc-refusal.js';

/** Registered at the provider as the redirect URI, behind the public address. */
export const OIDC_CALLBACK = '/api/auth/oidc/callback';

const TIMEOUT_SECONDS = 5;
const MAX_AGE_MS = 3_600_000;

/** Values that the answer of the provider is checked against. */
export interface OidcChecks extends Record<string, string> {
  state: string;
  nonce: string;
  verifier: string;
}

/** Speaks OpenID Connect with the provider: authorization code flow with PKCE, state and nonce; ID tokens with a checked signature. */
@Injectable()
export class OidcClient {
  private readonly discovered = new LRUCache<string, Configuration>({
    max: 1,
    ttl: MAX_AGE_MS,
    fetchMethod: () => this.discover(this.settings()),
  });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Returns the address of the provider’s sign-in page. */
  async begin(): Promise<{ url: string; checks: OidcChecks }> {
    const [library, configuration] = [await openidClient(), await this.configuration()];
    const checks = { state: library.randomState(), nonce: library.randomNonce(), verifier: library.randomPKCECodeVerifier() };
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: this.config.publicUrl + OIDC_CALLBACK,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  }

  /** Exchanges the code of the provider’s answer (`search`: its query) for the person. */
  async finish(search: string, { state, nonce, verifier }: OidcChecks): Promise<OidcPerson> {
    const [library, configuration] = [await openidClient(), await this.configuration()];
    const answer = new URL(this.config.publicUrl + OIDC_CALLBACK + search);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await library.authorizationCodeGrant(configuration, answer, checks).catch((cause: unknown) => {
      throw new OidcRefusal(failureOf(cause, library), null, { cause });
    });
    const claims = tokens.claims();
    if (!claims) throw new OidcRefusal('invalid');
    if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return personOf(claims, this.settings());
    const userInfo = await library.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch((cause: unknown) => {
      throw new OidcRefusal(failureOf(cause, library), null, { cause });
    });
    // what the token says of its own address says nothing of this one
    return personOf({ ...claims, xms_edov: undefined, ...userInfo, iss: claims.iss, sub: claims.sub }, this.settings());
  }

  private settings(): OidcSettings {
    if (!this.config.oidc) throw new OidcRefusal('unavailable');
    return this.config.oidc;
  }

  private async configuration(): Promise<Configuration> {
    const found = await this.discovered.fetch('provider').catch((cause: unknown) => {
      throw cause instanceof OidcRefusal ? cause : new OidcRefusal('unavailable', null, { cause });
    });
    if (!found) throw new OidcRefusal('unavailable');
    return found;
  }

  private async discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
    const library = await openidClient();
    const execute = [library.enableNonRepudiationChecks, ...(isLoopbackIssuer(issuer) ? [library.allowInsecureRequests] : [])];
    return library.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
  }
}

/** Read at the first sign-in. */
const openidClient = () => import('openid-client');

function failureOf(error: unknown, { AuthorizationResponseError, ClientError }: Awaited<ReturnType<typeof openidClient>>) {
  if (error instanceof AuthorizationResponseError) return 'declined';
  const isOutage =
    error instanceof ClientError ? error.code === 'OAUTH_TIMEOUT' : error instanceof TypeError && error.message === 'fetch failed';
  return isOutage ? 'unavailable' : 'invalid';
}
