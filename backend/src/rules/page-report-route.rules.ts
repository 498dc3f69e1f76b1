/** Path of the page technical report (specification 2): `/prospects/{id}/page-performance/{address}`. */
export const PAGE_REPORTS_UNDER = 'prospects';
export const PAGE_REPORT_NAME = 'page-performance';

export const pageReportPath = (prospectId: string, address: string): string =>
  `/${PAGE_REPORTS_UNDER}/${encodeURIComponent(prospectId)}/${PAGE_REPORT_NAME}/${encodeURIComponent(address)}`;

/** Parses the path of a page report; the address as written, '' without one. Null = another page. */
export function pageReportOf(path: string): { prospectId: string; address: string } | null {
  const [, under, prospectId = '', name, ...address] = `/${path.replace(/^\//, '')}`.split('/');
  return under === PAGE_REPORTS_UNDER && prospectId && name === PAGE_REPORT_NAME ? { prospectId, address: address.join('/') } : null;
}
