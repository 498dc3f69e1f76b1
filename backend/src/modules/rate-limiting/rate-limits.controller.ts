import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type RateLimitReport, rateLimitReport } from './rate-limits.contract.js';
import { RateLimitCounters } from './rate-limits.queries.js';

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/rate-limits')
export class RateLimitsController {
  constructor(private readonly counters: RateLimitCounters) {}

  @Get()
  @Returns(rateLimitReport)
  get(): Promise<RateLimitReport> {
    return this.counters.report();
  }
}
