import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { type ProspectRecord, prospect } from '../../prospects/prospect.contract.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { type ReviewRequest, reviewRequest } from './review.contract.js';
import { Reviews } from './reviews.service.js';

@ApiTags('prospects')
@Controller('api/admin/prospects')
export class ReviewsController {
  constructor(
    private readonly reviews: Reviews,
    private readonly prospects: ProspectQueries,
  ) {}

  @Post(':id/review')
  @Returns(prospect)
  async decide(
    @Param({ schema: idParam }) { id }: z.infer<typeof idParam>,
    @Body({ schema: reviewRequest }) request: ReviewRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<ProspectRecord> {
    await this.reviews.decide(id, request, user);
    return this.prospects.toRecord(await this.prospects.get(id));
  }
}
