import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { BUILT, builtWords, hasTexts, translateModule } from './built-language.ts';

const inBuiltLanguage: Plugin = {
  name: 'built-language',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      return { contents: hasTexts(code) ? translateModule(code, 'ts', BUILT, builtWords()) : code, loader: 'ts' };
    });
  },
};

/**
 * The text of a classic script, to be put into a page with `set:html`: `src/inline/{name}.ts` with all it imports. Astro's own
 * scripts are modules, which run after the first paint.
 */
export async function inlineScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'src/inline', `${name}.ts`)],
    plugins: [inBuiltLanguage],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
