import { Module } from '@nestjs/common';
import { Letters } from './letters.service.js';
import { MailController } from './mail.controller.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxQueries } from './outbox.queries.js';
import { OutboxDesk } from './outbox-desk.service.js';
import { OutboxSender } from './outbox-sender.schedule.js';
import { TemplatePreviews } from './template-previews.service.js';

@Module({
  controllers: [OutboxController, MailController],
  providers: [Letters, OutboxDesk, OutboxQueries, OutboxSender, TemplatePreviews],
})
export class OutboxModule {}
