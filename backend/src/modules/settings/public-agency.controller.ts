import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/access.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { type PublicAgency, publicAgency } from './public-agency.contract.js';
import { publicAgencyOf } from './public-agency.queries.js';
import { Settings } from './settings.service.js';

@ApiTags('public')
@Public()
@Controller('api/public/agency')
export class PublicAgencyController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Returns(publicAgency)
  get(@RequestLanguage() asked: Language | null): Promise<PublicAgency> {
    return publicAgencyOf(this.settings, languageOf(asked));
  }
}
