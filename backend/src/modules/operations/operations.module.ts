import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { JobsController } from './jobs.controller.js';
import { Jobs } from './jobs.service.js';
import { Schedules } from './schedules.queries.js';
import { VendorsController } from './vendors.controller.js';
import { VendorStandings } from './vendors.queries.js';
import { Vendors } from './vendors.service.js';

@Module({
  imports: [ProvidersModule],
  controllers: [VendorsController, JobsController],
  providers: [Vendors, VendorStandings, Jobs, Schedules],
  exports: [VendorStandings, Schedules],
})
export class OperationsModule {}
