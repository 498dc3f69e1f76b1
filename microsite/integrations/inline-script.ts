import { join } from 'node:path';
import { build } from 'esbuild';
import { carrying } from './carried-modules.ts';

/**
 * The text of a classic script, to be put into a page with `set:html`: `src/inline/{name}.ts` with all it imports. Astro's own
 * scripts are modules, which run after the first paint.
 */
export async function inlineScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import 'carried';\nimport './${name}.ts';`, resolveDir: join(process.cwd(), 'src/inline') },
    plugins: [carrying(name)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
