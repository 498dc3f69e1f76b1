import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { currentManager } from '../../common/database/one-connection.js';
import { isSealed, seal, unseal } from '../../common/encryption.js';
import { Problem } from '../../common/errors.js';
import { newSecret } from '../../common/tokens.js';
import { SealedSecret } from './sealed-secret.entity.js';

type SecretName = 'contact_hash' | 'emelia_webhook' | 'return_address' | 'canary';

/**
 * Survives the loss of APP_SECRET: otherwise objections and erasures would be lost, and people contacted again. Stored unsealed beside its
 * hashes, in a database that contains the addresses anyway (docs/data-protection.md).
 */
const LASTING: ReadonlySet<string> = new Set<SecretName>(['contact_hash']);

/** Random secrets of 256 bits of this installation, sealed in the database. */
@Injectable()
export class SealedSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger(SealedSecrets.name);
  private readonly appSecret: string;
  private readonly opened = new Map<string, Promise<string>>();

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.appSecret = loadAppSecret(config);
  }

  /** The canary detects a changed APP_SECRET; the lasting key is kept while it is readable. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      if (await this.stored('contact_hash')) await this.get('contact_hash');
      await this.get('canary');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.logger.error(UNREADABLE);
    }
  }

  /** Made on first use. One that cannot be opened any more stops what needs it: a new key would forget every refusal. */
  async get(name: SecretName): Promise<string> {
    const stored = (await this.stored(name)) ?? (await this.make(name));
    if (LASTING.has(name) && !isSealed(stored)) return stored;
    let opening = this.opened.get(stored);
    if (!opening) {
      opening = unseal(stored, this.appSecret).catch(() => {
        this.opened.delete(stored);
        throw new Problem(503, 'secret_unreadable', 'A stored secret cannot be opened', UNREADABLE);
      });
      this.opened.set(stored, opening);
    }
    const secret = await opening;
    if (LASTING.has(name))
      await currentManager(this.database).getRepository(SealedSecret).update({ name, value: stored }, { value: secret });
    return secret;
  }

  /** Replaces a secret, e.g. one that became known to others. */
  async replace(name: SecretName): Promise<string> {
    const { secret } = newSecret();
    await currentManager(this.database)
      .getRepository(SealedSecret)
      .upsert({ name, value: await seal(secret, this.appSecret) }, ['name']);
    return secret;
  }

  private async stored(name: SecretName): Promise<string | undefined> {
    return (await currentManager(this.database).getRepository(SealedSecret).findOneBy({ name }))?.value;
  }

  private async make(name: SecretName): Promise<string> {
    const { secret } = newSecret();
    const value = LASTING.has(name) ? secret : await seal(secret, this.appSecret);
    await currentManager(this.database).createQueryBuilder().insert().into(SealedSecret).values({ name, value }).orIgnore().execute();
    return (await this.stored(name)) ?? value;
  }
}

const UNREADABLE = 'Une clé de l’installation est illisible : APP_SECRET a changé. Rétablissez-le avant d’envoyer des messages.';
