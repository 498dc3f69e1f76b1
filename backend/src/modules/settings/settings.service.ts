import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { prepared } from '../../common/database/prepared.js';
import { PreparedStatements } from '../../common/database/prepared-statements.service.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { DailyTime } from '../../common/jobs/daily-due.js';
import { readTogether } from '../../common/read-together.js';
import { rebase } from '../../rules/rebase.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { LogoAddress } from './agency-logo.contract.js';
import { Setting } from './setting.entity.js';
import { SettingVersion } from './setting-version.entity.js';
import { type SettingKey, type SettingsOf, type SettingUpdate, settingsDocuments } from './settings.contract.js';
import { unknownFields } from './unknown-fields.js';

/** A document and the version of its row; '' = there is none, it is the default. */
interface Known {
  version: string;
  document: unknown;
}

/** Every change of a row is another version of it (its transaction and place). */
const CHANGED = prepared(
  `SELECT s.key, s.version, CASE WHEN s.version <> asked.version THEN s.value END AS value
     FROM unnest($1::text[], $2::text[]) AS asked(key, version)
     JOIN (SELECT key, value, xmin::text || ctid::text AS version FROM settings) s USING (key)`,
);

/** The settings' documents, saved on the server and completed by their defaults. */
@Injectable()
export class Settings {
  /** As they were last read, by the version of their row: an unchanged document is not sent nor parsed again. */
  private readonly known = new Map<SettingKey, Known>();

  /** A page asks for many documents, and many pages are asked for at once. */
  private readonly current = readTogether<SettingKey, unknown>(async (keys) => {
    const known = new Map(keys.map((key) => [key, this.known.get(key)]));
    const rows = await this.statements.query<{ key: SettingKey; version: string; value: unknown }>(CHANGED, [
      keys,
      keys.map((key) => known.get(key)?.version ?? ''),
    ]);
    for (const { key, version, value } of rows)
      if (known.get(key)?.version !== version) known.set(key, { version, document: readDocument(settingsDocuments[key], value) });
    const stored = new Set(rows.map(({ key }) => key));
    for (const key of keys) {
      const one = stored.has(key) ? known.get(key) : defaultDocument(key, known.get(key));
      if (one) this.known.set(key, one);
      known.set(key, one);
    }
    return new Map(keys.map((key) => [key, known.get(key)?.document]));
  });

  constructor(
    private readonly database: DataSource,
    private readonly statements: PreparedStatements,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Inside a transaction as it sees it. */
  async get<Key extends SettingKey>(key: Key): Promise<SettingsOf<Key>> {
    return structuredClone(await this.current(key)) as SettingsOf<Key>;
  }

  /** When a document was last saved; null while it is the default. */
  async changedAt(key: SettingKey): Promise<Date | null> {
    return (await this.database.getRepository(Setting).findOneBy({ key }))?.updated_at ?? null;
  }

  /** When what a document turns on has its turn each day; null while it is off. */
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

  /** Tells every page where the logo is; in the transaction that stores its picture. */
  async setLogo(manager: EntityManager, logo: LogoAddress | null, user: SignedInUser): Promise<void> {
    const value = { ...(await takeTurn(manager, 'agency')), logo };
    await manager.upsert(Setting, { key: 'agency', value, updated_by: user.id, updated_at: this.clock.now() }, ['key']);
  }

  /** One after the other, each on what the one before has saved. */
  private change<Key extends SettingKey>(
    key: Key,
    user: SignedInUser,
    make: (before: SettingsOf<Key>) => SettingsOf<Key>,
    base?: object,
  ): Promise<SettingsOf<Key>> {
    return this.database.transaction(async (manager) => {
      const before = await takeTurn(manager, key);
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
      return value;
    });
  }
}

const defaultDocument = (key: SettingKey, known: Known | undefined): Known =>
  known?.version === '' ? known : { version: '', document: readDocument(settingsDocuments[key], undefined) };

/** What is stored now, for whoever may change it until the transaction ends; a document that is a default has no row to lock. */
async function takeTurn<Key extends SettingKey>(manager: EntityManager, key: Key): Promise<SettingsOf<Key>> {
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

/** Documents are objects or single values; both know their defaults. */
export function defaultOf(schema: z.ZodType): unknown {
  const single = schema.safeParse(undefined);
  return single.success ? single.data : schema.parse({});
}
