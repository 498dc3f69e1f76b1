import { isWrongPage } from '../../../backend/src/rules/outcome-names.rules.ts';
import { type Answer, call, json, type PublicReport, problemOf, reportPath } from './api.ts';

/** Gives the address of the own website, which is measured then. */
export const nameSite = (token: string, websiteUrl: string): Promise<Answer<unknown>> =>
  call(`${reportPath(token)}/site`, json('POST', { websiteUrl }));

/** Whether a page says that we do not know the site: the field for its address stands there. */
export const asksSite = (data: Answer<PublicReport>): boolean => {
  if (problemOf(data)) return false;
  const { demo, scanning, site_url, outcome } = data as PublicReport;
  return !demo && !scanning && (site_url === null || isWrongPage(outcome));
};
