import type { VendorName } from '../common/config/env.js';
import type { PageAudit } from './page-audit/page-audit.js';
import type { PageSpeed } from './page-speed/page-speed.js';
import type { TechStack } from './tech-stack/tech-stack.js';

/** The two that can make one measurement: a vendor, used when its key is stored, and our own. */
export interface Engines<Engine> {
  readonly name: VendorName;
  readonly vendor: Engine;
  readonly own: Engine;
}

export abstract class PageSpeedEngines implements Engines<PageSpeed> {
  abstract readonly name: VendorName;
  abstract readonly vendor: PageSpeed;
  abstract readonly own: PageSpeed;
}

export abstract class PageAuditEngines implements Engines<PageAudit> {
  abstract readonly name: VendorName;
  abstract readonly vendor: PageAudit;
  abstract readonly own: PageAudit;
}

export abstract class TechStackEngines implements Engines<TechStack> {
  abstract readonly name: VendorName;
  abstract readonly vendor: TechStack;
  abstract readonly own: TechStack;
}
