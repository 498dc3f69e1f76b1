import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/returns.js';
import { type Erasure, erasure, erasureOrder, type PersonExport, personExport } from './person-data.contract.js';
import { PersonRights } from './person-data.service.js';
import { historyQuery, type ProspectHistory, prospectHistory } from './prospect-timeline.contract.js';
import { ProspectTimeline } from './prospect-timeline.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('prospects')
@Controller('api/admin/prospects/:id')
export class ProspectFileController {
  constructor(
    private readonly timeline: ProspectTimeline,
    private readonly rights: PersonRights,
  ) {}

  @Get('timeline')
  @Returns(prospectHistory)
  history(
    @Param({ schema: idParam }) { id }: Id,
    @Query({ schema: historyQuery }) query: z.infer<typeof historyQuery>,
  ): Promise<ProspectHistory> {
    return this.timeline.history(id, query);
  }

  @Get('export')
  @Roles('staff')
  @Returns(personExport)
  export(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<PersonExport> {
    return this.rights.export(id, user);
  }

  @Post('erasure')
  @Returns(erasure)
  erase(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: erasureOrder }) _: z.infer<typeof erasureOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<Erasure> {
    return this.rights.erase(id, user);
  }
}
