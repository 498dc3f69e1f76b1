import { type Answer, call, json, type PageReport } from '../api.ts';

/** A page of a prospect's website, as the page technical report asks for it. */
export interface ReportedPage {
  prospectId: string;
  url: string;
}

export const loadPageReport = ({ prospectId, url }: ReportedPage): Promise<Answer<PageReport>> =>
  call(`page-report?${new URLSearchParams({ prospectId, url })}`);

export const refreshPageReport = (page: ReportedPage): Promise<Answer<PageReport>> => call('page-report/refresh', json('POST', page));
