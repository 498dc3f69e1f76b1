import { readDocument } from '../page-audit/page-document.js';
import { boundedHtml } from './bounded-html.js';
import { judge } from './outcome.js';
import { readEvidence } from './page-evidence.js';

const page =
  '<!doctype html><html><head><title>Une page</title></head><body><h1>Bonjour</h1><p>Texte<br>suite<img src="a.jpg"></p></body></html>';

describe('boundedHtml', () => {
  it('leaves an honest page as it is', () => {
    const long = page.replace('</body>', `${'<p class="x">Un paragraphe <b>en gras</b>.</p>'.repeat(8000)}</body>`);
    expect(boundedHtml(page)).toBe(page);
    expect(boundedHtml(long)).toBe(long);
  });

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
  ])('makes %s harmless', (_case, html) => {
    const before = process.cpuUsage();
    const bounded = boundedHtml(html);
    readDocument(bounded, 'https://exemple.ch/');
    judge({
      requestedUrl: 'https://exemple.ch/',
      finalUrl: 'https://exemple.ch/',
      status: 200,
      headers: {},
      size: bounded.length,
      page: readEvidence(bounded, 'https://exemple.ch/'),
      drawn: null,
      owner: { company: 'Exemple SA', ownHosts: [] },
      certificateNames: [],
    });
    // microseconds of the processor, whoever else works: a bound against quadratic work, which takes minutes
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});
