import { Module } from '@nestjs/common';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { ReviewState } from './review-state.service.js';
import { ReviewsController } from './reviews.controller.js';
import { Reviews } from './reviews.service.js';

/** Whether a person has read a page before it is sent. */
@Module({
  imports: [ProspectsModule],
  controllers: [ReviewsController],
  providers: [Reviews, ReviewState],
  exports: [ReviewState],
})
export class ReviewModule {}
