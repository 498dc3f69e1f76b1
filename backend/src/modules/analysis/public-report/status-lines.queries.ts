import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type Language, languageOf } from '../../../rules/language.rules.js';
import { isDemo } from '../../../rules/tokens.rules.js';
import { composedIn } from '../../../words/catalogues.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import type { StatusLine } from './public-report.contract.js';
import { RequestStates } from './request-states.queries.js';
import { statusLine } from './status-line.js';

const NOTHING_ASKED = { audit: null, call: null, referral: null };

/** The status line of a prospect's pages. */
@Injectable()
export class StatusLines {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly requests: RequestStates,
    private readonly clock: Clock,
  ) {}

  async of(token: string, asked: Language | null): Promise<StatusLine> {
    if (isDemo(token)) return composedIn(languageOf(asked), () => statusLine(token, NOTHING_ASKED, this.clock.now()));
    const prospect = await this.prospects.byToken(token);
    const requests = await this.requests.of(prospect.id);
    return composedIn(languageOf(asked, prospect.language), () => statusLine(prospect.token, requests, this.clock.now()));
  }
}
