import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../common/http/access.js';
import { Returns } from '../../../common/http/returns.js';
import { type PageReport, pageRefreshBody, pageReport, pageReportQuery } from './page-report.contract.js';
import { PageReports } from './page-reports.service.js';

const isRefresh = (value: unknown): boolean => value === '1' || value === 'true';

/** Open to everybody, for pages of the prospect’s own website alone (decision 10). */
@ApiTags('public')
@Public()
@Controller('api/public/page-report')
export class PageReportController {
  constructor(private readonly reports: PageReports) {}

  @Get()
  @RateLimit(({ query }) => (isRefresh((query as { refresh?: unknown }).refresh) ? 'pagespeed' : 'prospects'))
  @Header('cache-control', 'private, no-store')
  @Returns(pageReport)
  get(@Query({ schema: pageReportQuery }) { prospectId, url, refresh }: z.infer<typeof pageReportQuery>): Promise<PageReport> {
    return this.reports.report(prospectId, url, isRefresh(refresh));
  }

  @Post('refresh')
  @RateLimit('pagespeed')
  @Header('cache-control', 'private, no-store')
  @Returns(pageReport)
  refresh(@Body({ schema: pageRefreshBody }) { prospectId, url }: z.infer<typeof pageRefreshBody>): Promise<PageReport> {
    return this.reports.report(prospectId, url, true);
  }
}
