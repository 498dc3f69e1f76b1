import { injectIntoPage } from './page-injection.js';

const PAGE = [
  '<script type="application/json" id="page-data"></script>',
  '<h1><!--slot:claim.promise-->Par défaut<!--/slot--></h1>',
  '<!--when:claim.clients claim.rating--><dl>',
  '<!--when:claim.clients--><dt>clients</dt><dd><!--slot:claim.clients-->300+<!--/slot--></dd><!--/when:claim.clients-->',
  '<!--when:claim.rating--><dt>note</dt><dd><!--slot:claim.rating-->4.9/5<!--/slot--></dd><!--/when:claim.rating-->',
  '</dl><!--/when:claim.clients claim.rating-->',
].join('');
const filled = (slots: Record<string, string>) => injectIntoPage(PAGE, { a: 1 }, slots);

describe('the texts of a served page', () => {
  it('take the place of those it was built with, escaped', () => {
    const html = filled({ 'claim.promise': 'Plus de <b>visites</b> & "clients"' });
    expect(html).toContain('<h1>Plus de &lt;b&gt;visites&lt;/b&gt; &amp; &quot;clients&quot;</h1>');
    expect(html).toContain('<dd>300+</dd>');
  });

  it('leave nothing behind when they are empty', () => {
    expect(filled({ 'claim.clients': '' })).not.toMatch(/clients|300/);
    expect(filled({ 'claim.clients': '' })).toContain('<dl><dt>note</dt><dd>4.9/5</dd></dl>');
    expect(filled({ 'claim.clients': '', 'claim.rating': '' })).not.toContain('<dl>');
  });

  it('show no mark of their places', () => {
    expect(filled({ 'claim.promise': 'a', 'claim.clients': 'b', 'claim.rating': 'c' })).not.toContain('<!--');
  });

  it('cannot open a part or a place themselves', () => {
    const html = filled({ 'claim.promise': '<!--slot:claim.rating-->x<!--/slot-->', 'claim.rating': '' });
    expect(html).toContain('&lt;!--slot:claim.rating--&gt;');
  });
});

describe('the data of a served page', () => {
  it('cannot end its element', () => {
    expect(injectIntoPage(PAGE, { text: '</script><!--' }, {})).toContain('{"text":"\\u003c/script>\\u003c!--"}</script>');
  });
});
