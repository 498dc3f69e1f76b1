import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type FindOptionsWhere, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { cookieName, cookieOptions, flowSecretOf } from '../../common/http/staff-cookies.js';
import { hashSecret, newSecret } from '../../common/tokens.js';
import { type FlowKind, SignInFlow } from './sign-in-flow.entity.js';

/** Time for signing in at the provider, or at the authenticator. */
const MINUTES = 10;

/** Remembers sign-ins that have begun: bound to one browser by a cookie, usable once. */
@Injectable()
export class SignInFlows {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Stores what the answer is checked against, and gives the browser the cookie. */
  async begin(reply: FastifyReply, kind: FlowKind, payload: Record<string, string>, userId: string | null = null): Promise<void> {
    const { secret, hash } = newSecret();
    const now = this.clock.now();
    const flows = this.database.getRepository(SignInFlow);
    await flows.delete({ expires_at: LessThanOrEqual(now) });
    await flows.insert({ secret_hash: hash, kind, user_id: userId, payload, expires_at: new Date(now.getTime() + MINUTES * 60_000) });
    const { publicUrl } = this.config;
    void reply.setCookie(cookieName('flow', publicUrl), secret, { ...cookieOptions('flow', publicUrl), maxAge: MINUTES * 60 });
  }

  /** Returns what was stored, once; null for a flow that is unknown, used, expired, of another kind or of another account. */
  async take(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: FlowKind,
    userId: string | null = null,
  ): Promise<Record<string, string> | null> {
    const { publicUrl } = this.config;
    const secret = flowSecretOf(request, publicUrl);
    if (!secret) return null;
    void reply.clearCookie(cookieName('flow', publicUrl), cookieOptions('flow', publicUrl));
    const which: FindOptionsWhere<SignInFlow> = { secret_hash: hashSecret(secret), kind, expires_at: MoreThan(this.clock.now()) };
    if (userId !== null) which.user_id = userId;
    const { raw } = await this.database.createQueryBuilder().delete().from(SignInFlow).where(which).returning('payload').execute();
    const [taken] = raw as { payload: Record<string, string> }[];
    return taken?.payload ?? null;
  }
}
