import { Injectable } from '@nestjs/common';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { LatestResults } from '../results.queries.js';
import type { JudgedList } from './findings.contract.js';
import { judgedListOf } from './shown-list.js';
import { SiteJudgement } from './site-judgement.service.js';

/** The one list of a prospect's website, for staff. */
@Injectable()
export class Findings {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly results: LatestResults,
    private readonly judgement: SiteJudgement,
  ) {}

  async of(prospectId: string): Promise<JudgedList> {
    const prospect = await this.prospects.get(prospectId);
    return judgedListOf(await this.judgement.of(prospect, await this.results.report(prospectId)));
  }
}
