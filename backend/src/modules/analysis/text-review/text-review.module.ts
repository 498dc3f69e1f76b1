import { Module } from '@nestjs/common';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { MeasurementsModule } from '../measurements/measurements.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { PromptPreviewController } from './prompt-preview.controller.js';
import { PromptPreviews } from './prompt-preview.queries.js';
import { TextReviewsController } from './text-reviews.controller.js';
import { TextReviews } from './text-reviews.service.js';

/** What staff approves, writes and takes back of a prospect’s texts. */
@Module({
  imports: [ProspectsModule, FindingsModule, MeasurementsModule, TextsModule],
  controllers: [TextReviewsController, PromptPreviewController],
  providers: [PromptPreviews, TextReviews],
})
export class TextReviewModule {}
