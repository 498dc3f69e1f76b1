import { Module } from '@nestjs/common';
import { ForeignReader } from './foreign-reader.service.js';

@Module({ providers: [ForeignReader], exports: [ForeignReader] })
export class ForeignModule {}
