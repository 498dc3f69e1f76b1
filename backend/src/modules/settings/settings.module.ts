import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VendorAccounts } from '../../providers/vendor/vendor-accounts.js';
import { AgencyInbox } from './agency-inbox.service.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeys } from './api-keys.service.js';
import { PublicAgencyController } from './public-agency.controller.js';
import { Setting } from './setting.entity.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Setting, ApiKey])],
  controllers: [SettingsController, ApiKeysController, PublicAgencyController],
  providers: [Settings, ApiKeys, AgencyInbox, { provide: VendorAccounts, useExisting: ApiKeys }],
  exports: [Settings, ApiKeys, AgencyInbox, VendorAccounts],
})
export class SettingsModule {}
