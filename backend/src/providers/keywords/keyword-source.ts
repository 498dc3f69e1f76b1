import type { KeywordReport } from './keyword-metrics.contract.js';

/** Keywords for which a domain ranks in Google Switzerland, in French. */
export abstract class KeywordSource {
  abstract readonly provider: string;
  /** An unknown domain answers an empty list: that is a measurement. Throws a ProviderError when nothing could be measured. */
  abstract rankedKeywords(domain: string, signal?: AbortSignal): Promise<KeywordReport>;
}
