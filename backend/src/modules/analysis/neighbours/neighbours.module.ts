import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { Neighbour } from './neighbour.entity.js';
import { NeighbourDesks } from './neighbour-desk.queries.js';
import { NeighboursController } from './neighbours.controller.js';
import { NeighbourJobs } from './neighbours.jobs.js';
import { Neighbours } from './neighbours.service.js';
import { ShownNeighboursQueries } from './shown-neighbours.queries.js';

/** Websites measured beside a prospect's and shown to it alone (decision 43). */
@Module({
  imports: [TypeOrmModule.forFeature([Neighbour]), ProvidersModule, ProspectsModule, ScansModule],
  controllers: [NeighboursController],
  providers: [NeighbourDesks, Neighbours, NeighbourJobs, ShownNeighboursQueries],
  exports: [ShownNeighboursQueries],
})
export class NeighboursModule {}
