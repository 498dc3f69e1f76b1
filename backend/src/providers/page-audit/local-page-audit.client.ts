import { Injectable } from '@nestjs/common';
import { ForeignReader } from '../foreign/foreign-reader.service.js';
import { SiteVisits } from '../site-visit/site-visits.service.js';
import { IndexingReader } from './indexing-reader.service.js';
import { checkableStatus, needsGet } from './link-answer.js';
import { asDrawn, type Checked, defaultIcon, isFile, localReport } from './local-report.js';
import type { PageAuditReport } from './page-audit.contract.js';
import { PageAudit } from './page-audit.js';
import type { PageDocument } from './page-document.js';

const MAX_LINKS = 50;
const MAX_RESOURCES = 120;
const AT_ONCE = 6;
const BUDGET_MS = 12_000;

/** Our own on-page engine: one request for the page, light ones for a bounded number of its links and files. */
@Injectable()
export class LocalPageAudit extends PageAudit {
  readonly provider = 'SmartIndex';

  constructor(
    private readonly visits: SiteVisits,
    private readonly reader: ForeignReader,
    private readonly indexing: IndexingReader,
  ) {
    super();
  }

  async audit(url: string): Promise<PageAuditReport> {
    const visit = await this.visits.page(url);
    const { page, document, drawn, frames } = visit;
    const { headers } = page;
    const source = await this.reader.read('document', document.html, page.url, { headers, frames });
    const read = drawn
      ? asDrawn(await this.reader.read('document', drawn.html, drawn.url, { headers, frames: drawn.frames }), source)
      : source;
    const files = resourcesOf(read);
    const deadline = performance.now() + BUDGET_MS;
    const [links, resources, icons, indexing] = await Promise.all([
      this.checkAll([...read.internalLinks, ...read.externalLinks].slice(0, MAX_LINKS), deadline),
      this.checkAll(files.slice(0, MAX_RESOURCES), deadline, { sized: true }),
      this.checkAll(read.icons.length > 0 ? read.icons.filter(isFile) : [defaultIcon(page.url)], deadline),
      this.indexing.seen(visit, source, read),
    ]);
    return localReport({
      ...{ page, read, source, links, resources, icons, indexing, charset: document },
      isDrawn: drawn !== null,
      htmlSize: drawn ? Buffer.byteLength(drawn.html) : page.body.length,
      areAllResources: resources.length === files.length,
    });
  }

  private async checkAll(urls: string[], deadline: number, options = { sized: false }): Promise<Checked[]> {
    const waiting = [...urls];
    const checked: Checked[] = [];
    const work = async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) checked.push(await this.check(url, deadline, options));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return checked;
  }

  /** Checks by HEAD, and by GET where the response may differ; reads the body when the size is not declared. */
  private async check(url: string, deadline: number, { sized }: { sized: boolean }): Promise<Checked> {
    const ask = async (options: { method: 'GET' | 'HEAD'; headersOnly?: boolean }) => {
      const timeoutMs = Math.min(5000, deadline - performance.now());
      return timeoutMs < 100 ? null : this.visits.resource(url, { timeoutMs, maxBytes: 3_000_000, ...options });
    };
    const head = await ask({ method: 'HEAD' });
    const isConfirmed = !needsGet(head, { sized });
    const answer = isConfirmed ? head : await ask({ method: 'GET', headersOnly: !sized });
    if (!answer) return { url, status: null, size: null };
    const read = !isConfirmed && sized && !answer.incomplete ? answer.encodedSize : NaN;
    const size = Number(answer.headers['content-length'] ?? read);
    return { url, status: checkableStatus(answer), size: Number.isSafeInteger(size) && size >= 0 ? size : null };
  }
}

function resourcesOf(read: PageDocument): string[] {
  const files = [
    ...read.stylesheets.map(({ href }) => href),
    ...read.scripts.flatMap(({ src }) => src ?? []),
    ...read.images.map(({ src }) => src),
  ];
  return [...new Set(files.filter(isFile))];
}
