import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeadLetters } from './dead-letters.service.js';
import { JobQueue } from './job-queue.service.js';
import { JobRunner } from './job-runner.service.js';
import { ScheduleMark } from './schedule-mark.entity.js';
import { ScheduleMarks } from './schedule-marks.service.js';
import { ScheduleRegistry } from './schedule-registry.service.js';
import { ScheduleRun } from './schedule-run.entity.js';
import { ScheduleRunner } from './schedule-runner.service.js';
import { WorkerProcess } from './worker.entity.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([WorkerProcess, ScheduleRun, ScheduleMark])],
  providers: [JobQueue, JobRunner, DeadLetters, ScheduleMarks, ScheduleRegistry, ScheduleRunner],
  exports: [JobQueue, DeadLetters, ScheduleRegistry],
})
export class JobsModule {}
