import type { Catalogue } from '../rules/language.rules.js';
import { FIGURES } from './it/figures.js';
import { FINDINGS } from './it/findings.js';
import { FINDINGS_SEARCH } from './it/findings-search.js';
import { FINDINGS_SITE } from './it/findings-site.js';
import { FINDINGS_SPEED } from './it/findings-speed.js';
import { HEADLINE } from './it/headline.js';
import { OUTCOMES } from './it/outcomes.js';
import { REPORT } from './it/report.js';
import { TEXTS_PAGE } from './it/texts-page.js';
import { TEXTS_SPEED } from './it/texts-speed.js';
import { VERDICTS } from './it/verdicts.js';

/** Italian as it is written in Ticino, by room. */
export const IT: Catalogue = {
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
