import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type SettingVersionRecord, settingVersion, versionParams } from './setting-versions.contract.js';
import { SettingVersions } from './setting-versions.queries.js';
import { type SettingDocument, settingDocument, settingParams } from './settings.contract.js';
import { Settings } from './settings.service.js';

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/settings/:key/versions')
export class SettingVersionsController {
  constructor(
    private readonly versions: SettingVersions,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Returns(settingVersion, 200, { isArray: true })
  list(@Param({ schema: settingParams }) { key }: z.infer<typeof settingParams>): Promise<SettingVersionRecord[]> {
    return this.versions.of(key);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Returns(settingDocument)
  async restore(
    @Param({ schema: versionParams }) { key, id }: z.infer<typeof versionParams>,
    @CurrentUser() user: SignedInUser,
  ): Promise<SettingDocument> {
    return { id: key, key, value: await this.settings.restore(key, id, user) };
  }
}
