import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { startedScan } from '../scans/scan.contract.js';
import { CompetitorOverviews } from './competitor-overview.queries.js';
import {
  type CompetitorChoice,
  type CompetitorOverview,
  competitorChoice,
  competitorOverview,
  competitorParams,
} from './competitors.contract.js';
import { Competitors } from './competitors.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('neighbours')
@Controller('api/admin/prospects/:id/neighbours')
export class CompetitorsController {
  constructor(
    private readonly competitors: Competitors,
    private readonly overviews: CompetitorOverviews,
  ) {}

  @Get()
  @Returns(competitorOverview)
  overview(@Param({ schema: idParam }) { id }: Id): Promise<CompetitorOverview> {
    return this.overviews.of(id);
  }

  @Post()
  @HttpCode(200)
  @Returns(competitorOverview)
  async choose(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: competitorChoice }) body: CompetitorChoice,
    @CurrentUser() user: SignedInUser,
  ): Promise<CompetitorOverview> {
    await this.competitors.choose(id, body, user);
    return this.overviews.of(id);
  }

  @Delete(':neighbourId')
  @Returns(competitorOverview)
  async remove(
    @Param({ schema: competitorParams }) { id, neighbourId }: z.infer<typeof competitorParams>,
    @CurrentUser() user: SignedInUser,
  ): Promise<CompetitorOverview> {
    await this.competitors.remove(id, neighbourId, user);
    return this.overviews.of(id);
  }

  @Post('measurement')
  @Returns(startedScan, 202)
  async order(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<{ scanId: string }> {
    return { scanId: await this.competitors.order(id, user) };
  }
}
