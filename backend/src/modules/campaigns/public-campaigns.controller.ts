import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { t } from '../../rules/language.rules.js';
import { PAGE_NAMES } from '../../rules/routes.rules.js';
import { CampaignEvents } from './campaign-events.service.js';
import { type UnsubscribeState, unsubscribeParam, unsubscribeRequest, unsubscribeState } from './unsubscribe.contract.js';
import { Unsubscriptions } from './unsubscriptions.service.js';

type Secret = z.infer<typeof unsubscribeParam>;

const webhookQuery = z.object({ campaign: z.string().max(64).optional() });
/** One event, or several; their shape differs by version (providers.md 4.3). */
const webhookBody = z.union([z.record(z.string(), z.unknown()), z.array(z.record(z.string(), z.unknown())).max(1000)]);
const received = z.object({ received: z.number().int() });
const oneClickAnswer = z.object({ unsubscribed: z.literal(true) });

/** Public routes of campaigns: webhook of the provider and unsubscription. */
@ApiTags('public')
@Public()
@Controller()
export class PublicCampaignsController {
  constructor(
    private readonly events: CampaignEvents,
    private readonly unsubscriptions: Unsubscriptions,
  ) {}

  /** Without a rate limit: the provider sends bursts, and the secret has 256 bits. */
  @Post('api/public/webhooks/emelia/:secret')
  @HttpCode(200)
  @RateLimit('none')
  @Returns(received)
  async webhook(
    @Param({ schema: unsubscribeParam }) { secret }: Secret,
    @Query({ schema: webhookQuery }) { campaign }: z.infer<typeof webhookQuery>,
    @Body({ schema: webhookBody }) body: z.infer<typeof webhookBody>,
  ): Promise<z.infer<typeof received>> {
    return { received: await this.events.receive(secret, campaign, body) };
  }

  @Get('api/public/unsubscribe/:secret')
  @RateLimit('prospects')
  @Returns(unsubscribeState)
  state(@Param({ schema: unsubscribeParam }) { secret }: Secret): Promise<UnsubscribeState> {
    return this.unsubscriptions.stateOf(secret);
  }

  @Post('api/public/unsubscribe/:secret')
  @RateLimit('forms')
  @Returns(unsubscribeState)
  async unsubscribe(
    @Param({ schema: unsubscribeParam }) { secret }: Secret,
    @Body({ schema: unsubscribeRequest }) { scope }: z.infer<typeof unsubscribeRequest>,
  ): Promise<UnsubscribeState> {
    if (!(await this.unsubscriptions.unsubscribe(secret, scope))) throw notFound(t`Ce lien est invalide.`);
    return this.unsubscriptions.stateOf(secret);
  }

  /** One-click unsubscription (RFC 8058). The response does not depend on the link or the body. */
  @Post(`${PAGE_NAMES.unsubscribe}/:secret`)
  @ApiExcludeEndpoint()
  @RateLimit('none')
  @Returns(oneClickAnswer)
  async oneClick(@Param({ schema: unsubscribeParam }) { secret }: Secret): Promise<z.infer<typeof oneClickAnswer>> {
    await this.unsubscriptions.unsubscribe(secret, 'marketing');
    return { unsubscribed: true };
  }
}
