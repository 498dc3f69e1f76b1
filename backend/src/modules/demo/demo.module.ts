import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { DemoAnswers } from './demo-answers.service.js';
import { DemoInterceptor } from './demo-interceptor.service.js';

/** The demonstration: an example of everything a prospect meets, which stores nothing and sends nothing (decision 44). */
@Module({
  imports: [AppointmentsModule, QuizModule],
  providers: [DemoAnswers, { provide: APP_INTERCEPTOR, useClass: DemoInterceptor }],
})
export class DemoModule {}
