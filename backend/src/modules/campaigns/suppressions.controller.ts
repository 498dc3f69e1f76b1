import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/returns.js';
import { type PermissionGrant, type PermissionRecord, permission, permissionGrant, permissionsGranted } from './permission.contract.js';
import { Permissions } from './permissions.service.js';
import { type SuppressionCreate, type SuppressionRecord, suppression, suppressionCreate } from './suppression.contract.js';
import { permissionListQuery, SuppressionQueries, suppressionListQuery, toPermission } from './suppressions.queries.js';
import { Suppressions } from './suppressions.service.js';

type Id = z.infer<typeof idParam>;

/** Who may be written to, and who not. */
@ApiTags('campaigns')
@Controller('api/admin')
export class SuppressionsController {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly permissions: Permissions,
    private readonly queries: SuppressionQueries,
  ) {}

  @Get('suppressions')
  @ReturnsPageOf(suppression)
  list(@Query({ schema: suppressionListQuery }) query: z.infer<typeof suppressionListQuery>): Promise<Page<SuppressionRecord>> {
    return this.queries.page(query);
  }

  @Post('suppressions')
  @Returns(suppression, 201)
  async create(
    @Body({ schema: suppressionCreate }) body: SuppressionCreate,
    @CurrentUser() user: SignedInUser,
  ): Promise<SuppressionRecord> {
    return this.queries.get(await this.suppressions.create(body, user));
  }

  @Delete('suppressions/:id')
  @Returns(suppression)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<SuppressionRecord> {
    const record = await this.queries.get(id);
    await this.suppressions.remove(id, user);
    return record;
  }

  @Get('contact-permissions')
  @ReturnsPageOf(permission)
  granted(@Query({ schema: permissionListQuery }) query: z.infer<typeof permissionListQuery>): Promise<Page<PermissionRecord>> {
    return this.queries.permissions(query);
  }

  @Post('contact-permissions')
  @Returns(permissionsGranted, 201)
  async grant(
    @Body({ schema: permissionGrant }) body: PermissionGrant,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof permissionsGranted>> {
    return { granted: await this.permissions.grant(body, user) };
  }

  @Delete('contact-permissions/:id')
  @Returns(permission)
  async withdraw(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<PermissionRecord> {
    return toPermission(await this.permissions.withdraw(id, user));
  }
}
