import { CRAWL_LIMITS, SLOW_ANSWER_MS } from '../../../rules/site-crawl.rules.js';
import { crawlFindings, type VisitedPage } from './crawl-findings.js';
import { CrawlFrontier } from './crawl-frontier.js';

const ORIGIN = 'https://exemple.ch';
const visited = (path: string, more: Partial<VisitedPage> = {}): VisitedPage => ({
  ...{ url: ORIGIN + path, status: 200, failure: null, redirectTo: null, page: null, waitingMs: 100 },
  ...more,
});
const page = (title: string | null, more: Partial<NonNullable<VisitedPage['page']>> = {}) => ({
  page: { title, isTitleKnown: true, isHidden: false, isCanonical: true, ...more },
});

/** Links are « from to », with a star for the navigation. */
function findings(pages: VisitedPage[], links: string[] = []) {
  const frontier = new CrawlFrontier(ORIGIN, CRAWL_LIMITS);
  for (const { url } of pages) frontier.add(url, 1);
  for (const link of links) {
    const [from = '', to = ''] = link.split(' ');
    frontier.add(to.replace('*', ''), 1, { url: ORIGIN + from, text: 'Voir', isNavigation: to.endsWith('*') });
  }
  const found = crawlFindings({ visited: pages, known: (address) => frontier.of(address) });
  return Object.fromEntries(found.map(({ name, pages: rows }) => [name, rows.map(({ url }) => url.slice(ORIGIN.length))]));
}

describe('the findings of a crawl', () => {
  it('are none for a site without faults', () => {
    expect(findings([visited('/', page('Accueil')), visited('/a', page('A'))], ['/ /a'])).toEqual({});
  });

  it('name broken links with the page where they stand; a sitemap alone is no link', () => {
    const pages = [
      visited('/gone', { status: 404 }),
      visited('/mute', { status: null, failure: 'timeout' }),
      visited('/old', { status: 410 }),
    ];
    expect(findings(pages, ['/ /gone', '/ /mute'])).toEqual({ broken_links: ['/gone', '/mute'] });
  });

  it('call no refusal to robots broken', () => {
    expect(findings([visited('/a', { status: null })], ['/ /a'])).toEqual({});
  });

  it('follow redirects to a broken page, and name loops', () => {
    const to = (path: string) => ({ status: 301, redirectTo: ORIGIN + path });
    const pages = [
      visited('/a', to('/b')),
      visited('/b', to('/gone')),
      visited('/gone', { status: 404 }),
      visited('/x', to('/y')),
      visited('/y', to('/x')),
    ];
    expect(findings(pages, ['/ /a', '/ /x'])).toEqual({ broken_links: ['/a', '/x'] });
    expect(findings([visited('/away', { status: 302, redirectTo: 'https://autre.ch/' })], ['/ /away'])).toEqual({});
  });

  it('name pages without title, unless only their beginning was read', () => {
    const pages = [visited('/a', page(null)), visited('/b', page(null, { isTitleKnown: false }))];
    expect(findings(pages)).toEqual({ missing_titles: ['/a'] });
  });

  it('group equal titles, the largest group first; copies and hidden pages compete with none', () => {
    const pages = [
      visited('/1', page('Produits')),
      visited('/2', page('Contact')),
      visited('/3', page('produits')),
      visited('/4', page('Contact')),
      visited('/5', page('Contact')),
      visited('/6', page('Produits', { isCanonical: false })),
      visited('/7', page('Produits', { isHidden: true })),
    ];
    expect(findings(pages)).toEqual({ duplicate_titles: ['/2', '/4', '/5', '/1', '/3'] });
  });

  it('name hidden pages only where the navigation leads to them', () => {
    const pages = [visited('/a', page('A', { isHidden: true })), visited('/b', page('B', { isHidden: true }))];
    expect(findings(pages, ['/ /a', '/ /b*'])).toEqual({ hidden_pages: ['/b'] });
  });

  it('name slow pages, the slowest first', () => {
    const wait = (ms: number) => ({ ...page(String(ms)), waitingMs: ms });
    const pages = [visited('/a', wait(SLOW_ANSWER_MS)), visited('/b', wait(SLOW_ANSWER_MS + 1)), visited('/c', wait(SLOW_ANSWER_MS * 2))];
    expect(findings(pages)).toEqual({ slow_pages: ['/c', '/b'] });
  });
});
