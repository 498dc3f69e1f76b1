import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin as BundlerPlugin } from 'esbuild';
import { BUILT, builtWords, inWords, isSpoken } from './built-language.ts';

/**
 * What the scripts written into a page have in them already and its modules need too comes once: the first hand it to the second
 * in `window.carried`. Start-up and what fills a page are in every page; what fills the quiz is in its own alone.
 */
const START_UP = {
  'src/lib/call.ts': ['call', 'apiPath', 'problemOf', 'json', 'segment'],
  'src/lib/random-id.ts': ['randomId'],
  'src/lib/crash-report.ts': ['crashId', 'messageOf'],
};
const FILLING = {
  'src/lib/token.ts': ['findToken', 'tokenInPath', 'keepToken', 'forgetToken'],
  'src/lib/spaces.ts': ['frenchSpaces'],
  '../backend/src/rules/routes.rules.ts': ['PAGE_NAMES', 'pagePath'],
};
const QUIZ = {
  'src/lib/quiz/in-heading.ts': ['inHeading'],
  'src/lib/quiz/opening.ts': ['helpText', 'helpUnder'],
  'src/lib/quiz/quiz-flow.ts': ['firstUnanswered', 'isReached', 'progressPercent'],
  'src/lib/quiz/answer-keys.ts': ['moveAmongAnswers'],
};

type Carried = Readonly<Record<string, readonly string[]>>;

/** What the inline script `name` carries, and what it takes from one before it. */
function carriedBy(name: string): { carries: Carried; takes: Carried } {
  if (name === 'start-up') return { carries: START_UP, takes: {} };
  if (name === 'island') return { carries: {}, takes: {} };
  return { carries: { ...FILLING, ...(name === 'show-quiz' && QUIZ) }, takes: START_UP };
}

const pathOf = (file: string): string => join(process.cwd(), file);
const byPath = (carried: Carried): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(carried).map(([file, names]) => [pathOf(file), names]));

const WHOLE = '?whole';
const EXPORTED = /^export (?:async )?(?:const|function) (\w+)/gm;

/** A module in whose place the page's own is taken; names that are not carried are still its own. */
function taken(path: string, names: readonly string[]): string {
  const isWhole = [...readFileSync(path, 'utf8').matchAll(EXPORTED)].every(([, name = '']) => names.includes(name));
  const others = isWhole ? '' : `export * from ${JSON.stringify(path + WHOLE)};`;
  return `export const {${names.join()}} = window.carried;\n${others}`;
}

/** For Vite: modules take what their page has. What the quiz's alone has, no other's may take: `lean-scripts.test.mjs` looks. */
export function takingCarried() {
  const modules = byPath({ ...START_UP, ...FILLING, ...QUIZ });
  return {
    name: 'taking-carried',
    enforce: 'pre' as const,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    resolveId: (id: string) => (id.endsWith(WHOLE) ? { id, moduleSideEffects: false } : undefined),
    load(id: string) {
      const names = modules.get(id);
      return names && { code: taken(id, names), moduleSideEffects: false };
    },
  };
}

/** For an inline script: it hands over what it carries before anything of its own runs. */
export function carrying(name: string): BundlerPlugin {
  const { carries, takes } = carriedBy(name);
  const modules = byPath(takes);
  const imports = Object.entries(carries).map(([file, names]) => `import {${names.join()}} from ${JSON.stringify(pathOf(file))};`);
  const all = Object.values(carries).flat().join();
  return {
    name: 'carrying',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^carried$/ }, () => ({ path: name, namespace: 'carried' }));
      onLoad({ filter: /.*/, namespace: 'carried' }, () => ({
        contents: `${imports.join('\n')}\nwindow.carried = {...window.carried, ${all}};`,
        resolveDir: process.cwd(),
      }));
      onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path, suffix }) => {
        const names = suffix ? undefined : modules.get(path);
        if (names) return { contents: taken(path, names), loader: 'ts' };
        const code = readFileSync(path, 'utf8');
        return { contents: isSpoken(code) ? inWords(code, 'ts', BUILT, builtWords()) : code, loader: 'ts' };
      });
    },
  };
}
