import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { tokenParam } from '../../common/http/field.contract.js';
import { ReturnsNothing } from '../../common/http/response-decorators.js';
import { isStaffBrowser } from '../../common/http/staff-cookies.js';
import { publicEvent } from './prospect.contract.js';
import { Visits } from './visits.service.js';

@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public/prospects/:token/events')
export class PublicEventsController {
  constructor(private readonly visits: Visits) {}

  @Post()
  @ReturnsNothing()
  async record(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @Body({ schema: publicEvent }) event: z.infer<typeof publicEvent>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.visits.record(token, event, {
      userAgent: request.headers['user-agent'],
      staff: isStaffBrowser(request),
    });
  }
}
