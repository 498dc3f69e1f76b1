import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { ProspectEvent } from './event.entity.js';
import { FormerToken } from './former-token.entity.js';
import { Note } from './note.entity.js';
import { Prospect } from './prospect.entity.js';
import { ProspectsController } from './prospects.controller.js';
import { ProspectQueries } from './prospects.queries.js';
import { Prospects } from './prospects.service.js';
import { PublicEventsController } from './public-events.controller.js';
import { Visits } from './visits.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Prospect, ProspectEvent, Note, FormerToken]), RateLimitingModule],
  controllers: [ProspectsController, PublicEventsController],
  providers: [Prospects, ProspectQueries, Visits],
  exports: [Prospects, ProspectQueries, Visits],
})
export class ProspectsModule {}
