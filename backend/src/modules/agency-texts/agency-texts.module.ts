import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { SignatoriesModule } from '../signatories/signatories.module.js';
import { AgencyTextsController } from './agency-texts.controller.js';
import { AgencyTexts } from './agency-texts.queries.js';

/** Texts of the agency, listed for translation. */
@Module({
  imports: [MessagesModule, QuizModule, SignatoriesModule],
  controllers: [AgencyTextsController],
  providers: [AgencyTexts],
})
export class AgencyTextsModule {}
