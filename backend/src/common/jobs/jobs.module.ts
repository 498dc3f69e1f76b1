import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeadLetters } from './dead-letters.service.js';
import { JobQueue } from './job-queue.service.js';
import { JobRunner } from './job-runner.service.js';
import { ScheduleRun } from './schedule-run.entity.js';
import { WorkerProcess } from './worker.entity.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([WorkerProcess, ScheduleRun])],
  providers: [JobQueue, JobRunner, DeadLetters],
  exports: [JobQueue, DeadLetters],
})
export class JobsModule {}
