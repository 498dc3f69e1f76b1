import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type IncidentReport, incidentReport } from './incidents.contract.js';
import { Incidents } from './incidents.service.js';

@ApiTags('operations')
@Roles('staff')
@Controller('api/admin/troubles')
export class IncidentsController {
  constructor(private readonly incidents: Incidents) {}

  /** The current incidents, most severe first. */
  @Get()
  @Returns(incidentReport)
  report(): Promise<IncidentReport> {
    return this.incidents.report();
  }
}
