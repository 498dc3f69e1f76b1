import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../common/http/access.js';
import { RequestLanguage } from '../../../common/http/request-language.js';
import { Returns } from '../../../common/http/response-decorators.js';
import type { Language } from '../../../rules/language.rules.js';
import { type PageReport, pageRefreshBody, pageReport, pageReportQuery } from './page-report.contract.js';
import { PageReports } from './page-reports.service.js';

const isRefresh = (value: unknown): boolean => value === '1' || value === 'true';

/** Public, for pages of the prospect’s own website only (decision 10). */
@ApiTags('public')
@Public()
@Controller('api/public/page-report')
export class PageReportController {
  constructor(private readonly reports: PageReports) {}

  @Get()
  @RateLimit(({ query }) => (isRefresh((query as { refresh?: unknown }).refresh) ? 'pagespeed' : 'prospects'))
  @Header('cache-control', 'private, no-store')
  @Returns(pageReport)
  get(
    @Query({ schema: pageReportQuery }) { prospectId, url, refresh }: z.infer<typeof pageReportQuery>,
    @RequestLanguage() asked: Language | null,
  ): Promise<PageReport> {
    return this.reports.report({ prospectId, url, refresh: isRefresh(refresh), asked });
  }

  @Post('refresh')
  @RateLimit('pagespeed')
  @Header('cache-control', 'private, no-store')
  @Returns(pageReport)
  refresh(
    @Body({ schema: pageRefreshBody }) { prospectId, url }: z.infer<typeof pageRefreshBody>,
    @RequestLanguage() asked: Language | null,
  ): Promise<PageReport> {
    return this.reports.report({ prospectId, url, refresh: true, asked });
  }
}
