import { withLateScripts } from './late-scripts.mjs';

const files = {
  '/_astro/Quiz.js': 'import{a as e}from"./react.js";import"./x.js";',
  '/_astro/client.js': 'import{b}from"./react.js"',
  '/_astro/react.js': '',
  '/_astro/x.js': 'import"./react.js"',
  '/_astro/page.js': 'import{c}from"./x.js";import("./rare.js")',
};
const read = async (url) => files[url];
const built = (body) => `<html><head></head><body>${body}</body></html>`;
const island = (client) =>
  `<astro-island uid="1" component-url="/_astro/Quiz.js" component-export="Quiz" renderer-url="/_astro/client.js" ssr client="${client}" opts="{}"></astro-island>`;

/** What the page asks for: modules beforehand, then scripts to run. */
function asked(html) {
  const [, text] = /<script>loadScripts\((.*)\)<\/script><\/body>/.exec(html) ?? [];
  return text === undefined ? null : JSON.parse(`[${text}]`);
}

describe('scripts after the first paint', () => {
  it('names the modules of islands once, with what they import', async () => {
    const [modules, scripts] = asked(await withLateScripts(built(island('painted')), read));
    expect(modules.sort()).toEqual(['/_astro/Quiz.js', '/_astro/client.js', '/_astro/react.js', '/_astro/x.js']);
    expect(scripts).toEqual([]);
  });

  it('takes the page’s own scripts out of its way, in their order', async () => {
    const html = await withLateScripts(
      built('<script type="module" src="/_astro/page.js"></script><p>a</p><script type="module" src="/_astro/x.js"></script>'),
      read,
    );
    expect(html).not.toContain('src=');
    const [modules, scripts] = asked(html);
    expect(scripts).toEqual(['/_astro/page.js', '/_astro/x.js']);
    expect(modules).toEqual(['/_astro/react.js']);
  });

  it('leaves islands that wait until they are seen', async () => {
    expect(asked(await withLateScripts(built(island('visible')), read))).toBeNull();
  });

  it('leaves pages without scripts alone', async () => {
    expect(await withLateScripts(built('<p>a</p>'), read)).toBe(built('<p>a</p>'));
  });
});
