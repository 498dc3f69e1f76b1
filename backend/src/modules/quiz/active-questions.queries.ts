import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { type CachedRead, cachedTable } from '../../common/database/cached-read.js';
import { ContentChanges } from '../../common/database/content-changes.service.js';
import { OTHER_LANGUAGES, questionIn } from '../../rules/agency-texts.rules.js';
import type { Language } from '../../rules/language.rules.js';
import { agencyVoice } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import { QuizQuestion } from './quiz-question.entity.js';
import { type ShownQuestion, storedAnswer } from './shown-question.js';

export type Questions = readonly Readonly<QuizQuestion>[];

/** Reads the active questions in order. */
@Injectable()
export class ActiveQuestions {
  private readonly cached: CachedRead<'all', Questions>;

  constructor(
    database: DataSource,
    changes: ContentChanges,
    private readonly settings: Settings,
    @Inject(CONFIG) { cacheMaxAgeMs }: Config,
  ) {
    this.cached = cachedTable(database, cacheMaxAgeMs, QuizQuestion, { position: 'ASC', id: 'ASC' });
    changes.onChange(() => this.cached.clear());
  }

  async list(): Promise<Questions> {
    return (await this.cached.get('all')).filter(({ active }) => active);
  }

  /** As a reader of a language sees them. */
  async shownIn(language: Language): Promise<ShownQuestion[]> {
    return this.shown(await this.list(), language);
  }

  /** The French text of an answer, in whichever language its question was shown: that is what is saved. */
  async inFrench<Given extends { questionId: number; answer: string }>(given: Given, asked: Questions): Promise<Given> {
    if (asked.some(({ id, options }) => id === given.questionId && options.includes(given.answer))) return given;
    const shown = (await Promise.all(OTHER_LANGUAGES.map((language) => this.shown(asked, language)))).flat();
    return { ...given, answer: storedAnswer(shown, given.questionId, given.answer) };
  }

  private async shown(asked: Questions, language: Language): Promise<ShownQuestion[]> {
    const voice = await agencyVoice(this.settings, language);
    return asked.map(({ id, question, options }) => ({ ...questionIn(voice, { id, question, options }), stored: options }));
  }
}
