import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config, type VendorName } from '../../common/config/env.js';
import { isSealed, seal, unseal } from '../../common/encryption.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { VendorAccounts, type VendorCredentials, type VendorLimits } from '../../providers/vendor/vendor-accounts.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { ApiKey } from './api-key.entity.js';
import {
  type ApiKeyRecord,
  type ApiKeyState,
  type KeyTest,
  type KeyViews,
  keyFault,
  metadataSchema,
  vendorName,
} from './api-keys.contract.js';
import { parseKeyOutcome } from './key-test-outcome.js';
import { keyViewsOf } from './key-views.js';
import { Settings } from './settings.service.js';

/** How long a worker may use a changed key or limit. Decrypting takes about 40 ms. */
const CACHE_MS = 3000;

interface Cached<T> {
  value: Promise<T>;
  until: number;
}

/** The vendors' keys, sealed in the database, and the limits of their use. */
@Injectable()
export class ApiKeys extends VendorAccounts {
  private readonly secret: string;
  private readonly cache = new Map<string, Cached<unknown>>();
  /** Decrypted keys by sealed text, since they are read often. */
  private readonly readable = new Map<VendorName, { sealed: string; opens: Promise<boolean> }>();

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    super();
    this.secret = loadAppSecret(config);
  }

  credentials(vendor: VendorName): Promise<VendorCredentials | null> {
    return this.keep(`key:${vendor}`, async () => {
      const row = await this.row(vendor);
      if (!row) return null;
      const key = await this.open(row.api_key);
      return key === null ? null : { key, metadata: row.metadata };
    });
  }

  limits(vendor: VendorName): Promise<VendorLimits> {
    return this.keep(`limits:${vendor}`, async () => {
      const { callsPerMinute, atOnce, ...budget } = (await this.settings.get('vendorLimits'))[vendor];
      const bounded = Object.fromEntries(Object.entries(budget).map(([name, limit]) => [name, limit ?? Number.POSITIVE_INFINITY]));
      return { callsPerMinute, atOnce, ...(bounded as Omit<VendorLimits, 'callsPerMinute' | 'atOnce'>) };
    });
  }

  /** All services, those without a key too. */
  async list(): Promise<ApiKeyRecord[]> {
    return Promise.all(vendorName.options.map((service) => this.record(service)));
  }

  /** Returns every key as stored and as used, both masked (decision 6). */
  async views(): Promise<KeyViews[]> {
    return Promise.all(
      vendorName.options.map(async (service) => {
        this.cache.delete(`key:${service}`); // both read now: a key changed a second ago is no contradiction
        const [row, held] = await Promise.all([this.row(service), this.credentials(service)]);
        return keyViewsOf(service, row, held?.key ?? null);
      }),
    );
  }

  async save(service: VendorName, given: { apiKey?: string | undefined; metadata: object }, user: SignedInUser): Promise<ApiKeyRecord> {
    const current = await this.row(service);
    const key = given.apiKey?.trim();
    const fault = key === undefined ? (current ? undefined : keyFault(service, '')) : keyFault(service, key);
    if (fault) throw invalid(fault, { apiKey: fault });
    const metadata = metadataSchema(service).safeParse({ ...current?.metadata, ...given.metadata });
    if (!metadata.success) {
      const [issue] = metadata.error.issues;
      throw invalid(issue?.message ?? 'Réglage invalide', { [`metadata.${issue?.path.join('.')}`]: issue?.message ?? '' });
    }
    const sealed =
      key === undefined
        ? {}
        : { api_key: await seal(key, this.secret), hint: key.slice(-4), tested_at: null, test_ok: null, test_outcome: null };
    await this.database.transaction(async (manager) => {
      const values = { ...sealed, metadata: metadata.data, updated_at: this.clock.now() } as object;
      if (current) await manager.update(ApiKey, { service }, values);
      else await manager.insert(ApiKey, { service, ...values });
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'api-keys',
        resourceId: service,
        after: { metadata: metadata.data, key: key === undefined ? 'unchanged' : 'replaced' },
      });
    });
    this.cache.clear();
    return this.record(service);
  }

  /** Stores the outcome of a key test. */
  async recordTest({ service, ok, message, tested_at }: KeyTest, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.update(ApiKey, { service }, { tested_at, test_ok: ok, test_outcome: message, updated_at: () => 'updated_at' });
      await this.audit.record(manager, user, { action: 'test', resource: 'api-keys', resourceId: service, after: { ok, message } });
    });
  }

  /** Whether a key is stored, readable or not. */
  async has(service: VendorName): Promise<boolean> {
    return (await this.row(service)) !== null;
  }

  async savedAt(service: VendorName): Promise<Date | null> {
    return (await this.database.getRepository(ApiKey).findOneBy({ service }))?.updated_at ?? null;
  }

  async remove(service: VendorName, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(ApiKey, { service });
      if (!affected) throw notFound('Aucune clé n’est enregistrée pour ce service.');
      await this.audit.record(manager, user, { action: 'delete', resource: 'api-keys', resourceId: service });
    });
    this.cache.clear();
  }

  private async record(service: VendorName): Promise<ApiKeyRecord> {
    const row = await this.row(service);
    const state: ApiKeyState = !row
      ? 'missing'
      : !isSealed(row.api_key)
        ? 'plain'
        : (await this.opens(service, row.api_key))
          ? 'encrypted'
          : 'unreadable';
    return {
      service,
      state,
      hint: row?.hint || (state === 'plain' ? (row?.api_key.slice(-4) ?? '') : ''),
      metadata: row?.metadata ?? {},
      updated_at: row?.updated_at.toISOString() ?? null,
      tested_at: row?.tested_at?.toISOString() ?? null,
      test_ok: row?.test_ok ?? null,
      test_outcome: row?.test_outcome ? { message: row.test_outcome, ...parseKeyOutcome(row.test_outcome) } : null,
    };
  }

  private row(service: VendorName): Promise<ApiKey | null> {
    return this.database.getRepository(ApiKey).createQueryBuilder('key').addSelect('key.api_key').where({ service }).getOne();
  }

  private opens(service: VendorName, sealed: string): Promise<boolean> {
    const known = this.readable.get(service);
    if (known?.sealed === sealed) return known.opens;
    const opens = this.open(sealed).then((key) => key !== null);
    this.readable.set(service, { sealed, opens });
    return opens;
  }

  /** Returns null when the key was sealed with another secret: it must be entered again, without other effects. */
  private async open(stored: string): Promise<string | null> {
    if (!isSealed(stored)) return stored;
    return unseal(stored, this.secret).catch(() => null);
  }

  private keep<T>(name: string, read: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    const known = this.cache.get(name) as Cached<T> | undefined;
    if (known && known.until > now) return known.value;
    const value = read();
    this.cache.set(name, { value, until: now + CACHE_MS });
    value.catch(() => this.cache.delete(name));
    return value;
  }
}
