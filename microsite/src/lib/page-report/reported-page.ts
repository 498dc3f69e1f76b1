import { pageReportOf } from '../../../../backend/src/rules/page-report-route.rules.ts';
import type { ReportedPage } from './page-report-api.ts';

/**
 * `/prospects/{id}/page-performance/{address}` → whose page. The address is one encoded segment; written out in full, its
 * own query stands in the page's. Some proxies decode it and join its double slash.
 */
export function reportedPage({ pathname, search }: { pathname: string; search: string }): ReportedPage | null {
  const { prospectId: id, address: rest } = pageReportOf(pathname) ?? { prospectId: '', address: '' };
  const isEncoded = /%2f/i.test(rest);
  const address = decoded(isEncoded ? rest : rest + search)?.trim();
  const prospectId = decoded(id)?.trim();
  return prospectId && address ? { prospectId, url: address.replace(/^(https?):\/+/i, '$1://') } : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
