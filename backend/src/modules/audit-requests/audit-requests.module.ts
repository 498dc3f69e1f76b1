import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditRequest } from './audit-request.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([AuditRequest])] })
export class AuditRequestsModule {}
