import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignEvent } from './campaign-event.entity.js';
import { EmailCampaign } from './email-campaign.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([EmailCampaign, CampaignEvent])] })
export class CampaignsModule {}
