import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MeasurementsModule } from '../analysis/measurements/measurements.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessageQueries } from './contact-messages.queries.js';
import { ContactMessages } from './contact-messages.service.js';
import { ListingAnswers } from './listing-answers.service.js';
import { Message } from './message.entity.js';
import { MessagesController } from './messages.controller.js';
import { MessageQueries } from './messages.queries.js';
import { Messages } from './messages.service.js';
import { PublicContactController } from './public-contact.controller.js';
import { PublicListingsController } from './public-listings.controller.js';
import { PublicMessagesController } from './public-messages.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Message, ContactMessage]), MeasurementsModule, ProspectsModule, QuizModule, RateLimitingModule],
  controllers: [MessagesController, PublicMessagesController, PublicContactController, PublicListingsController, ContactMessagesController],
  providers: [Messages, MessageQueries, ContactMessages, ContactMessageQueries, ListingAnswers],
  exports: [MessageQueries, ContactMessages],
})
export class MessagesModule {}
