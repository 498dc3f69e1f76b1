import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { SavedViewsModule } from '../saved-views/saved-views.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { ApiListsController } from './api-lists.controller.js';
import { ApiLists } from './api-lists.service.js';
import { ApiProspectsController } from './api-prospects.controller.js';
import { ApiProspects } from './api-prospects.service.js';
import { ApiRecordsController } from './api-records.controller.js';
import { ApiRecords } from './api-records.queries.js';
import { ApiResultsController } from './api-results.controller.js';
import { ApiScans } from './api-scans.service.js';
import { IdempotencyInterceptor } from './idempotency.service.js';
import { IdempotentRequest } from './idempotent-request.entity.js';
import { IdempotentRequests } from './idempotent-requests.service.js';

/** The public API, `/api/v1`: stable, for programs with a token (decision 69). */
@Module({
  imports: [
    TypeOrmModule.forFeature([IdempotentRequest]),
    ProspectsModule,
    AnalysisModule,
    AppointmentsModule,
    CampaignsModule,
    SavedViewsModule,
    WebhooksModule,
  ],
  controllers: [ApiProspectsController, ApiListsController, ApiResultsController, ApiRecordsController],
  providers: [ApiProspects, ApiLists, ApiRecords, ApiScans, IdempotencyInterceptor, IdempotentRequests],
  exports: [ApiProspects, ApiScans, IdempotentRequests],
})
export class ApiV1Module {}
