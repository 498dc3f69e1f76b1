import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Daily } from '../../common/jobs/schedule.js';
import { Settings } from '../settings/settings.service.js';
import { AlertMails } from './alert-mails.service.js';
import { DigestQueries } from './digest.queries.js';
import { isEmptyDigest } from './digest-mail.js';

/** The morning's message, silent when there is nothing to say. */
@Injectable()
export class DailyDigest {
  constructor(
    readonly settings: Settings,
    private readonly queries: DigestQueries,
    private readonly mails: AlertMails,
  ) {}

  @Daily(({ settings }: DailyDigest) => settings.dailyTime('alerts', ({ digest }) => digest), {
    name: 'lead-digest',
    title: 'Résumé du matin',
  })
  async send(manager: EntityManager, now: Date): Promise<{ messages: number }> {
    const digest = await this.queries.read(manager, now);
    return { messages: isEmptyDigest(digest) ? 0 : await this.mails.sendDigest(manager, digest) };
  }
}
