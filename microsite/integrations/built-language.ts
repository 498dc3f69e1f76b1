import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Catalogue, keyOf, LANGUAGES, type Language } from '../../backend/src/rules/language.rules.ts';

const asked = process.env.SITE_LANGUAGE ?? 'fr';
const known = LANGUAGES.find((language) => language === asked);
if (!known) throw new Error(`SITE_LANGUAGE is one of ${LANGUAGES.join(', ')}, not ${asked}`);

/** What the pages are built for. */
export const BUILT: Language = known;

/** Where Astro builds a language, until `scripts/build.mjs` puts them together. */
export const builtFolder = (language: Language): string => (language === 'fr' ? 'dist' : `dist-${language}`);

let words: Catalogue | undefined;

/** The files of a language together; none for French, which stands where it is said. */
export function builtWords(): Catalogue {
  words ??= BUILT === 'fr' ? {} : readWords(join(process.cwd(), '../backend/src/words', BUILT));
  return words;
}

/** Read, not imported: they are tables of words and nothing else. */
const readWords = (folder: string): Catalogue =>
  Object.fromEntries(readdirSync(folder).flatMap((file) => pairsIn(parsed(readFileSync(join(folder, file), 'utf8'), 'ts'))));

function pairsIn(node: Node): [string, string][] {
  if (node.type !== 'Property') return childrenOf(node).flatMap(pairsIn);
  const { key, value } = node as unknown as Record<'key' | 'value', { name?: string; value: string }>;
  return [[key.name ?? key.value, value.value]];
}

/** For Vite: what Astro renders and what the browser gets are built of words that are said already; no catalogue goes with them. */
export function builtLanguage() {
  return {
    name: 'built-language',
    enforce: 'post' as const,
    apply: 'build' as const,
    transform: (code: string) => (isSpoken(code) ? { code: inWords(code, 'js', BUILT, builtWords()), map: null } : undefined),
  };
}

/** A module that may say something. */
export const isSpoken = (code: string): boolean => code.includes('language.rules');

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const parsed = (code: string, lang: 'js' | 'ts'): Node => parseSync(`module.${lang}`, code).program as unknown as Node;
const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === 'string';
/** Of `{ a }` and `{ a = b }` the value alone: their key stands at the same place. */
const childrenOf = (node: Node): Node[] => (node.shorthand ? [node.value] : Object.values(node).flat()).filter(isNode);

/**
 * A module in one language: t`Réparer ${count} liens` is the template of its words, language() its name, perLanguage(make) what
 * makes a table, wordsBy(say) what it says. A word that the catalogue does not have stays French.
 */
export function inWords(code: string, lang: 'js' | 'ts', language: Language, catalogue: Catalogue): string {
  const program = parsed(code, lang);
  const names = importedNames(program);

  /** The name of `language.rules` that an expression is. */
  const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? names.get(node.name as string) : undefined);

  /** The source of a node with all that is said within it. */
  function written(node: Node): string {
    let done = '';
    let place = node.start;
    for (const child of childrenOf(node).sort((one, other) => one.start - other.start)) {
      if (child.start < place || child.type === 'ImportDeclaration') continue;
      const isName = !node.computed && (child === node.key || child === node.property);
      done += code.slice(place, child.start) + ((isName ? undefined : said(child)) ?? written(child));
      place = child.end;
    }
    return done + code.slice(place, node.end);
  }

  function said(node: Node): string | undefined {
    if (node.type === 'TaggedTemplateExpression') return template(node);
    if (node.type === 'CallExpression') {
      const [first] = node.arguments as Node[];
      if (nameOf(node.callee) === 'language') return JSON.stringify(language);
      if (nameOf(node.callee) === 'perLanguage' && first) return `(${written(first)})`;
      if (nameOf(node.callee) === 'wordsBy' && first?.type === 'ObjectExpression') return table(first, (node.arguments as Node[])[1]);
    }
    if (nameOf(node) === 't') throw new Error('t is a tag: t`French`');
    return undefined;
  }

  function template({ tag, quasi }: Node): string | undefined {
    const context = contextOf(tag as Node);
    if (context === undefined) return undefined;
    const { quasis, expressions } = quasi as { quasis: { value: { cooked: string } }[]; expressions: Node[] };
    const words = catalogue[keyOf(quasis.map(({ value }) => value.cooked)) + context];
    if (words === undefined) return written(quasi as Node);
    const holes = expressions.map(saidOrWritten);
    const text = words.replace(/[\\`]|\$(?=\{)/g, '\\$&').replace(/\{(\d)\}/g, (_hole, place) => `\${${holes[Number(place)]}}`);
    return `\`${text}\``;
  }

  /** `wordsBy({ title: () => t`…` }, beside)`: what each of its functions says, beside the rest. */
  function table({ properties }: Node, beside: Node | undefined): string {
    const words = (properties as { key: Node; value: Node }[]).map(({ key, value }) => {
      const body = value.body as Node | undefined;
      const isSaid = value.type === 'ArrowFunctionExpression' && body?.type !== 'BlockStatement';
      return `${code.slice(key.start, key.end)}: ${isSaid ? `(${saidOrWritten(body as Node)})` : `(${saidOrWritten(value)})()`}`;
    });
    return `({ ${[...(beside ? [`...(${saidOrWritten(beside)})`] : []), ...words].join(', ')} })`;
  }

  const saidOrWritten = (node: Node): string => said(node) ?? written(node);

  /** '' of t, ` | context` of t.as('context'); undefined of another tag. */
  function contextOf(tag: Node): string | undefined {
    if (nameOf(tag) === 't') return '';
    const callee = tag.callee as Node | undefined;
    if (tag.type !== 'CallExpression' || nameOf(callee?.object) !== 't') return undefined;
    return ` | ${(tag.arguments as { value: string }[])[0]?.value}`;
  }

  return code.slice(0, program.start) + written(program) + code.slice(program.end);
}

/** What a module calls the exports of `language.rules`. */
function importedNames(program: Node): ReadonlyMap<string, string> {
  const imports = (program.body as Node[]).filter(
    ({ type, source }) => type === 'ImportDeclaration' && /language\.rules(\.[jt]s)?$/.test((source as { value: string }).value),
  );
  const specifiers = imports.flatMap(({ specifiers }) => specifiers as { local: { name: string }; imported: { name: string } }[]);
  return new Map(specifiers.map(({ local, imported }) => [local.name, imported.name]));
}
