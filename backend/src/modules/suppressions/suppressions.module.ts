import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../providers/providers.module.js';
import { ContactKeys } from './contact-keys.service.js';
import { SealedSecret } from './sealed-secret.entity.js';
import { SealedSecrets } from './sealed-secrets.service.js';
import { Suppression } from './suppression.entity.js';
import { SuppressionsController } from './suppressions.controller.js';
import { SuppressionJobs } from './suppressions.jobs.js';
import { SuppressionQueries } from './suppressions.queries.js';
import { Suppressions } from './suppressions.service.js';

/** The suppression list; precedes every module that sends messages. */
@Module({
  imports: [TypeOrmModule.forFeature([SealedSecret, Suppression]), ProvidersModule],
  controllers: [SuppressionsController],
  providers: [ContactKeys, SealedSecrets, SuppressionJobs, SuppressionQueries, Suppressions],
  exports: [ContactKeys, SealedSecrets, SuppressionQueries, Suppressions],
})
export class SuppressionsModule {}
