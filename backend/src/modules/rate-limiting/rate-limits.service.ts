import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import { Settings } from '../settings/settings.service.js';

export type Limits = SettingsOf<'rateLimits'>;

/** How long a process may go on with limits that were changed meanwhile. */
const KEPT_MS = 2000;

/** The limits of the settings, without reading them for each request. */
@Injectable()
export class RateLimits {
  private kept: { limits: Promise<Limits>; until: number } | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  current(): Promise<Limits> {
    const now = this.clock.now().getTime();
    if (!this.kept || this.kept.until <= now) {
      const limits = this.settings.get('rateLimits');
      this.kept = { limits, until: now + KEPT_MS };
      limits.catch(() => (this.kept = undefined));
    }
    return this.kept.limits;
  }
}
