import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { SavedViewsModule } from '../saved-views/saved-views.module.js';
import { ProspectEvent } from './event.entity.js';
import { ExampleMarks } from './example-marks.service.js';
import { FormerToken } from './former-token.entity.js';
import { Note } from './note.entity.js';
import { Prospect } from './prospect.entity.js';
import { ProspectExports } from './prospect-export.queries.js';
import { ProspectExportsController } from './prospect-exports.controller.js';
import { ProspectFigures } from './prospect-figures.entity.js';
import { ProspectPages } from './prospect-pages.queries.js';
import { ProspectsController } from './prospects.controller.js';
import { ProspectQueries } from './prospects.queries.js';
import { Prospects } from './prospects.service.js';
import { PublicEventsController } from './public-events.controller.js';
import { StatusChange } from './status-change.entity.js';
import { ViewCountsController } from './view-counts.controller.js';
import { ViewCounts } from './view-counts.queries.js';
import { Visits } from './visits.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Prospect, ProspectFigures, ProspectEvent, Note, FormerToken, StatusChange]),
    RateLimitingModule,
    SavedViewsModule,
  ],
  controllers: [ViewCountsController, ProspectExportsController, ProspectsController, PublicEventsController],
  providers: [
    Prospects,
    ProspectQueries,
    ProspectPages,
    ProspectExports,
    ViewCounts,
    Visits,
    { provide: APP_INTERCEPTOR, useClass: ExampleMarks },
  ],
  exports: [Prospects, ProspectQueries, Visits],
})
export class ProspectsModule {}
