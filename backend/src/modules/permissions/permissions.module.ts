import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactPermission } from './contact-permission.entity.js';
import { PermissionsController } from './permissions.controller.js';
import { PermissionQueries } from './permissions.queries.js';
import { Permissions } from './permissions.service.js';

/** Permissions to contact people. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactPermission])],
  controllers: [PermissionsController],
  providers: [PermissionQueries, Permissions],
})
export class PermissionsModule {}
