import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { type CachedRead, cachedRead } from '../../common/database/cached-read.js';
import { ContentChanges, notifyContentChange } from '../../common/database/content-changes.service.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { DailyTime } from '../../common/jobs/daily-due.js';
import { rebase } from '../../rules/rebase.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { LogoAddress } from './agency-logo.contract.js';
import { Setting } from './setting.entity.js';
import { SettingVersion } from './setting-version.entity.js';
import { type SettingKey, type SettingsOf, type SettingUpdate, settingsDocuments } from './settings.contract.js';
import { unknownFields } from './unknown-fields.js';

/** The settings' documents, saved on the server and completed by their defaults. */
@Injectable()
export class Settings {
  private readonly cached: CachedRead<SettingKey, { document: unknown }>;

  constructor(
    private readonly database: DataSource,
    changes: ContentChanges,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) { cacheMaxAgeMs }: Config,
  ) {
    this.cached = cachedRead(database, cacheMaxAgeMs, async (manager, key) => {
      const row = await manager.findOneBy(Setting, { key });
      return { document: readDocument(settingsDocuments[key], row?.value) };
    });
    changes.onChange((prospectId) => prospectId === null && this.cached.clear());
  }

  async get<Key extends SettingKey>(key: Key): Promise<SettingsOf<Key>> {
    return structuredClone((await this.shared(key)) as SettingsOf<Key>);
  }

  /** The cached document itself, without a copy, for what nearly every request reads. */
  async shared<Key extends SettingKey>(key: Key): Promise<Readonly<SettingsOf<Key>>> {
    return (await this.cached.get(key)).document as Readonly<SettingsOf<Key>>;
  }

  /** When a document was last saved; null while it is the default. */
  async changedAt(key: SettingKey): Promise<Date | null> {
    return (await this.database.getRepository(Setting).findOneBy({ key }))?.updated_at ?? null;
  }

  /** Returns the daily time of a feature; null while it is off. */
  async dailyTime<Key extends SettingKey>(
    key: Key,
    of: (document: SettingsOf<Key>) => { enabled: boolean; time: string },
  ): Promise<DailyTime | null> {
    const { enabled, time } = of(await this.get(key));
    return enabled ? { time, since: await this.changedAt(key) } : null;
  }

  /** Whether links once went out under this prefix. */
  async wasTokenPrefix(prefix: string): Promise<boolean> {
    const [row] = await this.database.query<unknown[]>(
      `SELECT 1 FROM setting_versions WHERE key = 'systemConfig' AND value->>'tokenPrefix' = $1 LIMIT 1`,
      [prefix],
    );
    return row !== undefined;
  }

  /** Saves a document. With `base`, the document as its author had read it, what colleagues have changed since stays; the same field twice is refused. */
  put<Key extends SettingKey>(key: Key, { value, base }: SettingUpdate, user: SignedInUser): Promise<SettingsOf<Key>> {
    const make = (before: SettingsOf<Key>) => {
      const wanted = base === undefined ? value : rebase(base, value, before);
      const document = parse(key, keepingLogo(key, wanted, before));
      const [unknown] = unknownFields(value, document);
      if (unknown) throw invalid(`Le réglage « ${unknown} » n’existe pas.`, { [`value.${unknown}`]: 'Ce réglage n’existe pas' });
      return document;
    };
    return this.change(key, user, make, base as object | undefined);
  }

  /** Saves an earlier version again; as a new one, so that this too can be undone. */
  async restore<Key extends SettingKey>(key: Key, version: number, user: SignedInUser): Promise<SettingsOf<Key>> {
    const found = await this.database.getRepository(SettingVersion).findOneBy({ id: version, key });
    if (!found) throw notFound('Cette version n’existe pas : rechargez l’historique.');
    return this.change(key, user, (before) => parse(key, keepingLogo(key, found.value, before)));
  }

  /** Stores the address of the logo, in the transaction that stores its image. */
  async setLogo(manager: EntityManager, logo: LogoAddress | null, user: SignedInUser): Promise<void> {
    const value = { ...(await lockProspect(manager, 'agency')), logo };
    await manager.upsert(Setting, { key: 'agency', value, updated_by: user.id, updated_at: this.clock.now() }, ['key']);
    await notifyContentChange(manager);
  }

  /** One after the other, each on what the one before has saved. */
  private async change<Key extends SettingKey>(
    key: Key,
    user: SignedInUser,
    make: (before: SettingsOf<Key>) => SettingsOf<Key>,
    base?: object,
  ): Promise<SettingsOf<Key>> {
    const saved = await this.database.transaction(async (manager) => {
      const before = await lockProspect(manager, key);
      const value = make(before);
      await manager.upsert(Setting, { key, value: value as object, updated_by: user.id, updated_at: this.clock.now() }, ['key']);
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'settings',
        resourceId: key,
        before: asDocument(before),
        after: asDocument(value),
        read: base && (asDocument(base) as Record<string, unknown>),
      });
      await manager.insert(SettingVersion, { key, value: value as object, user_id: user.id, user_email: user.email });
      await notifyContentChange(manager);
      return value;
    });
    // the notification may arrive after the answer to the author, who reads what was saved
    this.cached.clear();
    return saved;
  }
}

/** Reads and locks the stored documents for a change; a default document has no row to lock. */
async function lockProspect<Key extends SettingKey>(manager: EntityManager, key: Key): Promise<SettingsOf<Key>> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('setting:' || $1::text, 0))`, [key]);
  const row = await manager.getRepository(Setting).findOneBy({ key });
  return readDocument(settingsDocuments[key], row?.value) as SettingsOf<Key>;
}

/** The logo is changed where it is uploaded: a form leaves it as it is. */
function keepingLogo(key: SettingKey, value: unknown, before: unknown): unknown {
  return key === 'agency' ? { ...(value as object), logo: (before as SettingsOf<'agency'>).logo } : value;
}

function parse<Key extends SettingKey>(key: Key, value: unknown): SettingsOf<Key> {
  const parsed = (settingsDocuments[key] as z.ZodType).safeParse(value);
  if (parsed.success) return parsed.data as SettingsOf<Key>;
  const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [['value', ...path].join('.'), message]));
  throw invalid(parsed.error.issues[0]?.message ?? 'Réglage invalide', errors);
}

/** The audit log compares fields; a single value has one. */
const asDocument = (value: unknown): object => (typeof value === 'object' && value !== null ? value : { value });

/** A stored document; a field that could not be saved today, from an old system or an earlier version, reads as its default. */
function readDocument(schema: z.ZodType, value: unknown): unknown {
  const stored = schema.safeParse(value);
  if (stored.success) return stored.data;
  const refused = new Set(stored.error.issues.map(({ path }) => String(path[0])));
  const others = schema.safeParse(Object.fromEntries(Object.entries(Object(value)).filter(([name]) => !refused.has(name))));
  return others.success ? others.data : defaultOf(schema);
}

/** Documents are objects or single values, both with defaults. */
export function defaultOf(schema: z.ZodType): unknown {
  const single = schema.safeParse(undefined);
  return single.success ? single.data : schema.parse({});
}
