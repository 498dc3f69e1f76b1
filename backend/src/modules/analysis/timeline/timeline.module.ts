import { Module } from '@nestjs/common';
import { Timeline } from './timeline.queries.js';

/** What changed between two measurements. */
@Module({
  providers: [Timeline],
  exports: [Timeline],
})
export class TimelineModule {}
