import { Module } from '@nestjs/common';
import { SuppressionsModule } from '../suppressions/suppressions.module.js';
import { EmailRenderer } from './email-renderer.service.js';
import { MailController } from './mail.controller.js';
import { MailAccountController } from './mail-account.controller.js';
import { MailTrials } from './mail-trials.service.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxQueries } from './outbox.queries.js';
import { OutboxActions } from './outbox-actions.service.js';
import { OutboxClaims } from './outbox-claims.service.js';
import { OutboxSender } from './outbox-sender.schedule.js';
import { RecipientRules } from './recipient-rules.service.js';
import { SenderDomains } from './sender-domains.service.js';
import { SendingHalts } from './sending-halts.service.js';
import { TemplatePreviews } from './template-previews.service.js';

@Module({
  imports: [SuppressionsModule],
  controllers: [OutboxController, MailController, MailAccountController],
  exports: [OutboxSender],
  providers: [
    EmailRenderer,
    MailTrials,
    OutboxClaims,
    OutboxActions,
    OutboxQueries,
    OutboxSender,
    RecipientRules,
    SenderDomains,
    SendingHalts,
    TemplatePreviews,
  ],
})
export class OutboxModule {}
