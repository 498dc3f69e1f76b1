import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Outbox } from './outbox.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { SmtpMailer } from './smtp.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessage])],
  providers: [Outbox, SmtpMailer],
  exports: [Outbox, SmtpMailer],
})
export class MailModule {}
