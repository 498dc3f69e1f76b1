import fc from 'fast-check';
import { pageChecks } from './page-checks.js';
import { readDocument } from './page-document.js';
import { consistency, readingEase } from './readability.js';

const URL = 'https://www.exemple.ch/accueil';
const read = (html: string) => readDocument(html, URL);

describe('readDocument', () => {
  const page = read(`<!DOCTYPE html><html lang="fr-CH"><head><meta charset="utf-8"><title>  Menuiserie
    du Lac </title><meta name="Description" content="Portes et fenêtres"><link rel="canonical" href="https://exemple.ch/">
    <link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="p.css" media="print"><script src="/b.js"></script><script src="/c.js" defer></script>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness"}</script>
    <meta property="og:title" content="OG"></head><body><h1>Le <b>bois</b></h1><h2>A</h2><h2>B</h2>
    <img src="/1.jpg"><img src="/2.jpg" alt=""><img src="/3.jpg" alt="Porte"><noscript><img src="/4.jpg"></noscript>
    <a href="/contact#form">C</a><a href="contact">C</a><a href="https://exemple.ch/contact">D</a><a href="#top">Haut</a><a href="mailto:a@b.ch">M</a><a href="https://autre.ch">X</a><a href="https://autre.ch/#y">X</a>
    <p>Un texte.</p><script>var hidden = 'pas du texte';</script></body></html>`);

  it('reads the head', () => {
    expect(page).toMatchObject({
      title: 'Menuiserie du Lac',
      description: 'Portes et fenêtres',
      lang: 'fr-CH',
      doctype: true,
      charsetDeclared: true,
      canonical: 'https://exemple.ch/',
      structuredData: ['LocalBusiness'],
      openGraph: { 'og:title': 'OG' },
    });
    expect(page.scripts.map(({ src, blocking }) => [src, blocking])).toEqual([
      ['https://www.exemple.ch/b.js', true],
      ['https://www.exemple.ch/c.js', false],
      [null, false],
    ]);
    expect(page.stylesheets.map(({ blocking }) => blocking)).toEqual([true, false]);
  });

  it('reads headings, images as a browser with scripts shows them, and distinct links', () => {
    expect(page.headings).toEqual({ h1: ['Le bois'], h2: ['A', 'B'] });
    expect(page.images.map(({ alt }) => alt)).toEqual([null, '', 'Porte']);
    expect(page.internalLinks).toEqual(['https://www.exemple.ch/contact', 'https://exemple.ch/contact']);
    expect(page.externalLinks).toEqual(['https://autre.ch/']);
  });

  it('counts only visible text', () => {
    expect(page.text.words).toBe(7);
  });

  it('lists every file loaded without encryption and no other', () => {
    const { insecureFiles, upgradesInsecure, icons } = read(`<head><base href="http://cdn.exemple.ch/"><script src="a.js"></script>
      <script type="application/json" src="http://x.ch/data.json"></script><link rel="stylesheet" href="http://x.ch/a.css">
      <link rel="canonical" href="http://x.ch/"><link rel="alternate" href="http://x.ch/feed"><link rel="SHORTCUT ICON" href="http://x.ch/i.ico">
      <style>@import "http://x.ch/b.css"; .a { background: url('http://x.ch/b.png') } .c { background: url(https://x.ch/c.png) }</style></head>
      <body style="background: url(http://x.ch/body.png)"><img src="http://x.ch/1.jpg" srcset="http://x.ch/2.jpg 1x, https://x.ch/3.jpg 2x">
      <img src="http://x.ch/1.jpg"><img src="http://localhost/4.jpg"><img data-src="http://x.ch/later.jpg" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
      <video poster="http://x.ch/p.jpg"><source src="http://x.ch/v.mp4"></video><iframe src="HTTP://x.ch/frame"></iframe><object data="http://x.ch/o.swf"></object>
      <a href="http://x.ch/page">x</a><noscript><img src="http://x.ch/n.gif"></noscript><template><img src="http://x.ch/t.gif"></template>
      <p>&lt;img src="http://x.ch/code.jpg"&gt;</p></body>`);
    const path = ({ url }: { url: string }) => url.replace(/^http:\/\/[^/]+/, '');
    expect(insecureFiles.filter(({ active }) => active).map(path)).toEqual(['/a.js', '/a.css', '/frame', '/o.swf']);
    expect(insecureFiles.filter(({ active }) => !active).map(path)).toEqual([
      '/i.ico',
      '/b.css',
      '/b.png',
      '/body.png',
      '/1.jpg',
      '/2.jpg',
      '/p.jpg',
      '/v.mp4',
    ]);
    expect([upgradesInsecure, icons]).toEqual([false, ['http://x.ch/i.ico']]);
  });

  it('recognises a page that upgrades insecure requests', () => {
    const policy = (content: string) =>
      read(`<meta http-equiv="Content-Security-Policy" content="${content}"><img src="http://x.ch/1.jpg">`);
    expect(policy("default-src 'self'; upgrade-insecure-requests").upgradesInsecure).toBe(true);
    expect(policy('script-src https://upgrade-insecure-requests.ch').upgradesInsecure).toBe(false);
  });

  it('never throws on any input', () => {
    for (const html of [
      '',
      '<',
      '<'.repeat(100_000),
      '<html><html><body><title>x',
      '\u0000\uFFFF',
      '<a href="http://[">x</a><img src="http://[">',
      '<base href="javascript:x"><a href="y">',
    ]) {
      expect(() => read(html)).not.toThrow();
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (html) => void read(html)));
  });
});

describe('checks', () => {
  const served = {
    finalUrl: URL,
    status: 200,
    redirected: false,
    contentEncoding: 'gzip',
    wrongCharset: null,
    faviconAnswers: false,
  };

  it('report missing elements', () => {
    const bare = { ...served, finalUrl: 'http://exemple.ch/', contentEncoding: null };
    const checks = pageChecks(read('<html><body><img src="x.jpg"></body></html>'), bare);
    const missing = ['no_title', 'no_h1_tag', 'is_http', 'no_description', 'no_favicon', 'no_image_alt', 'no_content_encoding'];
    expect(missing.filter((name) => !checks[name])).toEqual([]);
    expect([checks.has_meta_title, checks.canonical, checks.is_https]).toEqual([false, false, false]);
  });

  it('apply no limits', () => {
    const limits = ['title_too_long', 'title_too_short', 'high_loading_time', 'low_content_rate', 'irrelevant_title', 'large_page_size'];
    const checks = pageChecks(read(`<title>${'x'.repeat(90)}</title>`), served);
    expect(limits.filter((name) => name in checks)).toEqual([]);
  });

  it('compare the title with the text without accents and case', () => {
    expect(consistency('Ébénisterie MÜLLER à Nyon', 'L’ebenisterie Muller vous accueille')).toBeCloseTo(2 / 3);
    expect(consistency('à la', 'rien')).toBeNull();
  });
});

describe('readingEase', () => {
  const easy = 'Le chat dort. Il fait beau. Nous allons au lac. Le pain est bon. Tu as un vélo. On rit. '.repeat(5);
  const hard =
    'L’opérationnalisation des problématiques organisationnelles nécessite une reconceptualisation pluridisciplinaire des infrastructures institutionnelles caractéristiques de la contemporanéité administrative, indépendamment des considérations méthodologiques préalablement établies. '.repeat(
      5,
    );

  it('is high for plain French and low for jargon', () => {
    expect(readingEase(easy, 'fr')).toBeGreaterThan(90);
    expect(readingEase(hard, 'fr-CH')).toBeLessThan(20);
  });

  it('is null for short texts and other languages', () => {
    expect(readingEase('Bonjour.', 'fr')).toBeNull();
    expect(readingEase(easy, 'de')).toBeNull();
    expect(readingEase(easy, null)).toBeNull();
  });
});
