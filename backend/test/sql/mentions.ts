import ts from 'typescript';
import { everyNode, moduleOf, type Product, pathOf, placeOf } from './product.js';

/** A table that a file of the product writes. */
export interface Mention {
  module: string;
  place: string;
  /** `…` where the statement is put together with a name that comes later. */
  table: string;
}

const NAME = '(?:ONLY\\s+)?"?(\\w+|…)"?';
const WRITTEN = new RegExp(
  `\\b(?:INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE(?: TABLE)?|LOCK TABLE|COPY|UPDATE(?!\\s+OF\\b|\\s+SET\\b))\\s+${NAME}`,
  'g',
);
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
  module: string;
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
      if (symbol && table && ts.isStringLiteralLike(table)) found.set(symbol, { table: table.text, module: moduleOf(pathOf(file)) });
    }
  return found;
}

/** Every table that the product writes, by SQL or by an entity. `tables`: those that exist. */
export function mentionsOf(product: Product, tables: ReadonlySet<string>): Mention[] {
  const entities = entitiesOf(product);
  return product.files.flatMap((file) => {
    const module = moduleOf(pathOf(file));
    const found: Mention[] = [];
    const add = (node: ts.Node, table: string) => found.push({ module, place: placeOf(node), table });
    everyNode(file, (node) => {
      if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node))
        for (const [, table = ''] of wordsOf(product.checker, node).matchAll(WRITTEN))
          if (tables.has(table) || table === '…') add(node, table);
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || !WRITERS.has(node.expression.name.text)) return;
      for (const table of writtenBy(product.checker, entities, node, node.expression.expression)) add(node, table);
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
