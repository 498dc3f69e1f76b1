import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxMessage } from './outbox-message.entity.js';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([OutboxMessage])] })
export class MailModule {}
