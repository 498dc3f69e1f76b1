import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../common/http/access.js';
import { AskedLanguage } from '../../../common/http/asked-language.js';
import { tokenParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/returns.js';
import type { Language } from '../../../rules/language.rules.js';
import { type PublicReport, type PublicScore, publicReport, publicScore, type StatusLine, statusLine } from './public-report.contract.js';
import { PublicReports } from './public-report.queries.js';
import { StatusLines } from './status-lines.queries.js';

@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public/prospects/:token')
export class PublicReportController {
  constructor(
    private readonly reports: PublicReports,
    private readonly lines: StatusLines,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @Returns(publicReport)
  report(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @AskedLanguage() asked: Language | null,
  ): Promise<PublicReport> {
    return this.reports.report(token, asked);
  }

  @Get('score')
  @Header('cache-control', 'private, no-store')
  @Returns(publicScore)
  score(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @AskedLanguage() asked: Language | null,
  ): Promise<PublicScore> {
    return this.reports.score(token, asked);
  }

  @Get('status-line')
  @Header('cache-control', 'private, no-store')
  @Returns(statusLine)
  statusLine(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @AskedLanguage() asked: Language | null,
  ): Promise<StatusLine> {
    return this.lines.of(token, asked);
  }
}
