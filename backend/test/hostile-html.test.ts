import { readDocument } from '../src/providers/page-audit/page-document.js';
import { judge } from '../src/providers/site-visit/outcome.js';
import { readEvidence } from '../src/providers/site-visit/page-evidence.js';
import { collectEvidence } from '../src/providers/tech-stack/site-evidence.js';

describe('a hostile page', () => {
  it.each([
    ['deep nesting', '<div>'.repeat(300_000)],
    ['nested formatting', '<b><i>'.repeat(100_000)],
    ['endless tables', '<table><tr><td>'.repeat(100_000)],
    ['null characters', '\0'.repeat(5_000_000)],
    ['open brackets', '<'.repeat(2_000_000)],
    ['one huge attribute', `<p class="${'x '.repeat(900_000)}">`],
    ['many attributes', `<p ${Array.from({ length: 150_000 }, (_, index) => `a${index}=1`).join(' ')}>`],
    ['an unclosed comment', `<!--${'-'.repeat(1_900_000)}`],
    ['megabytes of text', 'a '.repeat(2_500_000)],
    ['empty scripts', '<script></script>'.repeat(58_000)],
    ['a title without end', `<title>${'x '.repeat(900_000)}`],
    ['words that look like addresses', 'a-a.a-'.repeat(300_000)],
    ['thousands of paragraphs', `<p>${'notre site est en cours de '.repeat(20)}`.repeat(3000)],
    ['end tags without start', '</b></p></div>'.repeat(140_000)],
    [
      'nested formatting in paragraphs',
      `${Array.from({ length: 20_000 }, (_, index) => `<font color=#${index}>`).join('')}${'<p>x'.repeat(200_000)}`,
    ],
    ['elements before a table', `<table>${'<b>x</b>'.repeat(200_000)}`],
    ['shadow roots in shadow roots', '<div><template shadowrootmode=open>'.repeat(50_000)],
    [
      'slots in slots',
      `<div><template shadowrootmode=open>${'<slot name=a>'.repeat(50_000)}</template>${'<b slot=a>x</b>'.repeat(50_000)}</div>`,
    ],
    ['elements that are labelled by their ancestors', '<div id=a aria-labelledby=a>'.repeat(60_000)],
    ['texts for browsers without scripts', '<noscript><noscript><p>x</p></noscript>'.repeat(50_000)],
    ['drawings in drawings', '<svg><g><foreignObject>'.repeat(80_000)],
    ['structured data without end', `<script type="application/ld+json">${'/*"\\"'.repeat(40_000)}`],
  ])('takes little work: %s', (_case, html) => {
    const before = process.cpuUsage();
    readDocument(html, 'https://exemple.ch/');
    collectEvidence({ url: 'https://exemple.ch/', headers: {}, setCookies: [], html });
    judge({
      requestedUrl: 'https://exemple.ch/',
      finalUrl: 'https://exemple.ch/',
      status: 200,
      headers: {},
      size: html.length,
      page: readEvidence(html, 'https://exemple.ch/'),
      drawn: null,
      owner: { company: 'Exemple SA', ownHosts: [] },
      certificateNames: [],
    });
    // user CPU time of this process in microseconds; the limit detects quadratic work, which takes minutes
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});
