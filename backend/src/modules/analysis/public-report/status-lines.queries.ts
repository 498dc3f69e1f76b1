import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { callTopics } from '../../../rules/call-agenda.rules.js';
import { type Language, languageOf } from '../../../rules/language.rules.js';
import { isDemo } from '../../../rules/tokens.rules.js';
import { composedIn } from '../../../words/catalogues.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { SiteJudgement } from '../findings/site-judgement.service.js';
import type { StatusLine } from './public-report.contract.js';
import { RequestStates } from './request-states.queries.js';
import { type CallFacts, statusLine } from './status-line.js';

const NOTHING_ASKED = { audit: null, call: null, referral: null };
const NO_CALL: CallFacts = { topics: [], telephone: null };

/** The status line of a prospect's pages. */
@Injectable()
export class StatusLines {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly requests: RequestStates,
    private readonly judgement: SiteJudgement,
    private readonly clock: Clock,
  ) {}

  async of(token: string, asked: Language | null): Promise<StatusLine> {
    if (isDemo(token)) return composedIn(languageOf(asked), () => statusLine(token, NOTHING_ASKED, this.clock.now(), NO_CALL));
    const prospect = await this.prospects.byToken(token);
    const requests = await this.requests.of(prospect.id);
    const judged = requests.call && (await this.judgement.stored(prospect.id));
    const facts = { topics: callTopics(judged?.findings ?? []), telephone: prospect.telephone };
    return composedIn(languageOf(asked, prospect.language), () => statusLine(prospect.token, requests, this.clock.now(), facts));
  }
}
