import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { wireUrl } from '../../../common/display-host.js';
import { displayDomain } from '../../../common/urls.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { cityOf, companyName } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { siteFactsOf } from '../findings/site-facts.js';
import type { Subject } from '../results/analysis.js';
import { ReviewsResult } from '../results/reviews-result.entity.js';
import { AnalysisResults } from './analysis-results.service.js';

/** Reads the data of a prospect that analyses need. */
@Injectable()
export class Subjects {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
  ) {}

  /** Null when the prospect has no website. */
  async of(prospectId: string): Promise<Subject | null> {
    const prospect = await this.prospects.get(prospectId);
    if (!prospect.site_url) return null;
    const known = await this.database.getRepository(ReviewsResult).findOneBy({ prospect_id: prospectId });
    const category = known?.category ?? prospect.metadata.industry ?? null;
    return {
      prospectId,
      url: wireUrl(prospect.site_url),
      site: await this.results.siteOf(prospect.site_url),
      company: companyName(prospect) ?? prospect.site_url,
      city: cityOf(prospect),
      category,
      ownHosts: prospect.metadata.own_hosts ?? [],
      phone: prospect.telephone,
      language: prospect.language,
      ownPlaces: prospect.metadata.own_places ?? [],
      otherPlaces: prospect.metadata.other_places ?? [],
    };
  }

  async facts(subject: Subject & { prospectId: string }): Promise<SiteFacts> {
    return siteFactsOf(
      { company: subject.company, city: subject.city, domain: displayDomain(subject.url) },
      await this.results.report(subject.prospectId),
    );
  }
}
