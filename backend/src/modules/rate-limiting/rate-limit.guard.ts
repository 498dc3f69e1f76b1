import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import { getOptionsToken, ThrottlerGuard, type ThrottlerModuleOptions, type ThrottlerRequest } from '@nestjs/throttler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RATE_LIMIT_RULE, type RateLimitMark, type RateLimitRule, type SignedInUser } from '../../common/http/access.js';
import { isProspectToken } from '../../rules/tokens.rules.js';
import { KnownDevices } from '../auth/known-devices.service.js';
import { Settings } from '../settings/settings.service.js';
import { clientNetwork } from './client-network.js';
import { RateLimitStore } from './rate-limit-store.service.js';
import { tooManyRequests } from './too-many-requests.js';
import { UnknownTokens } from './unknown-tokens.service.js';

type Rule = RateLimitRule | 'staff';

/** Rules of requests that only read, or answer; what costs money, sends mail or tries a password is counted exactly. */
const CHEAP: ReadonlySet<Rule> = new Set<Rule>(['default', 'prospects', 'quiz', 'staff', 'api']);

/** Rules counted per personal link: visitors of one company share an address. */
const OF_LINKS: ReadonlySet<Rule> = new Set<Rule>(['default', 'prospects']);

interface CountedRequest extends FastifyRequest {
  user?: SignedInUser;
  /** The bucket that gets this request back when it succeeds. */
  refundable?: { key: string; max: number };
}

/**
 * Limits requests by the rule of their route and by who sends them: an API token, a signed-in account, counted as such and under the rule of a
 * marked route too, else the address (an IPv6 network of 64 bits counts as one, of 48 where passwords are tried), together with
 * the personal link, unless the address floods with unknown ones. A browser known for an account counts its own wrong passwords.
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    // the parent class names its own storage here, and Nest would inherit that
    @Inject(RateLimitStore) private readonly store: RateLimitStore,
    reflector: Reflector,
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
    private readonly devices: KnownDevices,
    private readonly unknownTokens: UnknownTokens,
  ) {
    super(options, store, reflector);
  }

  override async onModuleInit(): Promise<void> {
    await super.onModuleInit();
    this.host.httpAdapter?.getInstance<FastifyInstance>().addHook?.('onSend', (request, reply) => this.refund(request, reply));
  }

  protected override async handleRequest({ context }: ThrottlerRequest): Promise<boolean> {
    const { req, res } = this.getRequestResponse(context) as unknown as { req: CountedRequest; res: FastifyReply };
    for (const rule of this.rulesOf(context, req)) await this.count(rule, req, res);
    return true;
  }

  private async count(rule: Rule, request: CountedRequest, reply: FastifyReply): Promise<void> {
    const { max, windowMs } = (await this.settings.shared('rateLimits'))[rule];
    const key = await this.keyOf(rule, request);
    const increment = CHEAP.has(rule) ? 'incrementSoon' : 'increment';
    const { totalHits, timeToExpire, isBlocked } = await this.store[increment](key, windowMs, max);
    const left = Math.max(0, max - totalHits);
    void reply.headers({
      'ratelimit-policy': `"${rule}";q=${max};w=${windowMs / 1000}`,
      'ratelimit-limit': max,
      'ratelimit-remaining': left,
      'ratelimit-reset': timeToExpire,
      ratelimit: `"${rule}";r=${left};t=${timeToExpire}`,
    });
    if (isBlocked) throw tooManyRequests(timeToExpire);
    if (rule === 'auth') request.refundable = { key, max };
  }

  /** Rules of the route apply to all; signed-in accounts have a further one. */
  private rulesOf(context: ExecutionContext, request: CountedRequest): Rule[] {
    const mark = this.reflector.getAllAndOverride<RateLimitMark | undefined>(RATE_LIMIT_RULE, [context.getHandler(), context.getClass()]);
    const rule = typeof mark === 'function' ? mark(request) : mark;
    if (rule === 'none') return [];
    return request.user && !request.user.token ? ['staff', ...(rule ? [rule] : [])] : [rule ?? 'default'];
  }

  private async keyOf(rule: Rule, request: CountedRequest): Promise<string> {
    const who = `${rule} ${await this.senderOf(rule, request)}`;
    const { token, '*': path = '' } = request.params as { token?: string; '*'?: string };
    const link = token ?? path.split('/').pop() ?? '';
    const isOfLink = rule === 'quiz' || (OF_LINKS.has(rule) && isProspectToken(link) && !(await this.unknownTokens.areStopped(request.ip)));
    return isOfLink ? `${who} ${link.toLowerCase()}` : who;
  }

  private async senderOf(rule: Rule, request: CountedRequest): Promise<string> {
    if (request.user) return request.user.token?.id ?? request.user.id;
    if (rule !== 'auth') return this.getTracker(request as never);
    const device = this.devices.of(request);
    return device ? `device ${device.id}` : clientNetwork(request.ip);
  }

  /** Only failures count: what succeeded is taken back before the answer leaves. An answer that never leaves stays counted. */
  private async refund({ refundable }: CountedRequest, reply: FastifyReply): Promise<void> {
    if (!refundable || (reply.statusCode >= 400 && reply.statusCode < 500)) return;
    const counted = await this.store.refund(refundable.key);
    void reply.header('ratelimit-remaining', Math.max(0, refundable.max - counted));
  }
}
