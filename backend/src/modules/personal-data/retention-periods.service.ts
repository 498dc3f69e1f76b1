import { Injectable } from '@nestjs/common';
import { Settings } from '../settings/settings.service.js';
import { type Period, periodOf } from './retention-period.js';
import type { RetentionRule } from './retention-rules.js';

/** Reads retention periods from the settings. */
@Injectable()
export class RetentionPeriods {
  constructor(private readonly settings: Settings) {}

  async of(rule: RetentionRule): Promise<Period> {
    return periodOf(rule, { legal: await this.settings.get('legal'), retention: await this.settings.get('retention') });
  }
}
