import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings/settings.service.js';
import { AiPrompts } from './ai-texts.service.js';
import { type AiPromptTexts, DEFAULT_PROMPTS } from './prompts.js';

/** The prompts of the settings; an empty one is the built-in one. */
@Injectable()
export class SavedPrompts extends AiPrompts {
  constructor(private readonly settings: Settings) {
    super();
  }

  async current(): Promise<AiPromptTexts> {
    const saved = await this.settings.get('prompts');
    return {
      companySummary: saved.companySummary.trim() || DEFAULT_PROMPTS.companySummary,
      recommendations: saved.recommendations.trim() || DEFAULT_PROMPTS.recommendations,
      digitalScore: saved.digitalScore.trim(),
    };
  }
}
