import fc from 'fast-check';
import { parse } from 'parse5';
import { fillShell, type PageShell } from './page-shell.js';
import { headMarkup, ownWords, type PageHead } from './seo-meta.js';

const HEAD: PageHead = {
  language: 'fr',
  title: 'Analyse digitale pour Müller & Fils',
  description: 'Vitesse, réputation, technologie.',
  keywords: '',
  robots: 'noindex, nofollow, noarchive',
  canonical: null,
  alternates: [],
  url: 'https://agence.ch/analyse/abcd1234',
  siteName: 'Agence',
  image: { url: 'https://agence.ch/og/abcd1234.png?v=1', alt: 'Müller & Fils', isCard: true },
  twitterSite: '@agence',
  accent: '#1E3FE0',
};
const page = (own: string, title = ''): PageShell => ({
  parts: ['<html><head><meta charset="utf-8">', { kind: 'head', name: '', own }, '<link rel="icon"></head><body>a</body></html>'],
  title,
  head: own,
});

const withHead = (shell: PageShell, head: PageHead): string =>
  fillShell(shell, { data: null, head: headMarkup(head), state: 'ready', render: () => null });

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
}

/** Elements of the head as a browser understands them. */
function headOf(html: string): { title: string; tags: [string, string][]; names: string[] } {
  const find = (node: Node, name: string): Node | undefined =>
    node.nodeName === name ? node : node.childNodes?.map((child) => find(child, name)).find(Boolean);
  const nodes = find(parse(html) as unknown as Node, 'head')?.childNodes ?? [];
  const attribute = (node: Node, name: string) => node.attrs?.find((attr) => attr.name === name)?.value ?? '';
  return {
    title: nodes.find(({ nodeName }) => nodeName === 'title')?.childNodes?.[0]?.value ?? '',
    tags: nodes
      .filter(({ nodeName }) => nodeName === 'meta')
      .map((node) => [attribute(node, 'name') || attribute(node, 'property'), attribute(node, 'content')]),
    names: nodes.map(({ nodeName }) => nodeName),
  };
}

describe('the head of a served page', () => {
  it('replaces what the page was built with, and nothing else', () => {
    const html = withHead(page('<title>old</title><meta name="description" content="old">'), HEAD);
    const { title, tags, names } = headOf(html);
    expect(title).toBe(HEAD.title);
    expect(Object.fromEntries(tags)).toMatchObject({
      description: HEAD.description,
      robots: 'noindex, nofollow, noarchive',
      'og:title': HEAD.title,
      'og:description': HEAD.description,
      'og:url': HEAD.url,
      'og:site_name': 'Agence',
      'og:image': HEAD.image?.url,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Müller & Fils',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@agence',
    });
    expect(names.filter((name) => name === 'title')).toHaveLength(1);
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).not.toContain('old');
  });

  it('leaves out what is empty', () => {
    const { tags } = headOf(withHead(page(''), { ...HEAD, robots: null, image: null, twitterSite: '', description: '' }));
    const names = tags.map(([name]) => name);
    for (const name of ['robots', 'og:image', 'og:image:width', 'twitter:site', 'description', 'keywords'])
      expect(names).not.toContain(name);
    expect(Object.fromEntries(tags)).toMatchObject({ 'twitter:card': 'summary' });
  });

  it('says one address for pages that have several', () => {
    expect(headMarkup({ ...HEAD, canonical: 'https://agence.ch/' })).toContain('<link rel="canonical" href="https://agence.ch/">');
  });

  it('shows any words as they are: nothing of them becomes markup', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom('</title><script>x()</script>', '"><img src=x onerror=y>', "$& $' $1", '<!--/head-->', '&amp;'),
    );
    fc.assert(
      fc.property(nasty, nasty, (title, description) => {
        fc.pre(!/[\0\r\n]/.test(title + description));
        const html = withHead(page(''), { ...HEAD, title, description });
        const head = headOf(html);
        const plain = headOf(withHead(page(''), { ...HEAD, title: title && 'a', description: description && 'b' }));
        expect(head.title).toBe(title);
        expect(head.names).toEqual(plain.names);
        if (description) expect(Object.fromEntries(head.tags)).toMatchObject({ description, 'og:description': description });
      }),
    );
  });
});

describe('a page’s own words', () => {
  it('are read with their places filled', () => {
    const shell = page(
      '<title>Analyse</title><meta name="description" content="L&#39;analyse &amp; le score">',
      'Analyse pour {company|votre entreprise} – {agency.name|SmartIndex}',
    );
    const nobody = { company: '', agency: { name: '', tagline: '' } };
    expect(ownWords(shell, nobody)).toEqual({ title: 'Analyse pour votre entreprise – SmartIndex', description: "L'analyse & le score" });
    expect(ownWords(shell, { company: 'A & <b> {x|y}', agency: { name: '&lt;', tagline: '' } }).title).toBe(
      'Analyse pour A & <b> {x|y} – &lt;',
    );
  });
});
