import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { PublicReferralsController } from './public-referrals.controller.js';
import { Referral } from './referral.entity.js';
import { ReferralsController } from './referrals.controller.js';
import { ReferralQueries } from './referrals.queries.js';
import { Referrals } from './referrals.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Referral]), ProspectsModule],
  controllers: [PublicReferralsController, ReferralsController],
  providers: [Referrals, ReferralQueries],
  exports: [ReferralQueries],
})
export class ReferralsModule {}
