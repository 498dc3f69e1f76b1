import { DEFAULT_ROBOTS, PERSONAL_PATHS } from '../settings/robots-check.contract.js';
import { PAGES } from './pages.js';
import { servedRobots } from './robots-txt.js';

describe('robots.txt', () => {
  it('completes the addresses of sitemaps', () => {
    expect(servedRobots(DEFAULT_ROBOTS, 'https://agence.ch')).toContain('\nSitemap: https://agence.ch/sitemap.xml\n');
    expect(servedRobots('sitemap:/a\nSitemap: https://b.ch/c', 'https://agence.ch')).toBe(
      'sitemap:https://agence.ch/a\nSitemap: https://b.ch/c',
    );
  });

  it('is checked against every personal page that is served', () => {
    const checked = PERSONAL_PATHS.map((path) => path.split('/')[1]);
    const personal = Object.keys(PAGES).filter((name) => PAGES[name]?.token);
    expect(checked).toEqual(expect.arrayContaining(personal));
  });
});
