import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { forbidden, unauthenticated } from '../../common/errors.js';
import { ALLOWED_ROLES, allowedRoles, PUBLIC_ROUTE, type Role, type SignedInUser } from '../../common/http/access.js';
import { type AccessClaims, Auth } from './auth.service.js';
import { JWT_SECRET } from './jwt-secret.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly auth: Auth,
  ) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: secret, algorithms: ['HS256'] });
  }

  async validate(claims: AccessClaims): Promise<SignedInUser> {
    const user = await this.auth.activeUser(claims);
    if (!user) throw unauthenticated();
    return user;
  }
}

/** Closes every route that is not marked public, and checks the role (decisions 9 and 10). */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, targets)) return true;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<{ method: string; user: SignedInUser }>();
    const declared = this.reflector.getAllAndOverride<Role[] | undefined>(ALLOWED_ROLES, targets);
    if (!allowedRoles(declared, request.method).includes(request.user.role)) throw forbidden();
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw unauthenticated();
    return user;
  }
}
