import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { Returns } from '../../common/http/response-decorators.js';
import type { Language } from '../../rules/language.rules.js';
import { type ReferralPage, referralPage, referralParam, referralReceived, referralRequest } from './referral.contract.js';
import { ReferralQueries } from './referrals.queries.js';
import { Referrals } from './referrals.service.js';

@ApiTags('public')
@Public()
@Controller('api/public/referrals')
export class PublicReferralsController {
  constructor(
    private readonly referrals: Referrals,
    private readonly queries: ReferralQueries,
  ) {}

  @Get(':token')
  @Returns(referralPage)
  get(
    @Param({ schema: referralParam }) { token }: z.infer<typeof referralParam>,
    @RequestLanguage() asked: Language | null,
  ): Promise<ReferralPage> {
    return this.queries.forVisitor(token, asked);
  }

  @Post()
  @RateLimit('forms')
  @Returns(referralReceived, 201)
  async refer(
    @Body({ schema: referralRequest }) { token, email }: z.infer<typeof referralRequest>,
    @RequestLanguage() asked: Language | null,
  ): Promise<{ received: true }> {
    await this.referrals.refer((await this.queries.prospectOf(token)).id, email, asked);
    return { received: true };
  }
}
