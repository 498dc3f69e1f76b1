import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import { getOptionsToken, ThrottlerGuard, type ThrottlerModuleOptions, type ThrottlerRequest } from '@nestjs/throttler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RATE_LIMIT_RULE, type RateLimitMark, type SignedInUser } from '../../common/http/access.js';
import { KnownDevices } from '../auth/known-devices.service.js';
import { neighbourhood } from './neighbourhood.js';
import { RateLimitStore } from './rate-limit-store.service.js';
import { RequestCharges, type Rule } from './request-charges.service.js';

interface CountedRequest extends FastifyRequest {
  user?: SignedInUser;
  /** The bucket that gets this request back when it succeeds. */
  refundable?: { key: string; max: number };
}

/**
 * Limits requests by the rule of their route and who asks: a signed-in account, counted as such and under the rule of a
 * marked route too, else the address (an IPv6 network of 64 bits counts as one, of 48 where passwords are tried), in the
 * quiz together with the token. A browser known for an account counts its own wrong passwords.
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    // the parent class names its own storage for this place, and Nest would inherit that
    @Inject(RateLimitStore) private readonly store: RateLimitStore,
    reflector: Reflector,
    private readonly charges: RequestCharges,
    private readonly host: HttpAdapterHost,
    private readonly devices: KnownDevices,
  ) {
    super(options, store, reflector);
  }

  override async onModuleInit(): Promise<void> {
    await super.onModuleInit();
    this.host.httpAdapter?.getInstance<FastifyInstance>().addHook?.('onSend', (request, reply) => this.refund(request, reply));
  }

  protected override async handleRequest(order: ThrottlerRequest): Promise<boolean> {
    const answer = this.getRequestResponse(order.context) as unknown as { req: CountedRequest; res: FastifyReply };
    for (const rule of this.rulesOf(order.context, answer.req)) await this.count(answer, rule);
    return true;
  }

  private async count({ req, res }: { req: CountedRequest; res: FastifyReply }, rule: Rule): Promise<void> {
    const { token } = req.params as { token?: string };
    const charged = await this.charges.charge(rule, await this.whoAsks(req, rule), res, token);
    if (rule === 'auth') req.refundable = charged;
  }

  /** A mark holds for everybody; a signed-in account is counted as such besides. */
  private rulesOf(context: ExecutionContext, request: CountedRequest): Rule[] {
    const mark = this.reflector.getAllAndOverride<RateLimitMark | undefined>(RATE_LIMIT_RULE, [context.getHandler(), context.getClass()]);
    const rule = typeof mark === 'function' ? mark(request) : mark;
    if (rule === 'none') return [];
    return request.user ? ['staff', ...(rule ? [rule] : [])] : [rule ?? 'default'];
  }

  private async whoAsks(request: CountedRequest, rule: Rule): Promise<string> {
    if (request.user) return request.user.id;
    if (rule !== 'auth') return this.getTracker(request as never);
    const device = this.devices.of(request);
    return device ? `device ${device.id}` : neighbourhood(request.ip);
  }

  /** Only failures count: what succeeded is taken back before the answer leaves. An answer that never leaves stays counted. */
  private async refund({ refundable }: CountedRequest, reply: FastifyReply): Promise<void> {
    if (!refundable || (reply.statusCode >= 400 && reply.statusCode < 500)) return;
    const counted = await this.store.refund(refundable.key);
    void reply.header('ratelimit-remaining', Math.max(0, refundable.max - counted));
  }
}
