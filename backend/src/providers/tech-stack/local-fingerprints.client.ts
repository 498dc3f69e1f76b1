import { Injectable } from '@nestjs/common';
import { SiteVisits } from '../site-visit/site-visit.service.js';
import { detectTechnologies } from './detect.js';
import { chooseProbes, type Probe } from './probes.js';
import { collectEvidence } from './site-evidence.js';
import type { TechStackReport } from './tech-stack.contract.js';
import { TechStack } from './tech-stack.js';
import { technologies } from './technologies/index.js';
import type { ProbeResult } from './technology.js';

/** Our own fingerprint rules over the home page, and over up to three further files where they can tell more. */
@Injectable()
export class LocalFingerprints extends TechStack {
  readonly provider = 'SmartIndex';

  constructor(private readonly visits: SiteVisits) {
    super();
  }

  async detect(url: string): Promise<TechStackReport> {
    const { page, document } = await this.visits.page(url);
    const evidence = collectEvidence({ url: page.url, headers: page.headers, setCookies: page.setCookies, html: document.html });
    const probes = await Promise.all(chooseProbes(evidence, technologies).map((probe) => this.answer(probe)));
    return detectTechnologies(
      evidence,
      technologies,
      probes.filter((probe) => probe !== null),
    );
  }

  private async answer({ path, url }: Probe): Promise<ProbeResult | null> {
    const answer = await this.visits.resource(url);
    return answer && { path, status: answer.status, body: answer.body.toString('utf8') };
  }
}
