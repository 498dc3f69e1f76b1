import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Referral } from './referral.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([Referral])] })
export class ReferralsModule {}
