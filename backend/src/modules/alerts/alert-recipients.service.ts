import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Settings } from '../settings/settings.service.js';

/** Reads the recipients of alerts about prospects. */
@Injectable()
export class AlertRecipients {
  constructor(private readonly settings: Settings) {}

  async list(manager: EntityManager): Promise<string[]> {
    const { recipients } = await this.settings.get('alerts');
    if (recipients.length > 0) return recipients;
    const { email } = await this.settings.get('agency');
    if (email) return [email];
    const admins = await manager.findBy(User, { role: 'admin', disabled_at: IsNull() });
    return admins.map((admin) => admin.email);
  }
}
