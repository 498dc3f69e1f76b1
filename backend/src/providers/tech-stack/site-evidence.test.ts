import { collectEvidence } from './site-evidence.js';

const collect = (html: string, url = 'https://www.boulangerie-exemple.ch/') => collectEvidence({ url, headers: {}, setCookies: [], html });

describe('collectEvidence', () => {
  it('keeps cookie names and never their values', () => {
    const evidence = collectEvidence({
      url: 'https://exemple.ch/',
      headers: { Server: 'nginx' },
      setCookies: ['PHPSESSID=secret; Path=/; HttpOnly', 'fe_typo_user=other', 'broken', '=x'],
      html: '',
    });
    expect(evidence.cookies).toEqual(['PHPSESSID', 'fe_typo_user', 'broken']);
    expect(JSON.stringify(evidence)).not.toContain('secret');
    expect(evidence.headers).toEqual({ server: 'nginx' });
  });

  it('distinguishes own files from foreign ones, including subdomains and relative addresses', () => {
    const { scripts } = collect(`
      <script src="/app.js"></script>
      <script src="//static.boulangerie-exemple.ch/a.js"></script>
      <script src="https://cdn.example.net/b.js?v=1"></script>`);
    expect(scripts.map(({ host, path, isSameSite }) => [host, path, isSameSite])).toEqual([
      ['www.boulangerie-exemple.ch', '/app.js', true],
      ['static.boulangerie-exemple.ch', '/a.js', true],
      ['cdn.example.net', '/b.js?v=1', false],
    ]);
  });

  it('separates two customers of one hosting domain', () => {
    const { images } = collect('<img src="https://autre.github.io/a.png">', 'https://exemple.github.io/');
    expect(images[0]?.isSameSite).toBe(false);
  });

  it('honours the base element', () => {
    expect(collect('<base href="/neu/"><script src="a.js"></script>').scripts[0]?.path).toBe('/neu/a.js');
  });

  it('reads every candidate of a srcset and lazily loaded pictures', () => {
    const { images } = collect('<img data-src="/lazy.jpg" srcset="/a.jpg 1x, /b.jpg 2x"><img src="data:image/gif;base64,R0">');
    expect(images.map(({ path }) => path)).toEqual(['/lazy.jpg', '/a.jpg', '/b.jpg']);
  });

  it('reads scripts but neither JSON nor templates', () => {
    const { inlineScripts } = collect(`
      <script>var a = 1;</script>
      <script type="module">import './x.js';</script>
      <script type="application/json">{"text":"window.wp"}</script>
      <script type="text/template"><p>window.wp</p></script>`);
    expect(inlineScripts).toEqual(['var a = 1;', "import './x.js';"]);
  });

  it('drops long texts inside scripts', () => {
    const article = 'Shopify.theme = {} and more words. '.repeat(20);
    const [code] = collect(`<script>self.__next_f.push([1,"${article}"]); go('short');</script>`).inlineScripts;
    expect(code).toBe(`self.__next_f.push([1,""]); go('short');`);
  });

  it('ignores markup inside code examples', () => {
    const evidence = collect('<pre><link rel="stylesheet" href="/wp-content/x.css"></pre><code><img src="/y.png"></code>');
    expect(evidence.stylesheets).toEqual([]);
    expect(evidence.images).toEqual([]);
  });

  it('collects framework attributes of elements', () => {
    const evidence = collect(`<!doctype html><html class="js" data-wf-site="1">
      <body class="home page"><div id="__next" class="a b"><astro-island></astro-island></div><!-- made by X --></body>`);
    expect(evidence.bodyClasses).toEqual(['js', 'home', 'page']);
    expect(evidence.classes).toEqual(['js', 'home', 'page', 'a', 'b']);
    expect(evidence.ids).toEqual(['__next']);
    expect(evidence.elements).toEqual(['astro-island']);
    expect(evidence.attributes).toEqual([{ name: 'data-wf-site', value: '1' }]);
    expect(evidence.comments).toEqual(['made by X']);
  });

  it('keeps the profiles of JSON-LD and ignores broken JSON', () => {
    const { sameAs } = collect(`
      <script type="application/ld+json">{"@graph":[{"sameAs":["https://x.com/a"]},{"sameAs":"https://x.com/b"}]}</script>
      <script type="application/ld+json">{"sameAs": [</script>`);
    expect(sameAs.sort()).toEqual(['https://x.com/a', 'https://x.com/b']);
  });

  it.each([
    ['nothing', ''],
    ['a million <', '<'.repeat(1_000_000)],
    ['unclosed tags', '<div>'.repeat(400_000)],
    ['very many comments', '<!--a-->'.repeat(250_000)],
    ['unclosed comments', '<!--'.repeat(300_000)],
    ['an endless string', `<script>${'"'.repeat(1_000_000)}`],
    ['addresses that are none', '<img src="http://[::1"><script src="https://%"></script><base href="::">'],
  ])('handles %s in linear time', (_name, html) => {
    const before = process.cpuUsage();
    expect(collect(html).scripts).toEqual([]);
    // processor microseconds, independent of other load: a bound against quadratic work, which takes minutes
    expect(process.cpuUsage(before).user).toBeLessThan(30_000_000);
  });

  it('handles an invalid address', () => {
    expect(collect('<script src="a.js"></script>', 'not a url').host).toBe('');
  });
});
