import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_REPORT_NAME, pageReportOf, pageReportPath } from './page-report-route.rules.js';
import { PAGE_NAMES, type PageId, pagePath, routesOf, TOKEN_PAGES } from './routes.rules.js';
import { WIDGET_NAME } from './widget.rules.js';

const ids = Object.keys(PAGE_NAMES) as PageId[];

describe('public pages', () => {
  it('match the folders of the built microsite', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../../microsite/src/pages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...Object.values(PAGE_NAMES), PAGE_REPORT_NAME, WIDGET_NAME].filter(Boolean).sort()).toEqual(folders.sort());
  });

  it('never share an address', () => {
    const routes = ids.flatMap(routesOf);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each([
    ['quiz', 'abcd1234', '/quiz/abcd1234'],
    ['report', null, '/analyse'],
    ['home', undefined, '/'],
    ['audit', 'a/b', '/score/a%2Fb'],
  ] as const)('%s with %s stands at %s', (id, token, path) => expect(pagePath(id, token)).toBe(path));

  it('are marked as personal where they belong to a prospect', () => expect(TOKEN_PAGES.every((id) => ids.includes(id))).toBe(true));
});

describe('the page report', () => {
  it('parses the address that it formats', () => {
    const path = pageReportPath('p/1', 'https://a.ch/x?y');
    expect(pageReportOf(path)).toEqual({ prospectId: 'p%2F1', address: encodeURIComponent('https://a.ch/x?y') });
    expect(pageReportOf(path.slice(1))).not.toBeNull();
  });

  it.each([
    ['/prospects/1/page-performance/https://a.ch/x', { prospectId: '1', address: 'https://a.ch/x' }],
    ['/prospects/1/page-performance', { prospectId: '1', address: '' }],
    ['/prospects//page-performance/x', null],
    ['/prospects/1/show', null],
    ['/page-performance/1', null],
  ])('%s → %j', (path, found) => expect(pageReportOf(path)).toEqual(found));
});
