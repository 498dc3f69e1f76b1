import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailAccounts } from '../../common/mail/mail-accounts.js';
import { ForeignModule } from '../../providers/foreign/foreign.module.js';
import { VendorAccounts } from '../../providers/vendor/vendor-accounts.js';
import { AgencyInbox } from './agency-inbox.service.js';
import { AgencyLogoController } from './agency-logo.controller.js';
import { AgencyLogoImage } from './agency-logo.entity.js';
import { AgencyLogo } from './agency-logo.service.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeys } from './api-keys.service.js';
import { PlainKeys } from './plain-keys.service.js';
import { PublicAgencyController } from './public-agency.controller.js';
import { RobotsCheckController } from './robots-check.controller.js';
import { Setting } from './setting.entity.js';
import { SettingVersion } from './setting-version.entity.js';
import { SettingVersionsController } from './setting-versions.controller.js';
import { SettingVersions } from './setting-versions.queries.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.service.js';
import { StoredMailAccounts } from './stored-mail-accounts.service.js';
import { StoredMailbox } from './stored-mailbox.service.js';

@Global()
@Module({
  imports: [ForeignModule, TypeOrmModule.forFeature([Setting, SettingVersion, ApiKey, AgencyLogoImage])],
  controllers: [
    SettingsController,
    SettingVersionsController,
    ApiKeysController,
    AgencyLogoController,
    PublicAgencyController,
    RobotsCheckController,
  ],
  providers: [
    Settings,
    AgencyInbox,
    AgencyLogo,
    ApiKeys,
    PlainKeys,
    SettingVersions,
    StoredMailAccounts,
    StoredMailbox,
    { provide: MailAccounts, useExisting: StoredMailAccounts },
    { provide: VendorAccounts, useExisting: ApiKeys },
  ],
  exports: [Settings, AgencyInbox, AgencyLogo, ApiKeys, MailAccounts, StoredMailAccounts, StoredMailbox, VendorAccounts],
})
export class SettingsModule {}
