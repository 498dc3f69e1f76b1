import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlockedUrl } from './blocked-url.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([BlockedUrl])] })
export class TrialsModule {}
