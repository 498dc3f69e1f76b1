import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessageQueries } from './contact-messages.queries.js';
import { ContactMessages } from './contact-messages.service.js';
import { Message } from './message.entity.js';
import { MessagesController } from './messages.controller.js';
import { MessageQueries } from './messages.queries.js';
import { Messages } from './messages.service.js';
import { PublicContactController } from './public-contact.controller.js';
import { PublicMessagesController } from './public-messages.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Message, ContactMessage]), ProspectsModule, QuizModule],
  controllers: [MessagesController, PublicMessagesController, PublicContactController, ContactMessagesController],
  providers: [Messages, MessageQueries, ContactMessages, ContactMessageQueries],
  exports: [MessageQueries, ContactMessages],
})
export class MessagesModule {}
