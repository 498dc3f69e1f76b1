import { readDocument } from '../page-audit/page-document.js';
import { readEvidence } from '../site-visit/page-evidence.js';
import { siteIcons } from '../site-visit/site-icons.js';

const URL = 'https://www.exemple.ch/accueil';
const read = (html: string) => readDocument(html, URL);
const WORDS = 'Nous posons des fenêtres et des portes dans toute la région';

describe('parsing HTML by the rules of browsers', () => {
  it.each([
    ['an omitted </head> and <body>', `<head><title>Favre</title><h1>Favre</h1><p>${WORDS}`],
    ['a <div> in the head', `<head><div></div><title>Favre</title></head><body><h1>Favre</h1><p>${WORDS}`],
    ['an iframe in the head', `<head><iframe src=/x></iframe><meta name=description content=x></head><h1>Favre</h1><p>${WORDS}`],
    ['an image in a <noscript> of the head', `<head><noscript><img src=/p.gif></noscript><title>x</title></head><h1>Favre</h1><p>${WORDS}`],
    ['an unclosed <svg> before blocks', `<svg><path d=M0><h1>Favre</h1><p>${WORDS}`],
    ['an unclosed <object> of a plug-in', `<object type="application/x-shockwave-flash" data=a.swf><h1>Favre</h1><p>${WORDS}`],
    ['no root element at all', `<h1>Favre</h1><p>${WORDS}`],
    ['a </body> in the middle', `<body><h1>Favre</h1></body></html><p>${WORDS}`],
    ['six hundred elements that are never closed', `${'<div><font color=red>'.repeat(300)}<h1>Favre</h1><p>${WORDS}`],
    ['rows without a table', `<tr><td><h1>Favre</h1><td><p>${WORDS}`],
  ])('handles %s', (_what, html) => {
    const { headings, text } = read(html);
    expect([headings.h1, text.words]).toEqual([['Favre'], 12]);
    expect(readEvidence(html, URL)).toMatchObject({ headings: [{ level: 1, text: 'Favre' }], segments: ['Favre', WORDS] });
  });

  it.each([
    ['deep in the body', '<p><b><title>Favre &amp; fils</title></b></p>'],
    ['after the one of a drawing', '<body><svg><title>Logo</title></svg><div><title>Favre &amp; fils</title></div>'],
    ['after the one of a template', '<template><title>Non</title></template><title>Favre &amp; fils</title>'],
    ['before a second one', '<title>Favre &amp; fils</title><title>Autre</title>'],
    ['not closed by its author', '<body><main><title>Favre\n&amp; fils</title>'],
  ])('uses the first title element: %s', (_where, html) => {
    expect([read(html).title, readEvidence(html, URL).title]).toEqual(['Favre & fils', 'Favre & fils']);
  });

  it('keeps metadata that a broken head moved into the body', () => {
    const page = read(`<div></div><html lang=fr-CH><meta name=description content="Du bois"><div><link rel=canonical href=/c>
      <meta name=robots content=noindex><meta name=viewport content="width=device-width"></div>`);
    expect(page).toMatchObject({
      lang: 'fr-CH',
      description: 'Du bois',
      canonical: '/c',
      robots: 'noindex',
      viewport: 'width=device-width',
    });
  });

  it('excludes the content of scripts, templates and SVG', () => {
    const page = read('<template><h1>A</h1><a href=/a>a</a></template><noscript><h1>B</h1><a href=/b>b</a></noscript><h1>C</h1>');
    expect([page.headings, page.internalLinks, page.text.words]).toEqual([{ h1: ['C'] }, [], 1]);
  });

  it('includes declarative shadow roots and their slots', () => {
    const html = `<x-page><template shadowrootmode=open><h1>Favre</h1><slot name=nav></slot><slot>rien</slot><img src=a.jpg><a href=/ombre>o</a></template>
      <nav slot=nav><a href=/contact>Contact</a></nav><p>${WORDS}</p><i slot=absent>perdu</i></x-page>`;
    const page = read(html);
    expect([page.headings.h1, page.internalLinks.length, page.images.length]).toEqual([['Favre'], 2, 1]);
    expect(readEvidence(html, URL).segments).toEqual(['Favre', 'Contact', WORDS, 'o']);
  });

  it.each([
    ['a second declaration', '<div><template shadowrootmode=open>un</template><template shadowrootmode=open>deux</template></div>', ['un']],
    ['a host that can have none', '<ul><template shadowrootmode=open>un</template><li>deux</ul>', ['deux']],
    ['an unknown mode', '<div><template shadowrootmode=shut>un</template>deux</div>', ['deux']],
    [
      'a slot in a nested host',
      '<x-a><template shadowrootmode=open><x-b><template shadowrootmode=open>[<slot></slot>]</template><slot></slot></x-b></template>un</x-a>',
      ['[un]'],
    ],
    ['a slot without a host', '<slot>un</slot>', ['un']],
  ])('follows the standard for declarative shadow roots: %s', (_what, html, segments) => {
    expect(readEvidence(html, URL).segments).toEqual(segments);
  });
});

describe('the text of a heading', () => {
  it.each([
    ['a picture', '<h1><img src=logo.png alt="Favre, portes"></h1>', 'Favre, portes'],
    ['a picture in a link', '<h1><a href=/><img alt=Favre></a></h1>', 'Favre'],
    ['words and a picture', '<h1>Chez <img alt=Favre> à Sion</h1>', 'Chez Favre à Sion'],
    ['a drawing with a title', '<h1><svg><title>Favre</title><path d=M0></svg></h1>', 'Favre'],
    ['a drawing with words', '<h1><svg><title>Logo</title><text>Favre</text></svg></h1>', 'Favre'],
    ['a label', '<h1 aria-label=Favre><i class=logo></i></h1>', 'Favre'],
    ['a label of a link', '<h1><a href=/ aria-label=Favre><svg></svg></a></h1>', 'Favre'],
    ['a label elsewhere', '<h1><span aria-labelledby="a b"></span></h1><p id=b>fils<p id=a>Favre', 'Favre fils'],
    ['a button', '<h1><input type=submit value=Favre></h1>', 'Favre'],
    ['an image button', '<h1><input type=image alt=Favre></h1>', 'Favre'],
    ['its words before its label', '<h1 aria-label=Autre>Favre</h1>', 'Favre'],
    ['lines', '<h1>Favre<br>Sion<div>Valais</div></h1>', 'Favre Sion Valais'],
    ['nothing', '<h1><img alt=""></h1>', ''],
    ['a hidden part', '<h1>Favre<span hidden> caché</span></h1>', 'Favre'],
  ])('includes %s', (_what, html, text) => {
    expect(read(html).headings.h1).toEqual([text]);
  });

  it('is computed alike for links', () => {
    const { links } = readEvidence(
      '<a href=/a><img alt=Portes></a><map><area href=/b alt=Fenêtres></map><a href=/c aria-label=Contact></a>',
      URL,
    );
    expect(links.map(({ text }) => text)).toEqual(['Portes', 'Fenêtres', 'Contact']);
  });
});

describe('a base of another host', () => {
  const PAGE = `<base href="https://cdn.example/x/"><a href=contact>a</a><a href="https://www.exemple.ch/tarifs">b</a><a href="https://exemple.ch/a">c</a>
    <a href="https://www.exemple.ch/accueil#top">d</a><link rel=icon href=i.png>`;

  it('resolves addresses but does not change the host of the site', () => {
    const page = read(PAGE);
    expect(page.internalLinks).toEqual(['https://www.exemple.ch/tarifs', 'https://exemple.ch/a']);
    expect([page.externalLinks, page.icons]).toEqual([['https://cdn.example/x/contact'], ['https://cdn.example/x/i.png']]);
    expect(siteIcons(PAGE, URL)[0]).toBe('https://cdn.example/x/i.png');
  });

  it.each([
    ['the first with an address counts', '<base target=_top><base href=/a/><base href=/b/><a href=x>x</a>', 'https://www.exemple.ch/a/x'],
    ['one in the body counts', '<p><a href=x>x</a><base href=/a/>', 'https://www.exemple.ch/a/x'],
    ['one in a template does not', '<template><base href=/a/></template><a href=x>x</a>', 'https://www.exemple.ch/x'],
    ['a script is none', '<base href="javascript:a"><a href=x>x</a>', 'https://www.exemple.ch/x'],
    ['one that is no address is none', '<base href="http://["><a href=x>x</a>', 'https://www.exemple.ch/x'],
  ])('%s', (_what, html, link) => {
    expect([read(html).internalLinks, readEvidence(html, URL).links.map(({ href }) => href)]).toEqual([[link], [link]]);
  });
});
