import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VendorAccounts } from '../../providers/vendor/vendor-accounts.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeys } from './api-keys.service.js';
import { Setting } from './setting.entity.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Setting, ApiKey])],
  controllers: [SettingsController, ApiKeysController],
  providers: [Settings, ApiKeys, { provide: VendorAccounts, useExisting: ApiKeys }],
  exports: [Settings, ApiKeys, VendorAccounts],
})
export class SettingsModule {}
