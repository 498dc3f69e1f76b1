import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { sendCsv } from '../../common/http/csv-answer.js';
import { localDate } from '../../rules/dates.rules.js';
import { ProspectExports } from './prospect-export.queries.js';
import { prospectListQuery } from './prospects.queries.js';

const rangeGiven = z.object({ range: z.string().optional() });

@ApiTags('prospects')
@Controller('api/admin/prospects')
export class ProspectExportsController {
  constructor(
    private readonly exports: ProspectExports,
    private readonly clock: Clock,
  ) {}

  /** The list as a file: with `range` its page, without it all that the filter finds. */
  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiResponse({ status: 200, description: '', content: { 'text/csv': { schema: { type: 'string' } } } })
  csv(
    @Query({ schema: prospectListQuery }) query: z.infer<typeof prospectListQuery>,
    @Query({ schema: rangeGiven }) { range }: z.infer<typeof rangeGiven>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = `prospects-${localDate(this.clock.now())}.csv`;
    return sendCsv(reply, name, (gone) => this.exports.csv(query, { page: range !== undefined, gone }));
  }
}
