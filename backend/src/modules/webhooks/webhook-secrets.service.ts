import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { seal, unseal } from '../../common/encryption.js';

/** Makes, seals and opens the secrets of endpoints. */
@Injectable()
export class WebhookSecrets {
  private readonly appSecret: string;
  /** Opening takes some 40 ms of a core; what is sealed never changes. */
  private readonly opened = new Map<string, string>();

  constructor(@Inject(CONFIG) config: Config) {
    this.appSecret = loadAppSecret(config);
  }

  async make(): Promise<{ secret: string; sealed: string }> {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    return { secret, sealed: await seal(secret, this.appSecret) };
  }

  async open(sealed: string): Promise<string> {
    const secret = this.opened.get(sealed) ?? (await unseal(sealed, this.appSecret));
    this.opened.set(sealed, secret);
    return secret;
  }
}
