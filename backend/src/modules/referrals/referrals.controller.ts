import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type ReferralCounters,
  type ReferralRecord,
  type ReferralUpdate,
  referral,
  referralCounters,
  referralUpdate,
} from './referral.contract.js';
import { ReferralQueries, referralListQuery } from './referrals.queries.js';
import { Referrals } from './referrals.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('referrals')
@Roles('staff')
@Controller('api/admin/referrals')
export class ReferralsController {
  constructor(
    private readonly referrals: Referrals,
    private readonly queries: ReferralQueries,
  ) {}

  @Get()
  @ReturnsPageOf(referral)
  list(@Query({ schema: referralListQuery }) query: z.infer<typeof referralListQuery>): Promise<Page<ReferralRecord>> {
    return this.queries.page(query);
  }

  @Get('counters')
  @Returns(referralCounters)
  counters(): Promise<ReferralCounters> {
    return this.queries.counters();
  }

  @Get(':id')
  @Returns(referral)
  get(@Param({ schema: idParam }) { id }: Id): Promise<ReferralRecord> {
    return this.queries.get(id);
  }

  @Put(':id')
  @Returns(referral)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: referralUpdate }) body: ReferralUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<ReferralRecord> {
    await this.referrals.update(id, body, user);
    return this.queries.get(id);
  }

  @Delete(':id')
  @Returns(referral)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<ReferralRecord> {
    const removed = await this.queries.get(id);
    await this.referrals.remove(id, user);
    return removed;
  }
}
