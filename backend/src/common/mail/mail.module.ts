import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Outbox } from './outbox.service.js';
import { OutboxMessage } from './outbox-message.entity.js';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([OutboxMessage])], providers: [Outbox], exports: [Outbox] })
export class MailModule {}
