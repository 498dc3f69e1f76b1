import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QueueController } from './queue.controller.js';
import { QueueQueries } from './queue.queries.js';
import { Queue } from './queue.service.js';
import { QueueCandidates } from './queue-candidates.queries.js';
import { QueueDone } from './queue-done.entity.js';
import { QueuePlace } from './queue-place.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([QueuePlace, QueueDone]), ProspectsModule],
  controllers: [QueueController],
  providers: [Queue, QueueCandidates, QueueQueries],
  exports: [QueueQueries],
})
export class QueueModule {}
