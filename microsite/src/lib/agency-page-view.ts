import { agencyWords } from '../../../backend/src/rules/page-words.rules.ts';
import { agencyView } from './agency-view.ts';
import { type Answer, type PublicAgency, problemOf } from './api.ts';

/** Pages about the agency; without an answer they keep their own words. From a CDN, nobody has put the agency's words in yet. */
export function agencyPageView(answer: Answer<PublicAgency>) {
  if (problemOf(answer)) return { state: 'error' as const };
  const { agency, claims } = answer as PublicAgency;
  const paths = [...document.querySelectorAll<HTMLElement>('[data-bind]')].map(({ dataset }) => dataset.bind ?? '');
  return { state: 'ready' as const, agency: agencyView(agency), ...(!window.pageData.inline && agencyWords(agency, claims, paths)) };
}
