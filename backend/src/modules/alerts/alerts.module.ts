import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertMails } from './alert-mails.service.js';
import { AlertRecipients } from './alert-recipients.service.js';
import { DigestQueries } from './digest.queries.js';
import { DailyDigest } from './digest.schedule.js';
import { LeadAlert } from './lead-alert.entity.js';
import { LeadAlerts } from './lead-alerts.schedule.js';
import { SignalQueries } from './signals.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([LeadAlert])],
  providers: [AlertMails, AlertRecipients, DailyDigest, DigestQueries, LeadAlerts, SignalQueries],
})
export class AlertsModule {}
