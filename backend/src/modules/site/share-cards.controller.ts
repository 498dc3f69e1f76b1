import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { askedLanguage } from '../../common/http/asked-language.js';
import { PublicReports } from '../analysis/public-report/public-report.queries.js';
import { Settings } from '../settings/settings.service.js';
import { AGENCY_CARD } from './link-picture.js';
import { agencyCard, cardVersion, prospectCard } from './share-card.js';
import { ShareCards } from './share-cards.service.js';

const cardParam = z.object({ file: z.string().regex(/^[A-Za-z0-9-]{1,40}\.png$/) });

/** Pictures of links for messengers. Fetching one is no visit: nothing is counted. */
@ApiExcludeController()
@Public()
@RateLimit('prospects')
@Controller('og')
export class ShareCardsController {
  constructor(
    private readonly cards: ShareCards,
    private readonly reports: PublicReports,
    private readonly settings: Settings,
  ) {}

  @Get(':file')
  async card(
    @Param({ schema: cardParam }) { file }: z.infer<typeof cardParam>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = file.slice(0, -'.png'.length);
    const card =
      name === AGENCY_CARD
        ? agencyCard(await this.settings.get('agency'))
        : prospectCard(await this.reports.report(name, askedLanguage(request)));
    const etag = `"${cardVersion(card)}"`;
    void reply.headers({ etag, 'x-robots-tag': 'noindex', 'cache-control': 'private, max-age=3600' });
    if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
    await reply.type('image/png').send(await this.cards.png(card));
  }
}
