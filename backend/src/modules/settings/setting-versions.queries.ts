import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { settingChanges } from './setting-changes.js';
import { SettingVersion } from './setting-version.entity.js';
import type { SettingVersionRecord } from './setting-versions.contract.js';
import { type SettingKey, settingsDocuments } from './settings.contract.js';
import { defaultOf } from './settings.service.js';

const SHOWN = 50;

/** Who changed a document of settings, when and from what to what; the newest first. */
@Injectable()
export class SettingVersions {
  constructor(private readonly database: DataSource) {}

  async of(key: SettingKey): Promise<SettingVersionRecord[]> {
    const found = await this.database.getRepository(SettingVersion).find({ where: { key }, order: { id: 'DESC' }, take: SHOWN + 1 });
    const original = defaultOf(settingsDocuments[key]);
    return found.slice(0, SHOWN).map(({ id, at, user_email, value }, index) => ({
      id: Number(id),
      at: at.toISOString(),
      by: user_email,
      changes: settingChanges(found[index + 1]?.value ?? original, value),
      current: index === 0,
    }));
  }
}
