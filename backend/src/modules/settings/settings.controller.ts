import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type SettingDocument, type SettingUpdate, settingDocument, settingParams, settingUpdate } from './settings.contract.js';
import { Settings } from './settings.service.js';

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/settings')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get(':key')
  @Returns(settingDocument)
  async get(@Param({ schema: settingParams }) { key }: z.infer<typeof settingParams>): Promise<SettingDocument> {
    return { id: key, key, value: await this.settings.get(key) };
  }

  @Put(':key')
  @Returns(settingDocument)
  async put(
    @Param({ schema: settingParams }) { key }: z.infer<typeof settingParams>,
    @Body({ schema: settingUpdate }) update: SettingUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<SettingDocument> {
    return { id: key, key, value: await this.settings.put(key, update, user) };
  }
}
