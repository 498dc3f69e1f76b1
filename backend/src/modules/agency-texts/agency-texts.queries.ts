import { Injectable } from '@nestjs/common';
import { defaultTexts, plainSpaces } from '../../rules/agency-defaults.rules.js';
import { type AgencyVoice, type AgencyWriting, agencyTexts, type OtherLanguage, voiceIn } from '../../rules/agency-texts.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { MessageQueries } from '../messages/messages.queries.js';
import { QuizQueries } from '../quiz/quiz.queries.js';
import { Settings } from '../settings/settings.service.js';
import { Signatories } from '../signatories/signatories.queries.js';
import type { AgencyTextRecord } from './agency-texts.contract.js';

const untranslated = (language: OtherLanguage): Promise<AgencyVoice> => composedIn(language, () => voiceIn(language, {}));

/** Everything that the agency has written for its pages. */
@Injectable()
export class AgencyTexts {
  constructor(
    private readonly settings: Settings,
    private readonly messages: MessageQueries,
    private readonly quiz: QuizQueries,
    private readonly signatories: Signatories,
  ) {}

  async list(): Promise<AgencyTextRecord[]> {
    const [writing, de, it] = await Promise.all([this.writing(), untranslated('de'), untranslated('it')]);
    const defaults = defaultTexts();
    return agencyTexts(writing).map((text) => ({
      ...text,
      isDefault: defaults.has(plainSpaces(text.french)),
      without: { de: de.say(text.key, text.french), it: it.say(text.key, text.french) },
    }));
  }

  private async writing(): Promise<AgencyWriting> {
    const [agency, claims, legal, benchmarks, seoConfig, messages, questions, signatories] = await Promise.all([
      this.settings.get('agency'),
      this.settings.get('claims'),
      this.settings.get('legal'),
      this.settings.get('benchmarks'),
      this.settings.get('seoConfig'),
      this.messages.all(),
      this.quiz.asked(),
      this.signatories.list(),
    ]);
    return { agency, claims, legal, benchmarks, seoConfig, messages, questions, signatories };
  }
}
