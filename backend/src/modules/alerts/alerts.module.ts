import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertMails } from './alert-mails.service.js';
import { AlertRecipients } from './alert-recipients.service.js';
import { ChatAlerts } from './chat-alerts.jobs.js';
import { ChatChannel } from './chat-channel.entity.js';
import { ChatChannelsController } from './chat-channels.controller.js';
import { ChatChannelQueries } from './chat-channels.queries.js';
import { ChatChannels } from './chat-channels.service.js';
import { ChatDelivery } from './chat-delivery.entity.js';
import { ChatPost } from './chat-post.service.js';
import { DigestQueries } from './digest.queries.js';
import { DailyDigest } from './digest.schedule.js';
import { LeadAlert } from './lead-alert.entity.js';
import { LeadAlerts } from './lead-alerts.schedule.js';
import { SignalQueries } from './signals.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([LeadAlert, ChatChannel, ChatDelivery])],
  controllers: [ChatChannelsController],
  providers: [
    AlertMails,
    AlertRecipients,
    ChatAlerts,
    ChatChannelQueries,
    ChatChannels,
    ChatPost,
    DailyDigest,
    DigestQueries,
    LeadAlerts,
    SignalQueries,
  ],
})
export class AlertsModule {}
