import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { keyOf } from '../../src/rules/language.rules.ts';

/** A French text of the source code, as gettext names its parts. */
export interface ExtractedMessage {
  context: string;
  msgid: string;
  /** The plural of the same count; null for a text without a count. */
  plural: string | null;
  /** Its text is made by `translatable`. */
  isLate: boolean;
  files: Set<string>;
  /** What each placeholder stands for, as the source code writes it. */
  values: readonly string[];
}

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['backend/src/**/*.ts', 'microsite/src/**/*.{ts,tsx,astro}'];
/** t`…`, t.as('context')`…`, translatable`…` */
const TAG = /^(?:t(?:\.as\('([^']+)'\))?|translatable)$/;
const MARK = /(?<![\w.`$])(?:t(?:\.as\('[^']+'\))?|translatable)`/g;
/** pluralForm(count, one, many) and what is built on it. */
const PLURAL = /^(?:pluralForm|counted|inSentence|plural)$/;

type Text = Omit<ExtractedMessage, 'plural' | 'files'>;

/** All texts that are to be translated, in the order of the source files. */
export function extractedMessages(): ExtractedMessage[] {
  const paths = globSync(SOURCES, { cwd: ROOT }).filter((path) => !/\.test\.tsx?$/.test(path));
  const found = paths.sort().flatMap((path) => messagesOf(readFileSync(join(ROOT, path), 'utf8'), path));
  const messages = new Map<string, ExtractedMessage>();
  // a pair of forms comes first, because a form alone is then known already
  for (const message of [...found.filter(({ plural }) => plural !== null), ...found.filter(({ plural }) => plural === null)])
    add(messages, message);
  const order = new Map(found.map((message, index) => [idOf(message), index] as const).reverse());
  return [...messages.values()].sort((one, other) => (order.get(idOf(one)) ?? 0) - (order.get(idOf(other)) ?? 0));
}

const idOf = ({ context, msgid }: Pick<ExtractedMessage, 'context' | 'msgid'>): string => JSON.stringify([context, msgid]);

function add(messages: Map<string, ExtractedMessage>, message: ExtractedMessage): void {
  const known = messages.get(idOf(message)) ?? pluralOf(messages, message);
  if (!known) {
    messages.set(idOf(message), message);
    return;
  }
  for (const file of message.files) known.files.add(file);
  // a second plural of the same singular is an entry of its own
  if (message.plural !== null && known.plural !== message.plural) add(messages, { ...message, msgid: message.plural, plural: null });
}

/** The entry whose plural a text without a count is. */
const pluralOf = (messages: Map<string, ExtractedMessage>, { msgid, plural, context }: ExtractedMessage): ExtractedMessage | undefined =>
  plural === null ? [...messages.values()].find((one) => one.plural === msgid && one.context === context) : undefined;

function messagesOf(source: string, path: string): ExtractedMessage[] {
  if (source.search(MARK) < 0) return [];
  if (!path.endsWith('.astro')) return messagesIn(source, path, path);
  // no TypeScript: each mark by itself
  return [...source.matchAll(MARK)].flatMap(({ index }) => messagesIn(source.slice(index), path, 'page.tsx').slice(0, 1));
}

function messagesIn(source: string, path: string, name: string): ExtractedMessage[] {
  const kind = name.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const messages: ExtractedMessage[] = [];
  const forms = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && PLURAL.test(node.expression.getText())) {
      const [one, many] = node.arguments.slice(1, 3);
      const [singular, plural] = [one && textOf(one), many && textOf(many)];
      if (one && many && singular && plural && singular.context === plural.context && singular.msgid !== plural.msgid) {
        messages.push({ ...singular, plural: plural.msgid, files: new Set([path]) });
        forms.add(one).add(many);
      }
    }
    const text = forms.has(node) ? null : textOf(node);
    if (text) messages.push({ ...text, plural: null, files: new Set([path]) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}

function textOf(node: ts.Node): Text | null {
  const match = ts.isTaggedTemplateExpression(node) ? TAG.exec(node.tag.getText()) : null;
  if (!match || !ts.isTaggedTemplateExpression(node)) return null;
  const { template } = node;
  const spans = ts.isTemplateExpression(template) ? [...template.templateSpans] : [];
  const head = ts.isTemplateExpression(template) ? template.head.text : template.text;
  return {
    context: match[1] ?? '',
    msgid: keyOf([head, ...spans.map(({ literal }) => literal.text)]),
    isLate: match[0] === 'translatable',
    values: spans.map(({ expression }) => expression.getText().replace(/\s+/g, ' ')),
  };
}
