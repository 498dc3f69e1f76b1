import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Packages name what may be required of them; React's files stand beside. */
const fileOf = (name: string, file: string): string => resolve(`${name}/package.json`).replace(/package\.json$/, `cjs/${file}`);

/** By what they are imported as. */
export const REACT_FILES: ReadonlyMap<string, string> = new Map([
  ['react', fileOf('react', 'react.production.js')],
  ['react/jsx-runtime', fileOf('react', 'react-jsx-runtime.production.js')],
  ['react-dom', fileOf('react-dom', 'react-dom.production.js')],
  ['react-dom/client', fileOf('react-dom', 'react-dom-client.production.js')],
  ['scheduler', fileOf('scheduler', 'scheduler.production.js')],
]);
const REQUIRES = /^var (?:\w+ = require\("[^"]+"\)(?:,\s*)?)+;/gm;
const EXPORTED = /\bexports\.(\w+)/g;

/**
 * React's own files as modules: it publishes CommonJS, of which a bundler must keep everything, and to which each use is an
 * access to an object. Not a word within its functions changes.
 */
export function reactModules() {
  const paths = new Set(REACT_FILES.values());
  return {
    name: 'react-modules',
    enforce: 'pre' as const,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    resolveId: (id: string) => REACT_FILES.get(id),
    load: (id: string) => (paths.has(id) ? asModule(readFileSync(id, 'utf8')) : undefined),
  };
}

/** `var React = require("react");` becomes an import, `exports.useId = …` an export. */
export function asModule(code: string): string {
  const body = code.replace(REQUIRES, (required) =>
    [...required.matchAll(/(\w+) = require\("([^"]+)"\)/g)].map(([, name, from]) => `import * as ${name} from '${from}';`).join('\n'),
  );
  const counts = new Map<string, number>();
  for (const [, name = ''] of body.matchAll(EXPORTED)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()];
  // what is set in more than one place is a variable from the beginning
  const variables = names.filter((name) => counts.get(name) !== 1);
  const module = [
    ...variables.map((name) => `let exported_${name};`),
    body.replace(EXPORTED, (found, name, place: number) =>
      !variables.includes(name) && body.startsWith(`\n${found} =`, place - 1) ? `const exported_${name}` : `exported_${name}`,
    ),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
  if (names.length === 0 || /\b(?:require\(|exports\b|module\.)/.test(module)) throw new Error('React is published in another form');
  return module;
}
