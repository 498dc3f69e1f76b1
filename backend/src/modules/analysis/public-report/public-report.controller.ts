import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../common/http/access.js';
import { tokenParam } from '../../../common/http/field.contract.js';
import { RequestLanguage } from '../../../common/http/request-language.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { withoutDetails } from '../../../common/http/technical-details.js';
import type { Language } from '../../../rules/language.rules.js';
import { PublicAnswers, sendCached } from './public-answers.service.js';
import { publicReport, type StatusLine, statusLine } from './public-report.contract.js';
import { PublicReports } from './public-report.queries.js';
import { publicScore } from './public-score.contract.js';
import { StatusLines } from './status-lines.queries.js';

@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public/prospects/:token')
export class PublicReportController {
  constructor(
    private readonly answers: PublicAnswers,
    private readonly reports: PublicReports,
    private readonly lines: StatusLines,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @Returns(publicReport)
  report(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @RequestLanguage() asked: Language | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const view = async () => publicReport.parse(await this.reports.report(token, asked));
    return this.sendJson('report', token, { request, reply, view });
  }

  @Get('score')
  @Header('cache-control', 'private, no-store')
  @Returns(publicScore)
  score(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @RequestLanguage() asked: Language | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const view = async () => publicScore.parse(await this.reports.score(token, asked));
    return this.sendJson('score', token, { request, reply, view });
  }

  @Get('status-line')
  @Header('cache-control', 'private, no-store')
  @Returns(statusLine)
  statusLine(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @RequestLanguage() asked: Language | null,
  ): Promise<StatusLine> {
    return this.lines.of(token, asked);
  }

  private async sendJson(
    name: string,
    token: string,
    { request, reply, view }: { request: FastifyRequest; reply: FastifyReply; view: () => Promise<object> },
  ): Promise<void> {
    const make = async () => {
      const made = await view();
      return { type: 'application/json; charset=utf-8', headers: {}, body: JSON.stringify(withoutDetails(made)), view: made, until: null };
    };
    const answer = await this.answers.find(name, token, request, make);
    if (answer) return sendCached(answer, request, reply);
    await reply.send(await view());
  }
}
