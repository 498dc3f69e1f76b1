import { aReport } from '../../../test/a-report.ts';
import type { PublicReport } from '../api.ts';
import { reportView } from './report-view.ts';
import { siteCrawlView } from './site-crawl-view.ts';

type Finding = NonNullable<PublicReport['site_crawl']>['findings'][number];
const page = (address: string, more: Partial<Finding['pages'][number]> = {}) => ({
  ...{ address, title: null, status: 200, waiting_ms: null, linked_from: null },
  ...more,
});
const report = (...findings: Finding[]) => aReport({ site_crawl: { explored_at: '2026-11-12T09:30:00.000Z', pages: 42, findings } });
const notes = (name: Finding['name'], ...pages: Finding['pages']) =>
  siteCrawlView(report({ name, count: pages.length, pages }))?.findings[0]?.pages.map(({ note }) => note);

describe('the findings of the whole site', () => {
  it('are nothing without an exploration', () => {
    expect(siteCrawlView(aReport())).toBeNull();
  });

  it('have a count, pages, a correction, and a message with the pages and the date', () => {
    const pages = ['/a', '/b', '/c'].map((address) => page(address, { status: 404, linked_from: '/contact' }));
    const view = siteCrawlView(report({ name: 'broken_links', count: 9, pages }));
    expect(view).toMatchObject({
      summary: 'Sur toutes les pages de votre site\u202f: 1\u00a0constat',
      source: 'SmartIndex, 42\u00a0pages visitées, 12.11.2026',
    });
    const [finding] = view?.findings ?? [];
    expect(finding).toMatchObject({ tone: 'fair', word: 'Alerte', others: 'et 6 de plus' });
    expect(finding?.message).toContain('(9\u00a0adresses)');
    expect(finding?.pages).toContainEqual({ address: '/b', note: 'erreur 404, lien sur /contact' });
    expect(finding?.correction.text).toMatch(/^À faire : Corriger/);
    const text = finding?.text.replace(/\s/g, ' ');
    for (const words of ['/a (erreur 404, lien sur /contact)', 'et 6 de plus', '12.11.2026']) expect(text).toContain(words);
  });

  it('say of each page what is wrong with it', () => {
    expect(notes('broken_links', page('/x', { status: null }))).toEqual(['ne s’ouvre pas']);
    expect(notes('duplicate_titles', page('/x', { title: 'Accueil' }))).toEqual(['«\u202fAccueil\u202f»']);
    expect(notes('slow_pages', page('/x', { waiting_ms: 2340 }))).toEqual(['2,3\u202fs']);
    expect(notes('missing_titles', page('/x'))).toEqual([null]);
    expect(notes('hidden_pages', page('/x'))).toEqual([null]);
  });

  it('open the section where nothing else of it was measured, which is then not named unmeasured', () => {
    const view = reportView(report({ name: 'missing_titles', count: 1, pages: [page('/x')] }));
    if (view.state !== 'ready') throw new Error(view.message);
    expect(view.siteCrawl?.counted).toBe('1\u00a0constat');
    expect(view.unmeasured.items.map(({ id }) => id)).not.toContain('referencement');
  });
});
