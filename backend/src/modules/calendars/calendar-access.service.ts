import { Inject, Injectable } from '@nestjs/common';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { seal, unseal } from '../../common/encryption.js';
import { CalendarError } from '../../providers/calendars/calendar-error.js';
import { DavSession } from '../../providers/calendars/dav-session.js';
import type { CalendarAccount } from './calendar-account.entity.js';

/** What opens an account. */
export interface CalendarSecret {
  address: string;
  /** Null for a published calendar. */
  password: string | null;
}

/** Seals the secrets of calendar accounts and opens conversations with their servers. */
@Injectable()
export class CalendarAccess {
  private readonly secret: string;
  readonly allowHosts: readonly string[];

  constructor(@Inject(CONFIG) config: Config) {
    this.secret = loadAppSecret(config);
    this.allowHosts = config.webhookAllowHosts;
  }

  seal(secret: CalendarSecret): Promise<string> {
    return seal(JSON.stringify(secret), this.secret);
  }

  /** Null when it cannot be read with the secret of this installation. */
  async open({ secret }: Pick<CalendarAccount, 'secret'>): Promise<CalendarSecret | null> {
    if (secret === null) return null;
    return unseal(secret, this.secret).then(
      (text) => JSON.parse(text) as CalendarSecret,
      () => null,
    );
  }

  async opened(account: Pick<CalendarAccount, 'secret'>): Promise<CalendarSecret> {
    const secret = await this.open(account);
    if (!secret) throw new CalendarError('wrong_password', 'Le mot de passe enregistré n’est plus lisible\u202f: saisissez-le à nouveau.');
    return secret;
  }

  async session(account: Pick<CalendarAccount, 'secret' | 'username'>): Promise<DavSession> {
    const { address, password } = await this.opened(account);
    return this.sessionWith(address, account.username, password);
  }

  sessionWith(address: string, username: string | null, password: string | null): DavSession {
    return new DavSession({ address, username: username ?? '', password: password ?? '' }, this.allowHosts);
  }
}
