import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { historyQuery, type ProspectHistory, prospectHistory } from './prospect-timeline.contract.js';
import { ProspectTimeline } from './prospect-timeline.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('prospects')
@Controller('api/admin/prospects/:id')
export class ProspectFileController {
  constructor(private readonly timeline: ProspectTimeline) {}

  @Get('timeline')
  @Returns(prospectHistory)
  history(
    @Param({ schema: idParam }) { id }: Id,
    @Query({ schema: historyQuery }) query: z.infer<typeof historyQuery>,
  ): Promise<ProspectHistory> {
    return this.timeline.history(id, query);
  }
}
