import { Module } from '@nestjs/common';
import { CitationSettings } from './citation-sources.js';
import { SavedCitationSettings } from './saved-citation-settings.service.js';

/** Which assistants are asked what, and what counts as being cited. */
@Module({
  providers: [{ provide: CitationSettings, useClass: SavedCitationSettings }],
  exports: [CitationSettings],
})
export class CitationsModule {}
