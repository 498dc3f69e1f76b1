import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import {
  type TextApprovalRequest,
  type TextEditRequest,
  type TextReview,
  type TextReviews as TextReviewsRecord,
  textApproval,
  textEdit,
  textParams,
  textReview,
  textReviews,
} from './text-review.contract.js';
import { TextReviews } from './text-reviews.service.js';

type Params = z.infer<typeof textParams>;

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/texts')
export class TextReviewsController {
  constructor(private readonly reviews: TextReviews) {}

  @Get()
  @Returns(textReviews)
  read(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<TextReviewsRecord> {
    return this.reviews.read(id);
  }

  @Post(':kind/approve')
  @HttpCode(200)
  @Returns(textReview)
  approve(
    @Param({ schema: textParams }) { id, kind }: Params,
    @Body({ schema: textApproval }) request: TextApprovalRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<TextReview> {
    return this.reviews.approve(id, kind, request, user);
  }

  @Put(':kind')
  @Returns(textReview)
  edit(
    @Param({ schema: textParams }) { id, kind }: Params,
    @Body({ schema: textEdit }) request: TextEditRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<TextReview> {
    return this.reviews.edit(id, kind, request, user);
  }

  @Delete(':kind')
  @Returns(textReview)
  release(@Param({ schema: textParams }) { id, kind }: Params, @CurrentUser() user: SignedInUser): Promise<TextReview> {
    return this.reviews.release(id, kind, user);
  }
}
