import { Module } from '@nestjs/common';
import { SuppressionsModule } from '../suppressions/suppressions.module.js';
import { Letters } from './letters.service.js';
import { MailController } from './mail.controller.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxQueries } from './outbox.queries.js';
import { OutboxDesk } from './outbox-desk.service.js';
import { OutboxSender } from './outbox-sender.schedule.js';
import { RecipientRules } from './recipient-rules.service.js';
import { SendingHalts } from './sending-halts.service.js';
import { TemplatePreviews } from './template-previews.service.js';

@Module({
  imports: [SuppressionsModule],
  controllers: [OutboxController, MailController],
  providers: [Letters, OutboxDesk, OutboxQueries, OutboxSender, RecipientRules, SendingHalts, TemplatePreviews],
})
export class OutboxModule {}
