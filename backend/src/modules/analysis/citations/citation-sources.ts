import type { Subject } from '../analysis.js';
import type { GoogleCount } from './citations.js';

/** How many questions each assistant is asked, from the settings. */
export abstract class CitationSettings {
  abstract questionsPerPlatform(): Promise<number>;
}

/** How often Google’s AI Overviews cite a site, as the keywords know it; null = not measured. */
export abstract class GoogleCitations {
  abstract of(subject: Subject): Promise<GoogleCount | null>;
}
