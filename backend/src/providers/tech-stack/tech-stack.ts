import type { TechStackReport } from './tech-stack.contract.js';

/** What a website is made with. */
export abstract class TechStack {
  /** Tool and version, as shown beside the result. */
  abstract readonly provider: string;
  /** Throws a ProviderError with the named cause when the site cannot be judged. */
  abstract detect(url: string): Promise<TechStackReport>;
}
