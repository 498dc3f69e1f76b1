import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings/settings.service.js';
import { AiPrompts } from './ai-texts.service.js';
import { type AiPromptTexts, DEFAULT_PROMPTS } from './prompts.js';

/** The prompts of the settings; an empty one is the built-in one. What a text may say of the score is added to the introduction. */
@Injectable()
export class SavedPrompts extends AiPrompts {
  constructor(private readonly settings: Settings) {
    super();
  }

  async current(): Promise<AiPromptTexts> {
    const saved = await this.settings.get('aiPrompts');
    const summary = saved.companySummary.trim() || DEFAULT_PROMPTS.companySummary;
    return {
      companySummary: [summary, saved.digitalScore.trim()].filter(Boolean).join('\n\n'),
      recommendations: saved.recommendations.trim() || DEFAULT_PROMPTS.recommendations,
    };
  }
}
