import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type TroubleReport, troubleReport } from './troubles.contract.js';
import { Troubles } from './troubles.service.js';

@ApiTags('operations')
@Roles('staff')
@Controller('api/admin/troubles')
export class TroublesController {
  constructor(private readonly troubles: Troubles) {}

  /** Looked at now, the gravest first. */
  @Get()
  @Returns(troubleReport)
  report(): Promise<TroubleReport> {
    return this.troubles.report();
  }
}
