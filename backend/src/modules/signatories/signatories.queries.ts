import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '../../common/database/prepared-statement.js';
import type { Language } from '../../rules/language.rules.js';
import { agencyVoice } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import type { Person, SignatoryRecord } from './signatory.contract.js';
import { Signatory } from './signatory.entity.js';
import { toPerson, toRecord } from './toward-prospects.js';

interface PersonRow {
  user_id: string;
  name: string;
  phone: string | null;
  sentence: string;
  portrait_version: string | null;
  is_read: boolean;
}

/** SQL: the signatory of the last campaign to the prospect, else the default one. */
const PERSON = `SELECT user_id, name, phone, sentence, portrait_version,
      EXISTS (SELECT 1 FROM prospects WHERE id = $1 AND review_status = 'validated') AS is_read FROM signatories
    WHERE user_id = coalesce(
      (SELECT campaign.signed_by FROM campaign_recipients recipient JOIN email_campaigns campaign ON campaign.id = recipient.campaign_id
        WHERE recipient.prospect_id = $1 AND recipient.state = 'sent' AND campaign.signed_by IS NOT NULL
        ORDER BY recipient.sent_at DESC NULLS LAST, recipient.id LIMIT 1),
      (SELECT user_id FROM signatories WHERE is_default))`;

/** Reads signatories for prospects and for staff. */
@Injectable()
export class Signatories {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  /**
   * Null without a signatory. The person's sentence speaks of this analysis: it stands only once staff has read and approved the page. In
   * another language an untranslated sentence is left out.
   */
  async of(prospectId: string, language: Language = 'fr'): Promise<Person | null> {
    const [[row], voice] = await Promise.all([
      runPrepared<PersonRow>(this.database, 'signatory', PERSON, [prospectId]),
      agencyVoice(this.settings, language),
    ]);
    if (!row) return null;
    const sentence = row.is_read ? voice.say(`signatories/${row.user_id}/sentence`, row.sentence) : null;
    return toPerson({ ...row, sentence: sentence ?? '' });
  }

  /** With the portrait as a data URL, for what loads nothing. */
  async pictured(prospectId: string, language: Language): Promise<(Person & { image: string | null }) | null> {
    const found = await this.of(prospectId, language);
    const file = found?.portrait ? await this.portrait(found.portrait.split('/').pop() ?? '') : null;
    const image = file?.portrait ? `data:${file.portrait_mime};base64,${file.portrait.toString('base64')}` : null;
    return found && { ...found, image };
  }

  async byAccount(userId: string | null): Promise<Person | null> {
    const found = userId && (await this.database.getRepository(Signatory).findOneBy({ user_id: userId }));
    return found ? toPerson(found) : null;
  }

  async list(): Promise<SignatoryRecord[]> {
    return (await this.database.getRepository(Signatory).find({ order: { name: 'ASC', user_id: 'ASC' } })).map(toRecord);
  }

  async own(userId: string): Promise<SignatoryRecord | null> {
    const found = await this.database.getRepository(Signatory).findOneBy({ user_id: userId });
    return found && toRecord(found);
  }

  portrait(version: string): Promise<Pick<Signatory, 'portrait' | 'portrait_mime'> | null> {
    return this.database
      .getRepository(Signatory)
      .findOne({ where: { portrait_version: version }, select: { user_id: true, portrait: true, portrait_mime: true } });
  }
}
