import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../common/http/access.js';
import { tokenParam } from '../../../common/http/field.contract.js';
import { RequestLanguage } from '../../../common/http/request-language.js';
import { Returns } from '../../../common/http/response-decorators.js';
import type { Language } from '../../../rules/language.rules.js';
import { namedSite, siteReceived } from './named-site.contract.js';
import { NamedSites } from './named-sites.service.js';

/** The field where a page says that we do not know the site. */
@ApiTags('public')
@Public()
@Controller('api/public/prospects/:token/site')
export class PublicSitesController {
  constructor(private readonly sites: NamedSites) {}

  @Post()
  @HttpCode(202)
  @RateLimit('forms')
  @Returns(siteReceived, 202)
  async name(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @Body({ schema: namedSite }) { websiteUrl }: z.infer<typeof namedSite>,
    @RequestLanguage() asked: Language | null,
  ): Promise<z.infer<typeof siteReceived>> {
    await this.sites.name(token, websiteUrl, asked);
    return { measuring: true };
  }
}
