import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailOutages } from './mail-outages.service.js';
import { Outbox } from './outbox.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { SendingGate } from './sending-gate.service.js';
import { SendingHalt } from './sending-halt.entity.js';
import { SmtpMailer } from './smtp-mailer.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessage, SendingHalt])],
  providers: [MailOutages, Outbox, SendingGate, SmtpMailer],
  exports: [MailOutages, Outbox, SendingGate, SmtpMailer],
})
export class MailModule {}
