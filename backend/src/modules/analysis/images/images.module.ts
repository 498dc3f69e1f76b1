import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { ProspectImage } from './prospect-image.entity.js';
import { ProspectImages } from './prospect-images.service.js';

/** Logos and portraits of prospects, from our own server. */
@Module({
  imports: [TypeOrmModule.forFeature([ProspectImage]), ProvidersModule, ProspectsModule],
  providers: [ProspectImages],
  exports: [ProspectImages],
})
export class ImagesModule {}
