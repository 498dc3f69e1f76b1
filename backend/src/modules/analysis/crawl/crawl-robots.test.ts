import { crawlRobots } from './crawl-robots.js';

const answer = (status: number, text = '') => ({ status, body: Buffer.from(text) });
const may = (text: string, path: string) => crawlRobots(answer(200, text))?.allows(`https://exemple.ch${path}`);

describe('the robots.txt of a crawled site', () => {
  it('forbids what its rules for all robots forbid', () => {
    const text = 'User-agent: *\nDisallow: /prive\nAllow: /prive/ouvert';
    expect([may(text, '/'), may(text, '/prive/a'), may(text, '/prive/ouvert')]).toEqual([true, false, true]);
  });

  it('is read by the rules for our robot where there are some', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: SmartIndexBot\nDisallow: /x';
    expect([may(text, '/a'), may(text, '/x')]).toEqual([true, false]);
  });

  it('says how long to wait, and where the sitemaps are', () => {
    const text = 'Sitemap: https://exemple.ch/plan.xml\nUser-agent: *\nCrawl-delay: 2.5\nDisallow:';
    expect(crawlRobots(answer(200, text))).toMatchObject({ delayMs: 2500, sitemaps: ['https://exemple.ch/plan.xml'] });
    expect(crawlRobots(answer(200, 'User-agent: *\nCrawl-delay: soon'))).toMatchObject({ delayMs: 0 });
  });

  it('forbids nothing where it is missing, and everything where the server fails', () => {
    expect(crawlRobots(answer(404, 'User-agent: *\nDisallow: /'))?.allows('https://exemple.ch/')).toBe(true);
    expect([crawlRobots(answer(503)), crawlRobots(answer(429))]).toEqual([null, null]);
  });
});
