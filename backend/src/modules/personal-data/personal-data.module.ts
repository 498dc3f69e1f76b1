import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { SuppressionsModule } from '../suppressions/suppressions.module.js';
import { ErasureJobs } from './erasures.jobs.js';
import { ErasureQueries } from './erasures.queries.js';
import { Erasures } from './erasures.service.js';
import { Mentions } from './mentions.queries.js';
import { PersonData } from './person-data.queries.js';
import { PersonErasureOrder } from './person-erasure.entity.js';
import { PersonErasure } from './person-erasure.service.js';
import { PersonRights } from './person-rights.service.js';
import { PersonSearch } from './person-search.queries.js';
import { PersonalDataController } from './personal-data.controller.js';
import { ProspectRightsController } from './prospect-rights.controller.js';
import { RetentionController } from './retention.controller.js';
import { RetentionJobs } from './retention.jobs.js';
import { RetentionQueries } from './retention.queries.js';
import { RetentionSchedule } from './retention.schedule.js';
import { RetentionPeriods } from './retention-periods.service.js';
import { RetentionRun } from './retention-run.entity.js';
import { RetentionRuns } from './retention-runs.service.js';

/** Rights of people: access, erasure and limited retention. */
@Module({
  imports: [TypeOrmModule.forFeature([PersonErasureOrder, RetentionRun]), ProspectsModule, SuppressionsModule],
  controllers: [PersonalDataController, ProspectRightsController, RetentionController],
  providers: [
    ErasureJobs,
    ErasureQueries,
    Erasures,
    Mentions,
    PersonData,
    PersonErasure,
    PersonRights,
    PersonSearch,
    RetentionJobs,
    RetentionPeriods,
    RetentionQueries,
    RetentionRuns,
    RetentionSchedule,
  ],
})
export class PersonalDataModule {}
