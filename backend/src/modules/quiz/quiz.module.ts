import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { ActiveQuestions } from './active-questions.queries.js';
import { ProspectAnswersController } from './prospect-answers.controller.js';
import { PublicQuizController } from './public-quiz.controller.js';
import { QuizQueries } from './quiz.queries.js';
import { Quiz } from './quiz.service.js';
import { QuizAnswer } from './quiz-answer.entity.js';
import { QuizAnswers } from './quiz-answers.service.js';
import { QuizQuestion } from './quiz-question.entity.js';
import { QuizQuestionsController } from './quiz-questions.controller.js';
import { QuizQuestionQueries } from './quiz-questions.queries.js';
import { QuizQuestions } from './quiz-questions.service.js';
import { QuizResponsesController } from './quiz-responses.controller.js';
import { QuizResponseQueries } from './quiz-responses.queries.js';
import { QuizResult } from './quiz-result.entity.js';
import { QuizVersion } from './quiz-version.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([QuizQuestion, QuizAnswer, QuizResult, QuizVersion]), ProspectsModule, RateLimitingModule],
  controllers: [PublicQuizController, ProspectAnswersController, QuizQuestionsController, QuizResponsesController],
  providers: [ActiveQuestions, Quiz, QuizAnswers, QuizQueries, QuizQuestions, QuizQuestionQueries, QuizResponseQueries],
  exports: [Quiz, QuizQueries],
})
export class QuizModule {}
