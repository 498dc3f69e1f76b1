import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { AiTexts, TextSettings } from './ai-texts.service.js';
import { SavedTextSettings } from './saved-text-settings.service.js';
import { SiteTexts } from './site-texts.service.js';

/** Introduction and plan: composed of true sentences, chosen by a model, approved by a person. */
@Module({
  imports: [ProvidersModule],
  providers: [{ provide: TextSettings, useClass: SavedTextSettings }, AiTexts, SiteTexts],
  exports: [AiTexts, SiteTexts],
})
export class TextsModule {}
