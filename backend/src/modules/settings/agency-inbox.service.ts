import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Settings } from './settings.service.js';

/** Where messages to the agency itself go: its address of the settings, else that of the first administrator. */
@Injectable()
export class AgencyInbox {
  constructor(
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async address(): Promise<string> {
    return (await this.settings.get('agency')).email || this.config.adminEmail;
  }
}
