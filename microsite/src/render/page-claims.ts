import type { ClaimName } from '../../../backend/src/rules/claims.rules.ts';
import { SOCIAL_FIGURES } from '../content/claims.ts';
import { BADGES, RESULTS, STEPS, STRIP } from '../content/home.ts';

/** The claims of the agency on each page, by the name of its section. Of claims about urgency a page shows the first of each kind. */
export const PAGE_CLAIMS: Readonly<Record<string, readonly ClaimName[]>> = {
  home: [
    ...(['trafficPromise', 'trafficFactor', 'guarantee', 'placesOpen', 'placesDelay'] as const),
    ...BADGES,
    ...STEPS.map(({ duration }) => duration),
    ...[...STRIP, ...RESULTS].map(({ claim }) => claim),
  ],
  essai: ['companiesAnalysed', 'trialTime'],
  'cta-comparison': ['smartIndexValue'],
  analyse: [
    ...SOCIAL_FIGURES.map(({ claim }) => claim),
    ...(['companiesAnalysed', 'companiesFollowed', 'smartIndexValue', 'extraVisitors', 'qualifiedTraffic'] as const),
  ],
  monscore: ['auditDelay'],
  score: ['auditValue', 'auditDelay', 'placesLeft'],
};
