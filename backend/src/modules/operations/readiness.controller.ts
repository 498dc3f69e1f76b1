import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type ReadinessReport, readinessReport } from './readiness.contract.js';
import { Readiness } from './readiness.service.js';

@ApiTags('operations')
@Roles('admin')
@Controller('api/admin/readiness')
export class ReadinessController {
  constructor(private readonly readiness: Readiness) {}

  /** Checked now. */
  @Get()
  @Returns(readinessReport)
  report(): Promise<ReadinessReport> {
    return this.readiness.report();
  }
}
