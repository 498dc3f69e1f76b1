import ts from 'typescript';
import { everyNode, type Product, pathOf, placeOf, roomOf } from './product.js';

/** A table that a file of the product reads or writes. */
export interface Mention {
  room: string;
  place: string;
  /** `…` where the statement is put together with a name that comes later. */
  table: string;
  writes: boolean;
  /** In a text of SQL; else by the class of its entity, which the compiler and the order of the modules check. */
  inSql: boolean;
}

const NAME = '(?:ONLY\\s+)?"?(\\w+|…)"?';
const WRITTEN = new RegExp(
  `\\b(?:INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE(?: TABLE)?|LOCK TABLE|COPY|UPDATE(?!\\s+OF\\b|\\s+SET\\b))\\s+${NAME}`,
  'g',
);
const READ = new RegExp(`(?<!DELETE\\s+)\\b(?:FROM|JOIN|USING)\\s+${NAME}|(?<=\\bFROM\\b[^()]*),\\s*${NAME}(?=\\s+(?:AS\\s+)?\\w)`, 'g');
const WRITERS = new Set([
  'insert',
  'update',
  'save',
  'upsert',
  'delete',
  'remove',
  'increment',
  'decrement',
  'clear',
  'into',
  'softDelete',
]);

/** Tables by the class of their entity, and where these stand. */
export interface Entity {
  table: string;
  room: string;
}

export function entitiesOf({ checker, files }: Product): Map<ts.Symbol, Entity> {
  const found = new Map<ts.Symbol, Entity>();
  for (const file of files)
    for (const statement of file.statements.filter(ts.isClassDeclaration)) {
      const table = (ts.getDecorators(statement) ?? [])
        .map(({ expression }) =>
          ts.isCallExpression(expression) && expression.expression.getText() === 'Entity' ? expression.arguments[0] : null,
        )
        .find((one) => one);
      const symbol = statement.name && checker.getSymbolAtLocation(statement.name);
      if (symbol && table && ts.isStringLiteralLike(table)) found.set(symbol, { table: table.text, room: roomOf(pathOf(file)) });
    }
  return found;
}

/** Every table that the texts and the entities of the product name. `tables`: those that there are. */
export function mentionsOf(product: Product, tables: ReadonlySet<string>): Mention[] {
  const entities = entitiesOf(product);
  const classes = new Set([...entities.keys()].map(({ name }) => name));
  return product.files.flatMap((file) => {
    const path = pathOf(file);
    const found: Mention[] = [];
    const add = (node: ts.Node, table: string, writes: boolean, inSql: boolean) =>
      found.push({ room: roomOf(path), place: placeOf(node), table, writes, inSql });
    everyNode(file, (node) => {
      for (const { table, writes } of ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)
        ? named(wordsOf(product.checker, node))
        : [])
        if (tables.has(table) || (table === '…' && writes)) add(node, table, writes, true);
      if (ts.isIdentifier(node) && classes.has(node.text) && isUsed(node)) {
        const entity = entities.get(symbolOf(product.checker, node) as ts.Symbol);
        if (entity && !path.endsWith('.module.ts')) add(node, entity.table, false, false);
      }
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || !WRITERS.has(node.expression.name.text)) return;
      for (const table of writtenBy(product.checker, entities, node, node.expression.expression)) add(node, table, true, false);
    });
    return found;
  });
}

/** What is put in stands as … unless its type says which word it is; of several, one text after the other. */
function wordsOf(checker: ts.TypeChecker, node: ts.TemplateExpression | ts.StringLiteralLike): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  let texts = [node.head.text];
  for (const { expression, literal } of node.templateSpans) {
    const type = checker.getTypeAtLocation(expression);
    const words = (type.isUnion() ? type.types : [type]).map((one) => (one.isStringLiteral() && /^\w+$/.test(one.value) ? one.value : '…'));
    texts = texts.flatMap((text) => (words.length > 4 ? ['…'] : words).map((word) => text + word + literal.text));
  }
  return texts.join('; ');
}

export function named(sql: string): { table: string; writes: boolean }[] {
  const of = (pattern: RegExp, writes: boolean) =>
    [...sql.matchAll(pattern)].map((found) => ({ table: found[1] ?? found[2] ?? '', writes }));
  return [...of(WRITTEN, true), ...of(READ, false)];
}

/** A class as a value: no type, no import, no declaration. */
const isUsed = (node: ts.Identifier): boolean =>
  !ts.isTypeNode(node.parent) &&
  !ts.isImportSpecifier(node.parent) &&
  !ts.isClassDeclaration(node.parent) &&
  !ts.isQualifiedName(node.parent);

function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The tables that TypeORM writes in a call; … where its entity is not known. */
function writtenBy(checker: ts.TypeChecker, entities: Map<ts.Symbol, Entity>, call: ts.CallExpression, receiver: ts.Expression): string[] {
  const type = checker.getTypeAtLocation(receiver);
  const kind = type.getSymbol()?.name ?? '';
  const tableOf = (one: ts.Type | undefined) => (one && entities.get(one.getSymbol() as ts.Symbol)?.table) ?? null;
  const typeArgument = tableOf(checker.getTypeArguments(type as ts.TypeReference)[0]);
  if (kind === 'Repository') return [typeArgument ?? '…'];
  const [given] = call.arguments;
  const handed = given && elementOf(checker, checker.getTypeAtLocation(given));
  const ofGiven = handed && (tableOf(handed) ?? tableOf(handed.getConstructSignatures()[0]?.getReturnType()));
  if (kind === 'EntityManager') return [ofGiven ?? '…'];
  if (!kind.endsWith('QueryBuilder')) return [];
  if (given && ofGiven) return [ofGiven];
  // `.delete().from(Entity)`
  const after = call.parent.parent;
  const from = ts.isCallExpression(after) && after.expression.getText().endsWith('.from') ? after.arguments[0] : undefined;
  const ofFrom = from && tableOf(checker.getTypeAtLocation(from).getConstructSignatures()[0]?.getReturnType());
  const isChained = call.expression.getText().endsWith('.insert');
  return isChained ? [] : [ofFrom ?? typeArgument ?? '…'];
}

const elementOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type =>
  checker.isArrayType(type) ? (checker.getTypeArguments(type as ts.TypeReference)[0] ?? type) : type;
