import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import { ReturnsNothing } from '../../../common/http/response-decorators.js';
import { type ManualCitations, type ManualReviews, manualCitations, manualParams, manualReviews } from './manual-figures.contract.js';
import { ManualFigures } from './manual-figures.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/figures')
export class ManualFiguresController {
  constructor(private readonly figures: ManualFigures) {}

  @Put('reviews')
  @ReturnsNothing()
  async reviews(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: manualReviews }) body: ManualReviews,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.figures.reviews(id, body, user);
  }

  @Put('citations')
  @ReturnsNothing()
  async citations(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: manualCitations }) body: ManualCitations,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.figures.citations(id, body, user);
  }

  @Delete(':analysis')
  @ReturnsNothing()
  async remove(
    @Param({ schema: manualParams }) { id, analysis }: z.infer<typeof manualParams>,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.figures.remove(id, analysis, user);
  }
}
