/** Static imports of a built module, e.g. `import{a}from"./b.js"`. */
const IMPORTS = /(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g;
const ISLANDS = /<astro-island[^>]*\sclient="painted"[^>]*>/g;
const SCRIPTS = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * A built page whose scripts are asked for after its first paint (`src/inline/first-paint.ts`), all at once: its own, and
 * the modules of the islands that work at once. Other islands are fetched when they are seen.
 */
export async function withLateScripts(html, read) {
  const scripts = [...html.matchAll(SCRIPTS)].map(([, url]) => url);
  const islands = [...html.matchAll(ISLANDS)].flatMap(([island]) =>
    [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url]) => url),
  );
  if (scripts.length + islands.length === 0) return html;
  const wanted = [...scripts, ...islands];
  const modules = new Set();
  while (wanted.length > 0) {
    const url = wanted.pop();
    if (modules.has(url)) continue;
    modules.add(url);
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    for (const [, file] of (await read(url)).matchAll(IMPORTS)) wanted.push(folder + file.slice(2));
  }
  const imported = [...modules].filter((url) => !scripts.includes(url));
  const loader = `<script>loadScripts(${JSON.stringify(imported)},${JSON.stringify(scripts)})</script>`;
  return html.replace(SCRIPTS, '').replace('</body>', `${loader}</body>`);
}
