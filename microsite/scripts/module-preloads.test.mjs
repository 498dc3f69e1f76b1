import { withModulePreloads } from './module-preloads.mjs';

const files = {
  '/_astro/Quiz.js': 'import{a as e}from"./react.js";import"./x.js";',
  '/_astro/client.js': 'import{b}from"./react.js"',
  '/_astro/react.js': '',
  '/_astro/x.js': 'import"./react.js"',
};

describe('preloading the modules of islands', () => {
  it('names each module once, with what it imports', async () => {
    const page =
      '<head></head><astro-island uid="1" component-url="/_astro/Quiz.js" component-export="Quiz" renderer-url="/_astro/client.js" ssr client="load" opts="{}"></astro-island>';
    const html = await withModulePreloads(page, async (url) => files[url]);
    expect([...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, url]) => url).sort()).toEqual(Object.keys(files).sort());
  });

  it('leaves islands that wait until they are seen', async () => {
    const page =
      '<head></head><astro-island component-url="/_astro/Quiz.js" renderer-url="/_astro/client.js" ssr client="visible"></astro-island>';
    expect(await withModulePreloads(page, async (url) => files[url])).toBe(page);
  });

  it('leaves pages without islands alone', async () => {
    expect(await withModulePreloads('<head></head><p>a</p>', async () => '')).toBe('<head></head><p>a</p>');
  });
});
