import { agencyView } from '../lib/agency-view.ts';
import { type Answer, type PublicAgency, problemOf } from '../lib/api.ts';
import { showPageWith } from '../lib/show-page.ts';
import { claimPlaces, showTexts, slotTexts } from '../lib/slot-texts.ts';

/** Pages about the agency; without an answer they keep their own words. From a CDN, nobody has put the agency's words in yet. */
showPageWith<Answer<PublicAgency>>((answer) => {
  if (problemOf(answer)) return { state: 'error' };
  const { agency, claims } = answer as PublicAgency;
  if (!window.pageData.inline) showTexts(document, slotTexts(agency, claims, claimPlaces(document)));
  return { state: 'ready', agency: agencyView(agency) };
});
