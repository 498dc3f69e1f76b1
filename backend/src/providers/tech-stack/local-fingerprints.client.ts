import { Injectable } from '@nestjs/common';
import { systemClock } from '../../common/clock.js';
import { ForeignReader } from '../foreign/foreign-reader.service.js';
import { SiteVisits } from '../site-visit/site-visits.service.js';
import type { Probe } from './probes.js';
import type { TechStackReport } from './tech-stack.contract.js';
import { TechStack } from './tech-stack.js';

/** Applies our fingerprint rules to the home page and up to three further files. */
@Injectable()
export class LocalFingerprints extends TechStack {
  readonly provider = 'SmartIndex';

  constructor(
    private readonly visits: SiteVisits,
    private readonly reader: ForeignReader,
  ) {
    super();
  }

  async detect(url: string): Promise<TechStackReport> {
    const { page, document } = await this.visits.page(url);
    const answer = { url: page.url, headers: page.headers, setCookies: page.setCookies, html: document.html };
    const probes = await Promise.all((await this.reader.read('probes', answer)).map((probe) => this.answer(probe)));
    return this.reader.read(
      'technologies',
      answer,
      probes.filter((probe) => probe !== null),
    );
  }

  private async answer({ path, url }: Probe) {
    const answer = await this.visits.resource(url);
    const readAt = systemClock.now().toISOString();
    return answer && { path, status: answer.status, body: answer.body, contentType: answer.headers['content-type'], readAt };
  }
}
