import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnvironmentMailAccounts } from './environment-mail-account.js';
import { MailAccounts } from './mail-accounts.js';
import { MailWay } from './mail-way.service.js';
import { Outbox } from './outbox.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { SendingGate } from './sending-gate.service.js';
import { SendingHalt } from './sending-halt.entity.js';
import { SmtpMailer } from './smtp.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessage, SendingHalt])],
  providers: [MailWay, Outbox, SendingGate, SmtpMailer, { provide: MailAccounts, useClass: EnvironmentMailAccounts }],
  exports: [MailWay, Outbox, SendingGate, SmtpMailer],
})
export class MailModule {}
