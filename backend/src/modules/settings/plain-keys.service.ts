import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config, type VendorName } from '../../common/config/env.js';
import { isSealed, seal, unseal } from '../../common/encryption.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { ApiKey } from './api-key.entity.js';
import type { PlainKeysOutcome } from './plain-keys.contract.js';

/** Between two keys: sealing is work for a core that answers prospects too (decision 7). */
const PAUSE_MS = 100;

/** Seals the keys that were stored before keys were encrypted. */
@Injectable()
export class PlainKeys {
  private readonly secret: string;

  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = loadAppSecret(config);
  }

  /** One after the other, each in a transaction of its own: what fails leaves the others sealed. */
  async encryptAll(user: SignedInUser): Promise<PlainKeysOutcome> {
    const rows = await this.database
      .getRepository(ApiKey)
      .createQueryBuilder('key')
      .addSelect('key.api_key')
      .orderBy('key.service')
      .getMany();
    const plain = rows.filter(({ api_key }) => !isSealed(api_key));
    const results: PlainKeysOutcome['results'] = [];
    for (const [index, { service, api_key }] of plain.entries()) {
      if (index > 0) await pause(PAUSE_MS);
      results.push({ service: service as VendorName, ...(await this.encrypt(service, api_key, user)) });
    }
    return { results };
  }

  private async encrypt(service: string, key: string, user: SignedInUser): Promise<{ ok: boolean; message: string }> {
    try {
      const sealed = await seal(key, this.secret);
      if ((await unseal(sealed, this.secret)) !== key) throw new Error('the sealed key reads differently');
      return await this.database.transaction(async (manager) => {
        // only if the key is unchanged: another one may have been saved meanwhile
        const values = { api_key: sealed, hint: key.slice(-4), updated_at: () => 'updated_at' };
        const { affected } = await manager.update(ApiKey, { service, api_key: key }, values);
        if (!affected) return { ok: true, message: 'Clé remplacée entre-temps' };
        await this.audit.record(manager, user, { action: 'encrypt', resource: 'api-keys', resourceId: service });
        return { ok: true, message: 'Clé chiffrée' };
      });
    } catch {
      return { ok: false, message: 'Impossible de chiffrer la clé API' };
    }
  }
}
