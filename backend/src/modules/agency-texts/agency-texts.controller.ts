import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type AgencyTextRecord, agencyText } from './agency-texts.contract.js';
import { AgencyTexts } from './agency-texts.queries.js';

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/agency-texts')
export class AgencyTextsController {
  constructor(private readonly texts: AgencyTexts) {}

  /** What there is to translate; the translations are the settings’ document `translations`. */
  @Get()
  @Returns(agencyText, 200, { isArray: true })
  list(): Promise<AgencyTextRecord[]> {
    return this.texts.list();
  }
}
