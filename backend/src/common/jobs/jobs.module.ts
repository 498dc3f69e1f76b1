import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DailySchedules } from './daily-schedules.service.js';
import { DeadLetters } from './dead-letters.service.js';
import { JobHandlers } from './job-handlers.service.js';
import { JobQueue } from './job-queue.service.js';
import { JobRunner } from './job-runner.service.js';
import { ScheduleMark } from './schedule-mark.entity.js';
import { ScheduleMarks } from './schedule-marks.service.js';
import { ScheduleRun } from './schedule-run.entity.js';
import { WorkerProcess } from './worker.entity.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([WorkerProcess, ScheduleRun, ScheduleMark])],
  providers: [JobQueue, JobHandlers, JobRunner, DeadLetters, ScheduleMarks, DailySchedules],
  exports: [JobQueue, DeadLetters, DailySchedules],
})
export class JobsModule {}
