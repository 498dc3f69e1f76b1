import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../settings/settings.service.js';
import type { Subject } from '../analysis.js';
import { KeywordResult } from '../results/keyword-result.entity.js';
import { CitationSettings, GoogleCitations } from './citation-sources.js';
import type { GoogleCount } from './citations.js';

@Injectable()
export class SavedCitationSettings extends CitationSettings {
  constructor(private readonly settings: Settings) {
    super();
  }

  async questionsPerPlatform(): Promise<number> {
    return (await this.settings.get('citations')).questionsPerPlatform;
  }
}

/** Google's AI Overviews come with the keywords: of so many keywords, how many overviews cite the site. */
@Injectable()
export class KeywordOverviews extends GoogleCitations {
  constructor(private readonly database: DataSource) {
    super();
  }

  async of({ prospectId }: Subject): Promise<GoogleCount | null> {
    const row = prospectId ? await this.database.getRepository(KeywordResult).findOneBy({ prospect_id: prospectId }) : null;
    const count = row?.provenance.source === 'live' ? row.metrics?.ai_overview_count : null;
    return count == null ? null : { citations: count, pages: null, runs: row?.metrics?.keywords_count ?? null };
  }
}
