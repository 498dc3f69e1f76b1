import { pageShell } from './page-shell.mjs';

describe('a built page', () => {
  it('is split at its marks', () => {
    const html = [
      '<html data-state="loading" data-title="A – {company|b}"><head><!--head--><title>A</title><!--/head-->',
      '<script type="application/json" id="page-data"></script></head><body><div><!--section:analyse--><p>own</p><!--/section--></div>',
      '<!--slot:booking--><astro-island><!-- --></astro-island><!--/slot--></body></html>',
    ].join('');
    expect(pageShell(html)).toEqual({
      parts: [
        '<html data-state="',
        { kind: 'state' },
        '" data-title="A – {company|b}"><head>',
        { kind: 'head', name: '', own: '<title>A</title>' },
        '<script type="application/json" id="page-data">',
        { kind: 'data' },
        '</script></head><body><div>',
        { kind: 'section', name: 'analyse', own: '<p>own</p>' },
        '</div>',
        { kind: 'slot', name: 'booking', own: '<astro-island><!-- --></astro-island>' },
        '</body></html>',
      ],
      title: 'A – {company|b}',
      head: '<title>A</title>',
    });
  });

  it('is one piece without marks', () => {
    expect(pageShell('<title>a</title>')).toEqual({ parts: ['<title>a</title>'], title: '', head: '' });
  });
});
