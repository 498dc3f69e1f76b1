import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The text of a classic script, to be put into a page with `set:html`: `src/inline/{name}.ts` with all it imports. Astro's own
 * scripts are modules, which run after the first paint.
 */
export function inlineScript(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), 'src/inline', `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
