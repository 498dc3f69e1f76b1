import type { Catalogue } from '../rules/language.rules.js';
import { FIGURES } from './de/figures.js';
import { FINDINGS } from './de/findings.js';
import { FINDINGS_SEARCH } from './de/findings-search.js';
import { FINDINGS_SITE } from './de/findings-site.js';
import { FINDINGS_SPEED } from './de/findings-speed.js';
import { HEADLINE } from './de/headline.js';
import { OUTCOMES } from './de/outcomes.js';
import { REPORT } from './de/report.js';
import { TEXTS_PAGE } from './de/texts-page.js';
import { TEXTS_SPEED } from './de/texts-speed.js';
import { VERDICTS } from './de/verdicts.js';

/** German as it is written in Switzerland, by room. */
export const DE: Catalogue = {
  ...FIGURES,
  ...FINDINGS,
  ...FINDINGS_SEARCH,
  ...FINDINGS_SITE,
  ...FINDINGS_SPEED,
  ...HEADLINE,
  ...OUTCOMES,
  ...REPORT,
  ...TEXTS_PAGE,
  ...TEXTS_SPEED,
  ...VERDICTS,
};
