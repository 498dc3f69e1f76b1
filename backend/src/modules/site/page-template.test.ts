import { parse } from 'parse5';
import { fillTemplate } from './page-template.js';
import { readTemplate } from './read-template.js';

const PAGE = [
  '<html><head><script type="application/json" id="page-data"></script></head><body>',
  '<h1 data-bind="headline" title="a > b">Par défaut</h1>',
  '<dl hidden data-show="claim.clients claim.rating" class="x">',
  '<div data-show="claim.clients" hidden><dt>clients</dt><dd><span data-bind="claim.clients"></span></dd></div>',
  '<div data-show="claim.rating" hidden><dt>note</dt><dd><b data-bind="claim.rating">4.9/5</b></dd></div></dl>',
  '<p data-bind="agentName">avec <b data-bind="agency.name">nous</b></p>',
  '<template data-each="agency.logos"><img src="data:," alt="" data-attr="src:src;alt:name"></template>',
  '<i data-show="!agency.logos.length">sans</i>',
  '<template data-each="rows"><li data-bind="headline"></li></template>',
  '<template data-each="agency.contacts"><li data-show="!headline"></li></template>',
  '</body></html>',
].join('');
const filled = (words: Record<string, unknown>, html = PAGE) => fillTemplate(readTemplate(html), { data: { a: 1 }, words });

describe('the words of a served page', () => {
  it('take the place of those it was built with, escaped', () => {
    const html = filled({ headline: 'Plus de <b>visites</b> & "clients"' });
    expect(html).toContain('title="a > b">Plus de &lt;b&gt;visites&lt;/b&gt; &amp; &quot;clients&quot;</h1>');
    expect(html).toContain('4.9/5');
  });

  it('change nothing where nothing is known', () => {
    expect(filled({})).toBe(PAGE.replace('id="page-data">', 'id="page-data">{"a":1}'));
  });

  it('leave no frame, no label and no mark behind when they are empty, and uncover what has some', () => {
    const html = filled({ claim: { clients: '', rating: '4,8' } });
    expect(html).not.toMatch(/clients|data-show="claim/);
    expect(html).toContain('<dl class="x"><div><dt>note</dt><dd><b data-bind="claim.rating">4,8</b></dd></div></dl>');
    expect(filled({ claim: { clients: '', rating: '' } })).not.toContain('<dl');
  });

  it('fill a place within a place whose own text is not known', () => {
    expect(filled({ agency: { name: 'Léman' } })).toContain('<p data-bind="agentName">avec <b data-bind="agency.name">Léman</b></p>');
  });

  it('draw lists that are known, and leave the templates of others as they are', () => {
    const logo = { src: '/static/a.png', name: '"A" & <b>' };
    const html = filled({ headline: 'x', agency: { logos: [logo] } });
    expect(html).toContain('<img src="/static/a.png" alt="&quot;A&quot; &amp; &lt;b&gt;">');
    expect(html).not.toContain('sans');
    expect(html).toContain('<template data-each="rows"><li data-bind="headline"></li></template>');
    expect(html).toContain('<template data-each="agency.contacts"><li data-show="!headline"></li></template>');
    expect(filled({ agency: { logos: [] } })).toContain('<i>sans</i>');
  });

  it('cannot open a place themselves, nor end one', () => {
    const html = filled({ headline: '</h1><p data-bind="claim.rating">{company|x}<!--head-->', claim: { rating: 'oui', clients: '' } });
    expect(html.match(/oui/g)).toHaveLength(1);
    expect(JSON.stringify(parse(html), (key, value) => (key === 'parentNode' ? undefined : value))).toContain('{company|x}<!--head-->');
  });
});

describe('the data of a served page', () => {
  it('cannot end its element', () => {
    expect(fillTemplate(readTemplate(PAGE), { data: { text: '</script><!--' }, words: {} })).toContain(
      '{"text":"\\u003c/script>\\u003c!--"}</script>',
    );
  });
});
