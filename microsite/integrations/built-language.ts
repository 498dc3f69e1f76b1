import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { parseSync } from 'vite';
import { catalogueOf } from '../../backend/src/rules/gettext.rules.ts';
import { type Catalogue, keyOf, type SpokenLanguage } from '../../backend/src/rules/language.rules.ts';
import { WIDGET_LANGUAGES } from '../../backend/src/rules/widget.rules.ts';

const wanted = process.env.SITE_LANGUAGE ?? 'fr';
const supported = WIDGET_LANGUAGES.find((language) => language === wanted);
if (!supported) throw new Error(`SITE_LANGUAGE is one of ${WIDGET_LANGUAGES.join(', ')}, not ${wanted}`);

/** From the folder of the microsite. */
const LOCALES = '../backend/assets/locales';

/** The language of this build; in English there is the widget alone. */
export const BUILT: SpokenLanguage = supported;

/** The output folder of a language, until `scripts/build.mjs` puts them together. */
export const builtFolder = (language: SpokenLanguage): string => (language === 'fr' ? 'dist' : `dist-${language}`);

let words: Catalogue | undefined;

/** The catalogue of the language; empty for French, which is the source text. */
export function builtWords(): Catalogue {
  words ??= BUILT === 'fr' ? {} : catalogueOf(po.parse(readFileSync(join(process.cwd(), LOCALES, `${BUILT}.po`))).translations);
  return words;
}

/** A plugin of Vite that replaces texts by their translation at build time: no catalogue is shipped to the browser. */
export function builtLanguage() {
  return {
    name: 'built-language',
    enforce: 'post' as const,
    apply: 'build' as const,
    transform: (code: string) => (hasTexts(code) ? { code: translateModule(code, 'js', BUILT, builtWords()), map: null } : undefined),
  };
}

/** A module that may contain texts. */
export const hasTexts = (code: string): boolean => code.includes('language.rules');

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
 * Translates a module: t`Réparer ${count} liens` becomes a plain template, language() its name, perLanguage(make) the function that
 * makes the table, wordsBy(texts) an object of texts. A text that the catalogue lacks stays French.
 */
export function translateModule(code: string, lang: 'js' | 'ts', language: SpokenLanguage, catalogue: Catalogue): string {
  const program = parsed(code, lang);
  const names = importedNames(program);

  /** The name of `language.rules` that an expression is. */
  const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? names.get(node.name as string) : undefined);

  /** The source of a node with the texts in it translated. */
  function sourceOf(node: Node): string {
    let source = '';
    let position = node.start;
    for (const child of childrenOf(node).sort((one, other) => one.start - other.start)) {
      if (child.start < position || child.type === 'ImportDeclaration') continue;
      const isName = !node.computed && (child === node.key || child === node.property);
      source += code.slice(position, child.start) + ((isName ? undefined : replacementOf(child)) ?? sourceOf(child));
      position = child.end;
    }
    return source + code.slice(position, node.end);
  }

  function replacementOf(node: Node): string | undefined {
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
    if (words === undefined) return sourceOf(quasi as Node);
    const values = expressions.map(resultOf);
    const text = words.replace(/[\\`]|\$(?=\{)/g, '\\$&').replace(/\{(\d)\}/g, (_placeholder, index) => `\${${values[Number(index)]}}`);
    return `\`${text}\``;
  }

  /** `wordsBy({ title: () => t`…` }, beside)`: an object of the results of its functions and of the rest. */
  function table({ properties }: Node, beside: Node | undefined): string {
    const words = (properties as { key: Node; value: Node }[]).map(({ key, value }) => {
      const body = value.body as Node | undefined;
      const isExpression = value.type === 'ArrowFunctionExpression' && body?.type !== 'BlockStatement';
      return `${code.slice(key.start, key.end)}: ${isExpression ? `(${resultOf(body as Node)})` : `(${resultOf(value)})()`}`;
    });
    return `({ ${[...(beside ? [`...(${resultOf(beside)})`] : []), ...words].join(', ')} })`;
  }

  const resultOf = (node: Node): string => replacementOf(node) ?? sourceOf(node);

  /** '' of t, ` | context` of t.as('context'); undefined of another tag. */
  function contextOf(tag: Node): string | undefined {
    if (nameOf(tag) === 't') return '';
    const callee = tag.callee as Node | undefined;
    if (tag.type !== 'CallExpression' || nameOf(callee?.object) !== 't') return undefined;
    return ` | ${(tag.arguments as { value: string }[])[0]?.value}`;
  }

  return code.slice(0, program.start) + sourceOf(program) + code.slice(program.end);
}

/** What a module calls the exports of `language.rules`. */
function importedNames(program: Node): ReadonlyMap<string, string> {
  const imports = (program.body as Node[]).filter(
    ({ type, source }) => type === 'ImportDeclaration' && /language\.rules(\.[jt]s)?$/.test((source as { value: string }).value),
  );
  const specifiers = imports.flatMap(({ specifiers }) => specifiers as { local: { name: string }; imported: { name: string } }[]);
  return new Map(specifiers.map(({ local, imported }) => [local.name, imported.name]));
}
