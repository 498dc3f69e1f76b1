import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../../common/http/access.js';
import { tokenParam } from '../../../../common/http/field.contract.js';
import { RequestLanguage } from '../../../../common/http/request-language.js';
import { Returns } from '../../../../common/http/response-decorators.js';
import type { Language } from '../../../../rules/language.rules.js';
import { type RefreshState, refreshState } from '../public-report.contract.js';
import { Refreshes } from './refreshes.service.js';

type Token = z.infer<typeof tokenParam>;

@ApiTags('public')
@Public()
@Controller('api/public/prospects/:token')
export class RefreshesController {
  constructor(private readonly refreshes: Refreshes) {}

  /** State of the reviews; polled every two seconds. */
  @Get('reviews/status')
  @Header('cache-control', 'private, no-store')
  @Returns(refreshState)
  status(@Param({ schema: tokenParam }) { token }: Token, @RequestLanguage() asked: Language | null): Promise<RefreshState> {
    return this.refreshes.reviewsStatus(token, asked);
  }

  @Post('reviews/refresh')
  @RateLimit('prospects')
  @Returns(refreshState, 202)
  refresh(@Param({ schema: tokenParam }) { token }: Token, @RequestLanguage() asked: Language | null): Promise<RefreshState> {
    return this.refreshes.refreshReviews(token, asked);
  }

  @Post('recommendations/retry')
  @RateLimit('openai')
  @Returns(refreshState, 202)
  retry(@Param({ schema: tokenParam }) { token }: Token, @RequestLanguage() asked: Language | null): Promise<RefreshState> {
    return this.refreshes.retryRecommendations(token, asked);
  }
}
