import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const SUFFIX = '?inline-script';

/** The parts of a Vite plugin that are used here; Vite itself is Astro's dependency, not ours. */
interface VitePlugin {
  name: string;
  enforce: 'pre';
  resolveId(id: string, importer?: string): string | undefined;
  load(this: { addWatchFile(file: string): void }, id: string): string | undefined;
}

/**
 * `import { code } from './x.ts?inline-script'` gives the bundled, minified text of a classic script, to be put into a page
 * with `set:html`. Astro's own scripts are modules, which run after the first paint.
 */
export function inlineScripts(): VitePlugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith(SUFFIX) || !importer) return undefined;
      const from = importer.startsWith('/') ? `file://${importer.split('?')[0]}` : importer;
      return fileURLToPath(new URL(id.slice(0, -SUFFIX.length), from)) + SUFFIX;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const result = buildSync({
        entryPoints: [id.slice(0, -SUFFIX.length)],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2020',
        charset: 'utf8',
        write: false,
        metafile: true,
      });
      for (const file of Object.keys(result.metafile.inputs)) this.addWatchFile(file);
      const text = (result.outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
      return `export const code = ${JSON.stringify(text)};`;
    },
  };
}
