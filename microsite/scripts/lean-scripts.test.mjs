import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asModule, REACT_FILES } from '../integrations/react-modules.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const built = (file) => readFileSync(join(DIST, file), 'utf8');
const pages = readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith('.html'));
const scripts = readdirSync(join(DIST, '_astro')).filter((file) => file.endsWith('.js'));
const namesIn = (list) =>
  list
    .split(',')
    .map((part) => part.split(':')[0].trim())
    .filter((name) => /^\w+$/.test(name));

describe('React as modules', () => {
  it('imports what was required and exports what was exported', () => {
    const code =
      'var A = require("a"),\n  B = require("b");\nif (x) exports.now = 1;\nelse exports.now = 2;\nexports.one = A.f(exports.now);\n';
    const module = asModule(code);
    expect(module).toContain("import * as A from 'a';\nimport * as B from 'b';");
    expect(module).toContain('let exported_now;');
    expect(module).toContain('else exported_now = 2;\nconst exported_one = A.f(exported_now);');
    expect(module).toContain('export { exported_now as now, exported_one as one };');
  });

  it('refuses another form than the one it knows', () => {
    expect(() => asModule('module.exports = require("./a");')).toThrow('React is published in another form');
    expect(() => asModule('export const a = 1;')).toThrow();
  });

  it.each([...REACT_FILES])('%s keeps every name', (_, file) => {
    const [, list] = /export \{ (.*) \};$/.exec(asModule(readFileSync(file, 'utf8')));
    const names = list.split(', ').map((part) => part.split(' as ')[1]);
    expect(names.sort()).toEqual(Object.keys(createRequire(import.meta.url)(file)).sort());
  });
});

/** A script with all that it may bring, on demand too. */
function reached(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const code = built(`_astro/${file}`);
  for (const other of scripts) if (code.includes(`/${other}`)) reached(other, found);
  return found;
}

it.each(pages)('%s has in itself what its modules take from it', (page) => {
  const html = built(page);
  const carried = [...html.matchAll(/window\.carried=\{\.\.\.window\.carried,([^}]*)\}/g)].flatMap(([, list]) => namesIn(list));
  expect(carried).toEqual(expect.arrayContaining(['call', 'findToken']));
  const files = scripts.filter((file) => html.includes(file)).flatMap((file) => [...reached(file)]);
  const taken = files.flatMap((file) =>
    [...built(`_astro/${file}`).matchAll(/\{([^{}]*)\}=window\.carried/g)].flatMap(([, list]) => namesIn(list)),
  );
  expect(taken.filter((name) => !carried.includes(name))).toEqual([]);
});
