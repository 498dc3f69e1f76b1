import { CRAWL_ADVICE } from '../../../../backend/src/rules/crawl-advice.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { findingsCounted, SEVERITIES } from '../../../../backend/src/rules/severities.rules.ts';
import { isErrorStatus } from '../../../../backend/src/rules/site-crawl.rules.ts';
import type { PublicReport } from '../api.ts';
import { day, duration, integer, plural, shorten } from '../format.ts';
import { forwarded } from './forwarded.ts';

type Crawl = NonNullable<PublicReport['site_crawl']>;
type CrawlFinding = Crawl['findings'][number];
type CrawlPage = CrawlFinding['pages'][number];

const LONGEST_TITLE = 60;

/** The findings of all pages of the site, in the form of those of the home page; null without an exploration. */
export function siteCrawlView({ site_crawl: crawl, site_url }: PublicReport) {
  if (!crawl) return null;
  const source = ['SmartIndex', plural(crawl.pages, t`page visitée`, t`pages visitées`), day(crawl.explored_at)].join(', ');
  const counted = findingsCounted(crawl.findings.length);
  return {
    counted,
    summary: t`Sur toutes les pages de votre site\u202f: ${counted}`,
    findings: crawl.findings.map((finding) => findingView(finding, { url: site_url, source })),
    source,
  };
}

export type SiteCrawlView = NonNullable<ReturnType<typeof siteCrawlView>>;

function findingView({ name, count, pages }: CrawlFinding, origin: { url: string | null; source: string }) {
  const advice = CRAWL_ADVICE[name];
  const [title, description, how_to_fix] = [advice.title(), advice.state(count), advice.howToFix()];
  const shown = pages.map((page) => ({ address: page.address, note: noteOf(name, page) }));
  const others = count > pages.length ? t`et ${integer(count - pages.length)} de plus` : null;
  const found = [...shown.map(({ address, note }) => (note ? `${address} (${note})` : address)), others].filter(Boolean).join('\n');
  const words = { title, description, how_to_fix, found, time_estimate: advice.timeEstimate() };
  const { tone, word } = SEVERITIES[advice.severity];
  return {
    ...{ message: description, tone, word, step: null },
    correction: { lead: null, text: t`À faire : ${how_to_fix}` },
    pages: shown,
    others,
    sending: t`Envoyer à mon webmaster : ${title}`,
    ...forwarded(words, { ...origin, correction: null }),
  };
}

/** What is wrong with one page of a finding. */
function noteOf(name: CrawlFinding['name'], { status, title, waiting_ms, linked_from }: CrawlPage): string | null {
  switch (name) {
    case 'broken_links':
      return [
        status !== null && isErrorStatus(status) ? t`erreur ${String(status)}` : t`ne s’ouvre pas`,
        linked_from !== null && t`lien sur ${linked_from}`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'duplicate_titles':
      return title && t`«\u202f${shorten(title, LONGEST_TITLE)}\u202f»`;
    case 'slow_pages':
      return waiting_ms === null ? null : duration(waiting_ms);
    case 'missing_titles':
    case 'hidden_pages':
      return null;
  }
}
