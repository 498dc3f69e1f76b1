import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, RateLimit, type SignedInUser } from '../../common/http/access.js';
import { ApiOperation } from '../../common/http/api-operation.js';
import { Findings } from '../analysis/findings/findings.queries.js';
import { type ApiId, apiIdParam } from './api-common.contract.js';
import { type ApiFindings, type ApiResults, apiFindings, apiResults, findingsQuery } from './api-results.contract.js';
import {
  type ApiScan,
  type ApiScanEstimate,
  type ApiScanOrder,
  type ApiScanStarted,
  apiScan,
  apiScanEstimate,
  apiScanOrder,
  apiScanStarted,
} from './api-scan.contract.js';
import { ApiScans } from './api-scans.service.js';
import { Idempotent } from './idempotency.service.js';

@ApiTags('Measurements')
@RateLimit('api')
@Controller('api/v1')
export class ApiResultsController {
  constructor(
    private readonly scans: ApiScans,
    private readonly findings: Findings,
  ) {}

  @Get('prospects/:id/scan-estimate')
  @ApiOperation({
    summary: 'Get the price of a scan',
    description: 'What a scan of this prospect costs at the paid services for which a key is stored, and how long it takes.',
    scopes: ['scans:write', 'results:read'],
    returns: apiScanEstimate,
    errors: [404],
  })
  estimate(@Param({ schema: apiIdParam }) { id }: ApiId): Promise<ApiScanEstimate> {
    return this.scans.estimate(id);
  }

  @Post('prospects/:id/scans')
  @Idempotent({ prospect: 'path' })
  @ApiOperation({
    summary: 'Start a scan',
    description: 'Measures the website. The answer names the expected price; `maxCost` limits it. A scan that already runs is returned.',
    scopes: ['scans:write'],
    returns: apiScanStarted,
    status: 202,
    errors: [404, 409],
  })
  start(
    @Param({ schema: apiIdParam }) { id }: ApiId,
    @Body({ schema: apiScanOrder }) order: ApiScanOrder,
    @CurrentUser() user: SignedInUser,
  ): Promise<ApiScanStarted> {
    return this.scans.start(id, order, user);
  }

  @Get('scans/:id')
  @ApiOperation({
    summary: 'Get a scan',
    description: 'Its progress, its outcomes, and what it has cost so far. It has ended when `status` is `done` or `cancelled`.',
    scopes: ['scans:write', 'results:read'],
    returns: apiScan,
    errors: [404],
  })
  scan(@Param({ schema: apiIdParam }) { id }: ApiId): Promise<ApiScan> {
    return this.scans.get(id);
  }

  @Get('prospects/:id/findings')
  @ApiOperation({
    summary: 'List the findings of a website',
    description: 'The one list of the pages and of the back-office, ranked.',
    scopes: ['results:read'],
    returns: apiFindings,
    errors: [404],
  })
  list(
    @Param({ schema: apiIdParam }) { id }: ApiId,
    @Query({ schema: findingsQuery }) { lang }: z.infer<typeof findingsQuery>,
  ): Promise<ApiFindings> {
    return this.findings.of(id, lang);
  }

  @Get('prospects/:id/results')
  @ApiOperation({
    summary: 'Get the results of all analyses',
    description: 'The latest result of each analysis with its source, its provider and its time. A failure never replaces a figure.',
    scopes: ['results:read'],
    returns: apiResults,
    errors: [404],
  })
  results(@Param({ schema: apiIdParam }) { id }: ApiId): Promise<ApiResults> {
    return this.findings.report(id);
  }
}
