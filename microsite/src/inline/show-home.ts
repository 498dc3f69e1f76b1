import { agencyPageView } from '../lib/agency-page-view.ts';
import type { Answer, PublicAgency, PublicReport } from '../lib/api.ts';
import { excerptView } from '../lib/report/excerpt-view.ts';
import { fillPage } from './fill.ts';

/** The demonstration comes with the page; from a CDN there is no excerpt. */
fillPage<Answer<PublicAgency & { example?: PublicReport }>>((answer) => {
  const example = 'example' in answer ? answer.example : undefined;
  return { ...agencyPageView(answer), ...(example && excerptView(example)) };
});
