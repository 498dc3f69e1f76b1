import { CRAWL_LIMITS } from '../../../rules/site-crawl.rules.js';
import { CrawlFrontier } from './crawl-frontier.js';

const ORIGIN = 'https://exemple.ch';
const frontier = (limits = {}) => new CrawlFrontier(ORIGIN, { ...CRAWL_LIMITS, ...limits });
const link = (url: string, text = 'Voir', isNavigation = false) => ({ url: ORIGIN + url, text, isNavigation });

function all(open: CrawlFrontier): string[] {
  const found: string[] = [];
  for (let next = open.next(); next; next = open.next()) found.push(next.url.slice(ORIGIN.length));
  return found;
}

describe('the frontier of a crawl', () => {
  it('gives each address once, in the order in which it was found', () => {
    const open = frontier();
    for (const path of ['/', '/a', '/a/', '/a#x', 'http://www.exemple.ch/a?utm_source=x', '/b', '/']) open.add(path, 1);
    expect(all(open)).toEqual(['/', '/a', '/b']);
  });

  it('leaves out other hosts, files and actions', () => {
    const open = frontier();
    for (const path of ['https://autre.ch/', 'http://10.0.0.1/', '/a.pdf', '/logout', '/?add-to-cart=1']) open.add(path, 1);
    expect([all(open), open.size]).toEqual([[], 0]);
  });

  it('follows a calendar or an endless list to the limit of its pattern', () => {
    const open = frontier({ perPattern: 3 });
    for (let month = 1; month <= 12; month++) open.add(`/agenda/2026/${month}`, 1);
    for (let page = 1; page <= 12; page++) open.add(`/liste?page=${page}`, 1);
    open.add('/contact', 1);
    expect(all(open)).toEqual([
      '/agenda/2026/1',
      '/agenda/2026/2',
      '/agenda/2026/3',
      '/liste?page=1',
      '/liste?page=2',
      '/liste?page=3',
      '/contact',
    ]);
  });

  it('ends at the depth and at the number of addresses', () => {
    const open = frontier({ depth: 2, known: 2 });
    open.add('/deep', 3);
    for (const path of ['/a', '/b', '/c']) open.add(path, 2);
    expect(all(open)).toEqual(['/a', '/b']);
  });

  it('remembers where a link stands, once per page and up to a limit', () => {
    const open = frontier({ sources: 2 });
    for (const page of ['/1', '/1', '/2', '/3']) open.add('/a', 1, link(page, `de ${page}`, page === '/2'));
    expect(open.of('/a/')).toMatchObject({
      sourceCount: 3,
      isInNavigation: true,
      sources: [
        { url: `${ORIGIN}/1`, text: 'de /1' },
        { url: `${ORIGIN}/2`, text: 'de /2' },
      ],
    });
  });
});
