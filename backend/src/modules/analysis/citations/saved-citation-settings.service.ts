import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings/settings.service.js';
import { CitationSettings } from './citation-sources.js';

@Injectable()
export class SavedCitationSettings extends CitationSettings {
  constructor(private readonly settings: Settings) {
    super();
  }

  async questionsPerPlatform(): Promise<number> {
    return (await this.settings.get('citations')).questionsPerPlatform;
  }
}
