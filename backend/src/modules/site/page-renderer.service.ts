import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { ClaimName } from '../../rules/claims.rules.js';
import type { Language } from '../../rules/language.rules.js';
import type { PageWords } from '../../rules/page-words.rules.js';
import { notBuilt } from './page-shells.service.js';
import { MICROSITE } from './static-files.js';

/** What the microsite builds for the server, a file for each language (`microsite/src/render/server.tsx`). */
export interface PageRenderer {
  /** The markup of a section, by its name in the shell; `data`: the answer of the public API that the page shows; `token`: in its path. */
  renderSection(name: string, props: { data: unknown; words: PageWords; token: string | null }): string;
  /** The claims that each page shows, by the name of its section. */
  PAGE_CLAIMS: Readonly<Record<string, readonly ClaimName[]>>;
}

/** Loads the renderers of the microsite, each once. */
@Injectable()
export class PageRenderers {
  private readonly loaded = new Map<Language, Promise<PageRenderer>>();

  in(language: Language): Promise<PageRenderer> {
    let renderer = this.loaded.get(language);
    if (!renderer) {
      renderer = import(pathToFileURL(join(MICROSITE, 'server', `${language}.mjs`)).href).catch(notBuilt) as Promise<PageRenderer>;
      this.loaded.set(language, renderer);
      renderer.catch(() => this.loaded.delete(language));
    }
    return renderer;
  }
}
