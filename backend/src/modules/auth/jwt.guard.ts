import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { forbidden, unauthenticated } from '../../common/errors.js';
import { ALLOWED_ROLES, allowedRoles, PUBLIC_ROUTE, type Role, type SessionUser } from '../../common/http/access.js';
import { type AccessClaims, Auth } from './auth.service.js';
import { JWT_SECRET } from './derived-secret.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly auth: Auth,
  ) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: secret, algorithms: ['HS256'] });
  }

  async validate(claims: AccessClaims): Promise<SessionUser | false> {
    return (await this.auth.activeUser(claims)) ?? false;
  }
}

/** Says who asks for a closed route. Nobody is refused here, so that those who try are counted before. */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!isPublic(this.reflector, context)) await super.canActivate(context);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user || undefined) as User;
  }
}

/** Closes every route that is not marked public, and checks the role (decisions 9 and 10). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (isPublic(this.reflector, context)) return true;
    const { method, user } = context.switchToHttp().getRequest<{ method: string; user?: SessionUser }>();
    if (!user) throw unauthenticated();
    const declared = this.reflector.getAllAndOverride<Role[] | undefined>(ALLOWED_ROLES, targets(context));
    if (!allowedRoles(declared, method).includes(user.role)) throw forbidden();
    return true;
  }
}

const targets = (context: ExecutionContext) => [context.getHandler(), context.getClass()];
const isPublic = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(PUBLIC_ROUTE, targets(context)) === true;
