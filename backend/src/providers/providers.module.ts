import { Module } from '@nestjs/common';
import { Connectivity } from './connectivity/connectivity.service.js';
import { LocalPageAudit } from './page-audit/local-page-audit.client.js';
import { PageAudit } from './page-audit/page-audit.js';
import { LocalLighthouse } from './page-speed/local-lighthouse.client.js';
import { PageSpeed } from './page-speed/page-speed.js';
import { SiteVisits } from './site-visit/site-visit.service.js';
import { LocalFingerprints } from './tech-stack/local-fingerprints.client.js';
import { TechStack } from './tech-stack/tech-stack.js';

/** The outside world. Modules see the abstract classes; which engine answers is decided here. */
@Module({
  providers: [
    SiteVisits,
    Connectivity,
    { provide: PageAudit, useClass: LocalPageAudit },
    { provide: PageSpeed, useClass: LocalLighthouse },
    { provide: TechStack, useClass: LocalFingerprints },
  ],
  exports: [Connectivity, PageAudit, PageSpeed, TechStack],
})
export class ProvidersModule {}
