import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { type PermissionGrant, type PermissionRecord, permission, permissionGrant, permissionsGranted } from './permission.contract.js';
import { PermissionQueries, permissionListQuery } from './permissions.queries.js';
import { Permissions } from './permissions.service.js';

/** Who may be written to, and why. */
@ApiTags('campaigns')
@Controller('api/admin/contact-permissions')
export class PermissionsController {
  constructor(
    private readonly permissions: Permissions,
    private readonly queries: PermissionQueries,
  ) {}

  @Get()
  @ReturnsPageOf(permission)
  list(@Query({ schema: permissionListQuery }) query: z.infer<typeof permissionListQuery>): Promise<Page<PermissionRecord>> {
    return this.queries.page(query);
  }

  @Post()
  @Returns(permissionsGranted, 201)
  async grant(
    @Body({ schema: permissionGrant }) body: PermissionGrant,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof permissionsGranted>> {
    return { granted: await this.permissions.grant(body, user) };
  }

  @Delete(':id')
  @Returns(permission)
  async withdraw(
    @Param({ schema: idParam }) { id }: z.infer<typeof idParam>,
    @CurrentUser() user: SignedInUser,
  ): Promise<PermissionRecord> {
    await this.permissions.withdraw(id, user);
    return this.queries.get(id);
  }
}
