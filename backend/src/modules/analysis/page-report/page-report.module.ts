import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { RateLimitingModule } from '../../rate-limiting/rate-limiting.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { MeasurementsModule } from '../measurements/measurements.module.js';
import { PageBudget } from './page-budget.service.js';
import { PageLock } from './page-lock.service.js';
import { PageMeasurement } from './page-measurement.service.js';
import { PageReportController } from './page-report.controller.js';
import { PageReports } from './page-reports.service.js';

/** The report of one page of a website (specification 2, section 9). */
@Module({
  imports: [ProvidersModule, RateLimitingModule, FindingsModule, MeasurementsModule],
  controllers: [PageReportController],
  providers: [PageBudget, PageLock, PageMeasurement, PageReports],
  exports: [PageBudget, PageReports],
})
export class PageReportModule {}
