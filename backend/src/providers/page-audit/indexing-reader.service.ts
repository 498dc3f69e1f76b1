import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SeenIndexing } from '../../rules/indexing.rules.js';
import { ForeignReader } from '../foreign/foreign-reader.service.js';
import { type SiteVisit, SiteVisits } from '../site-visit/site-visits.service.js';
import type { PageDocument } from './page-document.js';

/** As much of robots.txt as Google reads, bytes. */
const MAX_ROBOTS_TXT = 512_000;

/** Reads the indexing directives of a page and its server. */
@Injectable()
export class IndexingReader {
  constructor(
    private readonly visits: SiteVisits,
    private readonly reader: ForeignReader,
    private readonly clock: Clock,
  ) {}

  /** For engines without it: reads the page visited by the scan. */
  async look(url: string): Promise<SeenIndexing> {
    const visit = await this.visits.page(url);
    const { headers } = visit.page;
    const source = await this.reader.read('document', visit.document.html, visit.page.url, { headers });
    const drawn = visit.drawn && (await this.reader.read('document', visit.drawn.html, visit.drawn.url, { headers }));
    return this.seen(visit, source, drawn ?? source);
  }

  /** A directive that scripts add or take away counts: Google may read the page before and after them. */
  async seen({ page, drawn }: SiteVisit, source: PageDocument, read: PageDocument): Promise<SeenIndexing> {
    const metas = [...source.robotsMeta, ...read.robotsMeta].map(({ name, content }) => ({ name, content }));
    return {
      url: drawn?.url ?? page.url,
      seen_at: this.clock.now().toISOString(),
      robots_tags: page.robotsTags.map((tag) => tag.slice(0, 1000)).slice(0, 20),
      metas: metas.filter((one, at) => metas.findIndex(({ name, content }) => name === one.name && content === one.content) === at),
      robots_txt: await this.robotsTxt(page.url),
      canonical: read.canonical,
    };
  }

  private async robotsTxt(url: string): Promise<SeenIndexing['robots_txt']> {
    const { pathname, search, origin } = new URL(url);
    const answer = await this.visits.resource(`${origin}/robots.txt`, { maxBytes: MAX_ROBOTS_TXT });
    if (!answer || (answer.incomplete && answer.incomplete !== 'body_too_large')) return { status: null, rule: null };
    if (answer.status !== 200) return { status: answer.status, rule: null };
    return { status: 200, rule: await this.reader.read('robots', answer.body, pathname + search) };
  }
}
