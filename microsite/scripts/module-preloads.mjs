/** Static imports of a built module, e.g. `import{a}from"./b.js"`. */
const IMPORTS = /(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g;
const ISLANDS = /<astro-island[^>]*\sclient="load"[^>]*>/g;

/** Modules of a page's islands that work at once (others are fetched when they are seen) and what they import, so that the browser asks for all of them at once. */
export async function withModulePreloads(html, read) {
  const wanted = [...html.matchAll(ISLANDS)].flatMap(([island]) =>
    [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url]) => url),
  );
  const found = new Set();
  while (wanted.length > 0) {
    const url = wanted.pop();
    if (found.has(url)) continue;
    found.add(url);
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    for (const [, file] of (await read(url)).matchAll(IMPORTS)) wanted.push(folder + file.slice(2));
  }
  const links = [...found].map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}
