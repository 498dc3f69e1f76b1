import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { ProspectAnswersController } from './prospect-answers.controller.js';
import { PublicQuizController } from './public-quiz.controller.js';
import { QuizQueries } from './quiz.queries.js';
import { Quiz } from './quiz.service.js';
import { QuizAnswer } from './quiz-answer.entity.js';
import { QuizQuestion } from './quiz-question.entity.js';
import { QuizResult } from './quiz-result.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([QuizQuestion, QuizAnswer, QuizResult]), ProspectsModule],
  controllers: [PublicQuizController, ProspectAnswersController],
  providers: [Quiz, QuizQueries],
  exports: [Quiz, QuizQueries],
})
export class QuizModule {}
