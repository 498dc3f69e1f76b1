import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { parseSync } from 'vite';
import { catalogueOf } from '../../backend/src/rules/gettext.rules.ts';
import { type Catalogue, keyOf, LANGUAGES, type Language } from '../../backend/src/rules/language.rules.ts';

const requested = process.env.SITE_LANGUAGE ?? 'fr';
const known = LANGUAGES.find((language) => language === requested);
if (!known) throw new Error(`SITE_LANGUAGE is one of ${LANGUAGES.join(', ')}, not ${requested}`);

/** The language of this build. */
export const BUILT: Language = known;

/** The output folder of a language, until `scripts/build.mjs` merges them. */
export const builtFolder = (language: Language): string => (language === 'fr' ? 'dist' : `dist-${language}`);

let words: Catalogue | undefined;

/** The catalogue of the built language; empty for French, which is in the sources. */
export function builtWords(): Catalogue {
  words ??= BUILT === 'fr' ? {} : catalogueOf(po.parse(readFileSync(join(process.cwd(), LOCALES, `${BUILT}.po`))).translations);
  return words;
}

/** Parsed, not imported: the files are plain tables. */
const readWords = (folder: string): Catalogue =>
  Object.fromEntries(readdirSync(folder).flatMap((file) => pairsIn(parsed(readFileSync(join(folder, file), 'utf8'), 'ts'))));

function pairsIn(node: Node): [string, string][] {
  if (node.type !== 'Property') return childrenOf(node).flatMap(pairsIn);
  const { key, value } = node as unknown as Record<'key' | 'value', { name?: string; value: string }>;
  return [[key.name ?? key.value, value.value]];
}

/** Vite plugin that replaces the texts of pages and scripts at build time: no catalogue is shipped. */
export function builtLanguage() {
  return {
    name: 'built-language',
    enforce: 'post' as const,
    apply: 'build' as const,
    transform: (code: string) => (hasTexts(code) ? { code: translateModule(code, 'js', BUILT, builtWords()), map: null } : undefined),
  };
}

/** Whether a module may contain texts. */
export const isSpoken = (code: string): boolean => code.includes('language.rules');

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const parsed = (code: string, lang: 'js' | 'ts'): Node => parseSync(`module.${lang}`, code).program as unknown as Node;
const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === 'string';
/** Of `{ a }` and `{ a = b }` the value alone: their key has the same position. */
const childrenOf = (node: Node): Node[] => (node.shorthand ? [node.value] : Object.values(node).flat()).filter(isNode);

/**
 * Returns the module in one language: t`Réparer ${count} liens` becomes a plain template, language() a name, perLanguage(make) the
 * table, wordsBy(say) its texts. A text that is not in the catalogue stays French.
 */
export function translateModule(code: string, lang: 'js' | 'ts', language: Language, catalogue: Catalogue): string {
  const program = parsed(code, lang);
  const names = importedNames(program);

  /** The name of `language.rules` that an expression is. */
  const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? names.get(node.name as string) : undefined);

  /** Returns the source of a node with its texts replaced. */
  function written(node: Node): string {
    let done = '';
    let place = node.start;
    for (const child of childrenOf(node).sort((one, other) => one.start - other.start)) {
      if (child.start < position || child.type === 'ImportDeclaration') continue;
      const isName = !node.computed && (child === node.key || child === node.property);
      done += code.slice(place, child.start) + ((isName ? undefined : translated(child)) ?? written(child));
      place = child.end;
    }
    return source + code.slice(position, node.end);
  }

  function translated(node: Node): string | undefined {
    if (node.type === 'TaggedTemplateExpression') return template(node);
    if (node.type === 'CallExpression') {
      const [first] = node.arguments as Node[];
      if (nameOf(node.callee) === 'language') return JSON.stringify(language);
      if (nameOf(node.callee) === 'perLanguage' && first) return `(${sourceOf(first)})`;
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
    const holes = expressions.map(translatedOrWritten);
    const text = words.replace(/[\\`]|\$(?=\{)/g, '\\$&').replace(/\{(\d)\}/g, (_hole, place) => `\${${holes[Number(place)]}}`);
    return `\`${text}\``;
  }

  /** `wordsBy({ title: () => t`…` }, beside)`: an object of the results of its functions and of the rest. */
  function table({ properties }: Node, beside: Node | undefined): string {
    const words = (properties as { key: Node; value: Node }[]).map(({ key, value }) => {
      const body = value.body as Node | undefined;
      const isExpression = value.type === 'ArrowFunctionExpression' && body?.type !== 'BlockStatement';
      return `${code.slice(key.start, key.end)}: ${isExpression ? `(${translatedOrWritten(body as Node)})` : `(${translatedOrWritten(value)})()`}`;
    });
    return `({ ${[...(beside ? [`...(${translatedOrWritten(beside)})`] : []), ...words].join(', ')} })`;
  }

  const translatedOrWritten = (node: Node): string => translated(node) ?? written(node);

  /** '' of t, ` | context` of t.as('context'); undefined of another tag. */
  function contextOf(tag: Node): string | undefined {
    if (nameOf(tag) === 't') return '';
    const callee = tag.callee as Node | undefined;
    if (tag.type !== 'CallExpression' || nameOf(callee?.object) !== 't') return undefined;
    return ` | ${(tag.arguments as { value: string }[])[0]?.value}`;
  }

  return code.slice(0, program.start) + sourceOf(program) + code.slice(program.end);
}

/** The local names of the exports of `language.rules` in a module. */
function importedNames(program: Node): ReadonlyMap<string, string> {
  const imports = (program.body as Node[]).filter(
    ({ type, source }) => type === 'ImportDeclaration' && /language\.rules(\.[jt]s)?$/.test((source as { value: string }).value),
  );
  const specifiers = imports.flatMap(({ specifiers }) => specifiers as { local: { name: string }; imported: { name: string } }[]);
  return new Map(specifiers.map(({ local, imported }) => [local.name, imported.name]));
}
