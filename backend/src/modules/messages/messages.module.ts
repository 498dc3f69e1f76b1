import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { ContactMessage } from './contact-message.entity.js';
import { Message } from './message.entity.js';
import { MessagesController } from './messages.controller.js';
import { MessageQueries } from './messages.queries.js';
import { Messages } from './messages.service.js';
import { PublicMessagesController } from './public-messages.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Message, ContactMessage]), ProspectsModule],
  controllers: [MessagesController, PublicMessagesController],
  providers: [Messages, MessageQueries],
  exports: [MessageQueries],
})
export class MessagesModule {}
