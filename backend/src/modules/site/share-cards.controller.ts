import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { requestLanguage } from '../../common/http/request-language.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { PublicReports } from '../analysis/public-report/public-report.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { agencyToward } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import { AGENCY_CARD } from './link-picture.js';
import { agencyCard, cardVersion, prospectCard, type ShareCard } from './share-card.js';
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
    private readonly prospects: ProspectQueries,
  ) {}

  @Get(':file')
  async card(
    @Param({ schema: cardParam }) { file }: z.infer<typeof cardParam>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = file.slice(0, -'.png'.length);
    const asked = requestLanguage(request);
    const card =
      name === AGENCY_CARD ? agencyCard(await agencyToward(this.settings, languageOf(asked))) : await this.ofProspect(name, asked);
    const etag = `"${cardVersion(card)}"`;
    void reply.headers({ etag, 'x-robots-tag': 'noindex', 'cache-control': 'private, max-age=3600' });
    if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
    await reply.type('image/png').send(await this.cards.png(card));
  }

  private async ofProspect(token: string, asked: Language | null): Promise<ShareCard> {
    const language = languageOf(asked, await this.prospects.languageOf(token));
    const report = await this.reports.report(token, language);
    return composedIn(language, () => prospectCard(report));
  }
}
