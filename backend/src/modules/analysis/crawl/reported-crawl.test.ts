import { reportedCrawl } from './reported-crawl.js';
import type { CrawlFindingPage, CrawlResult } from './site-crawl.contract.js';

const SITE = 'https://www.exemple.ch/';
const page = (path: string, more: Partial<CrawlFindingPage> = {}): CrawlFindingPage => ({
  ...{ url: new URL(path, SITE).href, title: null, status: 200, cause: null, waiting_ms: null, group: null, sources: [], source_count: 0 },
  ...more,
});
const result = (pages: CrawlFindingPage[]): CrawlResult => ({
  ...{
    url: SITE,
    explored_at: '2026-11-12T09:30:00.000Z',
    visited: 9,
    pages: 7,
    known: 9,
    forbidden: 0,
    delay_ms: 1000,
    ended: 'complete',
  },
  findings: pages.length > 0 ? [{ name: 'broken_links', count: pages.length, pages }] : [],
});
const addresses = (...paths: string[]) => reportedCrawl(result(paths.map((path) => page(path))), SITE)?.findings[0]?.pages;

describe('what a prospect sees of an exploration', () => {
  it('counts all pages of a finding, and names three with the page of the link', () => {
    const sources = [{ url: `${SITE}contact`, text: 'Voir' }];
    const gone = ['/a', '/b', '/c', '/d'].map((path) => page(path, { status: 404, sources, source_count: 1 }));
    const shown = reportedCrawl(result(gone), 'http://exemple.ch');
    expect(shown).toMatchObject({ explored_at: '2026-11-12T09:30:00.000Z', pages: 7, findings: [{ name: 'broken_links', count: 4 }] });
    expect(shown?.findings[0]?.pages.map(({ address }) => address)).toEqual(['/a', '/b', '/c']);
    expect(shown?.findings[0]?.pages[0]).toEqual({ address: '/a', title: null, status: 404, waiting_ms: null, linked_from: '/contact' });
  });

  it.each([null, '', 'https://autre.ch/'])('is nothing where the site is now %j', (siteUrl) => {
    expect(reportedCrawl(result([page('/a')]), siteUrl)).toBeNull();
  });

  it('is nothing without an exploration, and without a finding', () => {
    expect([reportedCrawl(null, SITE), reportedCrawl(result([]), SITE)]).toEqual([null, null]);
  });

  it.each([
    ['/%C3%A9t%C3%A9?a=1', '/été?a=1'],
    ['/%E2%80%AEhc.live', '/%E2%80%AEhc.live'],
    ['/a%00b%20c', '/a%00b%20c'],
    ['/%E9', '/%E9'],
    [`/${'x'.repeat(200)}`, `/${'x'.repeat(118)}…`],
  ])('shows %s as %s', (path, shown) => {
    expect(addresses(path)).toEqual([expect.objectContaining({ address: shown })]);
  });
});
