import type { KeyObject } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { forbidden, Problem, unauthenticated } from '../../common/errors.js';
import {
  ALLOWED_ROLES,
  allowedRoles,
  BY_COOKIE,
  BY_TOKEN,
  type PendingStep,
  PUBLIC_ROUTE,
  type Role,
  SENSITIVE,
  type SessionUser,
} from '../../common/http/access.js';
import { refreshSecretOf } from '../../common/http/staff-cookies.js';
import type { ApiScope } from '../../rules/api-scopes.rules.js';
import { type AccessClaims, Auth } from './auth.service.js';
import { JWT_SECRET } from './derived-secret.js';
import { isProven } from './session-life.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_SECRET) secret: KeyObject,
    private readonly auth: Auth,
  ) {
    const secretOrKey = secret as KeyObject & Buffer; // passed on to jsonwebtoken, which requires this type
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey, algorithms: ['HS256'] });
  }

  async validate(claims: AccessClaims): Promise<SessionUser | false> {
    return (await this.auth.activeUser(claims)) ?? false;
  }
}

/** Authenticates closed routes. Rejections happen later, so that attempts are counted first. */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: Auth,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // a token is no session: `ApiTokenGuard` reads it
    if (isPublic(this.reflector, context) || scopesOf(this.reflector, context)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SessionUser | null }>();
    const byCookie = this.reflector.getAllAndOverride<boolean | undefined>(BY_COOKIE, targets(context));
    if (byCookie && !request.headers.authorization)
      request.user = await this.auth.userOfSecret(refreshSecretOf(request, this.config.publicUrl));
    else await super.canActivate(context);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user || undefined) as User;
  }
}

/** Closes routes that are not public, checks scope and role (decisions 9, 10 and 69) and requires a fresh password (41). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (isPublic(this.reflector, context)) return true;
    const { method, url, user } = context.switchToHttp().getRequest<{ method: string; url: string; user?: SessionUser }>();
    const scopes = scopesOf(this.reflector, context);
    if (!user) throw scopes ? tokenRequired() : unauthenticated();
    if (scopes && !scopes.some((scope) => user.token?.scopes.includes(scope))) throw insufficientScope(scopes);
    if (user.pending && !OWN_ACCOUNT.test(url)) throw pendingFirst(user.pending);
    const declared = this.reflector.getAllAndOverride<Role[] | undefined>(ALLOWED_ROLES, targets(context));
    if (!allowedRoles(declared, method).includes(user.role)) throw forbidden();
    const isSensitive = this.reflector.getAllAndOverride<boolean | undefined>(SENSITIVE, targets(context));
    if (isSensitive && !isProven(user.provenAt, this.clock.now())) throw passwordAgain();
    return true;
  }
}

/** Routes available before a required action is done. */
const OWN_ACCOUNT = /^\/api\/auth\//;

const FIRST: Record<PendingStep, string> = {
  password: 'Choisissez d’abord votre propre mot de passe\u202f: celui-ci a été créé par une autre personne.',
  second_factor: 'Activez d’abord la double authentification\u202f: elle est exigée pour votre rôle.',
};
const pendingFirst = (step: PendingStep) => new Problem(403, `${step}_required`, 'Something has to be done first', FIRST[step]);
const passwordAgain = () => new Problem(403, 'proof_required', 'Password required again', 'Confirmez votre mot de passe pour continuer.');

const tokenRequired = () =>
  new Problem(401, 'unauthenticated', 'API token required', 'Jeton absent, inconnu, expiré ou révoqué.', undefined, {
    'www-authenticate': 'Bearer realm="SmartIndex API"',
  });
const insufficientScope = (scopes: readonly ApiScope[]) =>
  new Problem(
    403,
    'insufficient_scope',
    'Insufficient scope',
    `Ce jeton n’a pas le droit nécessaire\u202f: ${scopes.join(' ou ')}.`,
    undefined,
    {
      'www-authenticate': `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"`,
    },
  );

const targets = (context: ExecutionContext) => [context.getHandler(), context.getClass()];
const scopesOf = (reflector: Reflector, context: ExecutionContext): readonly ApiScope[] | undefined =>
  reflector.getAllAndOverride<readonly ApiScope[] | undefined>(BY_TOKEN, targets(context));
const isPublic = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(PUBLIC_ROUTE, targets(context)) === true;
