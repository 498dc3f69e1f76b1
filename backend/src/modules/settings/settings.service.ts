import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { invalid } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Setting } from './setting.entity.js';
import { type SettingKey, type SettingsOf, settingsDocuments } from './settings.contract.js';

/** The settings' documents, saved on the server and completed by their defaults. */
@Injectable()
export class Settings {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async get<Key extends SettingKey>(key: Key): Promise<SettingsOf<Key>> {
    const row = await this.database.getRepository(Setting).findOneBy({ key });
    const schema: z.ZodType = settingsDocuments[key];
    const stored = schema.safeParse(row?.value ?? {});
    return (stored.success ? stored.data : schema.parse({})) as SettingsOf<Key>;
  }

  /** When a document was last saved; null while it is the default. */
  async changedAt(key: SettingKey): Promise<Date | null> {
    return (await this.database.getRepository(Setting).findOneBy({ key }))?.updated_at ?? null;
  }

  async put<Key extends SettingKey>(key: Key, value: unknown, user: SignedInUser): Promise<SettingsOf<Key>> {
    const parsed = (settingsDocuments[key] as z.ZodType).safeParse(value);
    if (!parsed.success) {
      const errors = Object.fromEntries(parsed.error.issues.map((issue) => [`value.${issue.path.join('.')}`, issue.message]));
      throw invalid(parsed.error.issues[0]?.message ?? 'Réglage invalide', errors);
    }
    const before = await this.get(key);
    await this.database.transaction(async (manager) => {
      await manager.upsert(Setting, { key, value: parsed.data as object, updated_by: user.id, updated_at: new Date() }, ['key']);
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'settings',
        resourceId: key,
        before: before as object,
        after: parsed.data as object,
      });
    });
    return parsed.data as SettingsOf<Key>;
  }
}
