import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { personalLink } from '../prospects/prospect-view.js';
import { Settings } from '../settings/settings.service.js';

/** The personal link of a prospect, as it is now. */
@Injectable()
export class WebhookLinks {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(prospectId: string | null): Promise<string | null> {
    if (prospectId === null) return null;
    const found = await this.database.getRepository(Prospect).findOne({ where: { id: prospectId }, select: { token: true } });
    return found && personalLink(found.token, await this.settings.get('systemConfig'), this.config.publicUrl);
  }
}
