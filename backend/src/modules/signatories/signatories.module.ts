import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ForeignModule } from '../../providers/foreign/foreign.module.js';
import { PortraitsController } from './portraits.controller.js';
import { SignatoriesController } from './signatories.controller.js';
import { Signatories } from './signatories.queries.js';
import { SignatoryEditing } from './signatories.service.js';
import { Signatory } from './signatory.entity.js';

/** Who signs what prospects read. */
@Module({
  imports: [ForeignModule, TypeOrmModule.forFeature([Signatory])],
  controllers: [SignatoriesController, PortraitsController],
  providers: [Signatories, SignatoryEditing],
  exports: [Signatories],
})
export class SignatoriesModule {}
