import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings/settings.service.js';
import { TextSettings } from './ai-texts.service.js';
import { type AiPromptTexts, DEFAULT_PROMPTS } from './prompts.js';

/** Prompts and drafts of the settings; an empty prompt is the built-in one. What a text may say of the score is added to the introduction’s. */
@Injectable()
export class SavedTextSettings extends TextSettings {
  constructor(private readonly settings: Settings) {
    super();
  }

  async prompts(): Promise<AiPromptTexts> {
    const saved = await this.settings.get('aiPrompts');
    const summary = saved.companySummary.trim() || DEFAULT_PROMPTS.companySummary;
    return {
      companySummary: [summary, saved.digitalScore.trim()].filter(Boolean).join('\n\n'),
      recommendations: saved.recommendations.trim() || DEFAULT_PROMPTS.recommendations,
    };
  }

  async withDrafts(): Promise<boolean> {
    return (await this.settings.get('texts')).drafts;
  }
}
