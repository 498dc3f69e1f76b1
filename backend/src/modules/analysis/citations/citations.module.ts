import { Module } from '@nestjs/common';
import { CitationSettings } from './citation-sources.js';
import { SavedCitationSettings } from './saved-citation-settings.service.js';

/** Questions to assistants and detection of citations. */
@Module({
  providers: [{ provide: CitationSettings, useClass: SavedCitationSettings }],
  exports: [CitationSettings],
})
export class CitationsModule {}
