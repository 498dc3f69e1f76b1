import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../rules/access.rules.js';
import type { ApiScope } from '../../rules/api-scopes.rules.js';
import { PUBLIC } from './operation-words.js';

export type { Role };

/** The API token of a request. */
export interface UsedToken {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
}

/** Who is asking; read from the database at each call. */
export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Present when the request came by a token of this account, in place of a session. */
  token?: UsedToken;
}

/** What an account has to do before anything else: choose a password of its own, set up its second factor. */
export type PendingStep = 'password' | 'second_factor';

/** How a session was opened. */
export type SignInMethod = 'password' | 'oidc' | 'passkey';

/** Who is asking in which session. */
export interface SessionUser extends SignedInUser {
  sessionId: string;
  /** When the password was given last. */
  provenAt: Date;
  pending: PendingStep | null;
}

export const PUBLIC_ROUTE = 'public_route';
export const ALLOWED_ROLES = 'allowed_roles';

/** Makes a route public. Every other route requires a signed-in account. */
export const Public = () => applyDecorators(SetMetadata(PUBLIC_ROUTE, true), ApiExtension(PUBLIC, true));

/** Narrows a route; without it, `viewer` may GET and `staff` may do the rest. `admin` may always. */
export const Roles = (...roles: Role[]) => SetMetadata(ALLOWED_ROLES, roles);

export const BY_COOKIE = 'by_cookie';

/** Authenticates by the session cookie, for pages that a browser opens by URL. Only for routes that change nothing. */
export const ByCookie = () => SetMetadata(BY_COOKIE, true);

export const BY_TOKEN = 'by_token';

/** Admits API tokens with one of these scopes, and no session. A route without it admits no token. */
export const ByToken = (...scopes: ApiScope[]) => SetMetadata(BY_TOKEN, scopes);

export const SENSITIVE = 'sensitive';

/** Requires the password again when it was entered more than ten minutes ago (decision 41). */
export const Sensitive = () => SetMetadata(SENSITIVE, true);

/** The rules of the table of limits (specification 3, section 9); `trials`, `forms` and `api` are our own. */
export type RateLimitRule = 'quiz' | 'prospects' | 'pagespeed' | 'seo' | 'openai' | 'auth' | 'trials' | 'forms' | 'api' | 'default';

/** `none`: the route is not counted, e.g. files and health checks. A function chooses by the request. */
export type RateLimitMark = RateLimitRule | 'none' | ((request: FastifyRequest) => RateLimitRule | 'none');

export const RATE_LIMIT_RULE = 'rate_limit_rule';

/** The limit that counts for a route or controller, for signed-in accounts beside their own; without it, `default`. */
export const RateLimit = (rule: RateLimitMark) => SetMetadata(RATE_LIMIT_RULE, rule);

/** The signed-in account of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest & { user: SessionUser }>();
  return user;
});

/** The roles that may use a route: those declared on it, else the default of its method. */
export function allowedRoles(declared: readonly Role[] | undefined, method: string): readonly Role[] {
  if (declared) return ['admin', ...declared];
  return method === 'GET' || method === 'HEAD' ? ['admin', 'staff', 'viewer'] : ['admin', 'staff'];
}
