import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptTable } from '../../common/database/kept-table.js';
import { PreparedStatements } from '../../common/database/prepared-statements.service.js';
import { OTHER_LANGUAGES, questionIn } from '../../rules/agency-texts.rules.js';
import type { Language } from '../../rules/language.rules.js';
import { agencyVoice } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import { QuizQuestion } from './quiz-question.entity.js';
import { keptAnswer, type ShownQuestion } from './shown-question.js';

export type Questions = readonly Readonly<QuizQuestion>[];

/** The questions that are asked now, in their order. */
@Injectable()
export class ActiveQuestions {
  private readonly all: () => Promise<Questions>;

  constructor(
    database: DataSource,
    statements: PreparedStatements,
    private readonly settings: Settings,
  ) {
    this.all = keptTable(database, statements, QuizQuestion, 'r.position, r.id');
  }

  async list(): Promise<Questions> {
    return (await this.all()).filter(({ active }) => active);
  }

  /** As a reader of a language sees them. */
  async shownIn(language: Language): Promise<ShownQuestion[]> {
    return this.shown(await this.list(), language);
  }

  /** Answers as they are kept, in whichever language their question was shown. */
  async kept<Given extends { questionId: number; answer: string }>(given: readonly Given[], asked: Questions): Promise<readonly Given[]> {
    const isFrench = ({ questionId, answer }: Given) => asked.some(({ id, options }) => id === questionId && options.includes(answer));
    if (given.every(isFrench)) return given;
    const shown = (await Promise.all(OTHER_LANGUAGES.map((language) => this.shown(asked, language)))).flat();
    return given.map((one) => (isFrench(one) ? one : { ...one, answer: keptAnswer(shown, one.questionId, one.answer) }));
  }

  private async shown(asked: Questions, language: Language): Promise<ShownQuestion[]> {
    const voice = await agencyVoice(this.settings, language);
    return asked.map(({ id, question, options }) => ({ ...questionIn(voice, { id, question, options }), kept: options }));
  }
}
