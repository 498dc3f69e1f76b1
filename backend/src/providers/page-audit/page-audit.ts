import type { PageAuditReport } from './page-audit.contract.js';

/** On-page facts of one page. */
export abstract class PageAudit {
  /** Tool and version, as shown beside the result. */
  abstract readonly provider: string;
  /** Throws a ProviderError with the named cause when the page cannot be judged. */
  abstract audit(url: string): Promise<PageAuditReport>;
}
