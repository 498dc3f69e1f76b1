import ts from 'typescript';
import { everyNode, type Product, placeOf } from './product.js';
import { Texts } from './texts.js';

/** A statement that the product asks the database, and the rows that it takes the answer for. */
export interface Query {
  place: string;
  /** The statements that it may be; null where the code alone does not decide. */
  texts: readonly string[] | null;
  /** Null where nobody looks at the answer. */
  row: ts.Type | null;
}

const ASKED = new Set(['EntityManager', 'DataSource', 'QueryRunner', 'Client', 'ClientBase', 'Pool', 'PoolClient']);

export function queriesOf({ checker, files }: Product): Query[] {
  const texts = new Texts(checker);
  const found: Query[] = [];
  /** Those whose text a function is handed in part: its callers decide. */
  const open = new Map<ts.Node, { call: ts.CallExpression; given: ts.Expression }[]>();
  const calls: ts.CallExpression[] = [];
  for (const file of files) everyNode(file, (node) => ts.isCallExpression(node) && calls.push(node));
  for (const call of calls) {
    const given = statementIn(call);
    if (!given || !ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query') continue;
    if (!ASKED.has(askedBy(checker, call))) continue;
    const known = texts.of(given);
    const owner = known ? undefined : ts.findAncestor(call, (node) => ts.isFunctionLike(node) && node.parameters.length > 0);
    if (owner) open.set(owner, [...(open.get(owner) ?? []), { call, given }]);
    else found.push({ place: placeOf(call), texts: known, row: rowOf(checker, call) });
  }
  const decided = new Set<ts.CallExpression>();
  const undecided: { call: ts.CallExpression; caller: ts.CallExpression }[] = [];
  const names = new Set([...open.keys()].map(nameOf));
  for (const caller of calls) {
    if (!names.has(caller.expression.getText().split('.').pop() ?? '')) continue;
    const declaration = checker.getResolvedSignature(caller)?.declaration;
    for (const { call, given } of (declaration && open.get(declaration)) ?? []) {
      const inner = rowOf(checker, call);
      const row = inner && inner.flags & ts.TypeFlags.TypeParameter ? rowOf(checker, caller) : inner;
      const bound = texts.boundIn(declaration as ts.SignatureDeclaration, caller);
      const known = texts.of(given, bound);
      if (!known) {
        undecided.push({ call, caller });
        continue;
      }
      found.push({ place: placeOf(caller), texts: known, row });
      decided.add(call);
    }
  }
  for (const { call, caller } of undecided)
    if (decided.has(call)) found.push({ place: placeOf(caller), texts: null, row: rowOf(checker, caller) });
  for (const { call } of [...open.values()].flat())
    if (!decided.has(call)) found.push({ place: placeOf(call), texts: null, row: rowOf(checker, call) });
  return found;
}

/** Returns the SQL argument of a call: a string, or the `text` of node-postgres's query object. */
function statementIn({ arguments: [given] }: ts.CallExpression): ts.Expression | undefined {
  if (!given || !ts.isObjectLiteralExpression(given)) return given;
  const text = given.properties.find((property) => property.name?.getText() === 'text');
  return text && ts.isPropertyAssignment(text) ? text.initializer : given;
}

function askedBy(checker: ts.TypeChecker, { expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? (checker.getTypeAtLocation(expression.expression).getSymbol()?.name ?? '') : '';
}

/** How a function is called: by its own name, or that of what holds it. */
function nameOf(node: ts.Node): string {
  const named = ts.isFunctionLike(node) && node.name ? node : node.parent;
  return 'name' in named && named.name ? (named.name as ts.Node).getText() : '';
}

/** The row that an answer is taken for: of a list, of a promise, of the driver's own answer. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | null {
  if (isUnused(call)) return null;
  let type = checker.getAwaitedType(checker.getTypeAtLocation(call)) ?? checker.getTypeAtLocation(call);
  const rows = type.getSymbol()?.name === 'QueryResult' ? type.getProperty('rows') : undefined;
  if (rows) type = checker.getTypeOfSymbol(rows);
  if (checker.isTupleType(type) || checker.isArrayType(type)) return checker.getTypeArguments(type as ts.TypeReference)[0] ?? type;
  return checker.getNonNullableType(type);
}

function isUnused(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent)) {
    const [then] = parent.parent.arguments;
    if (parent.name.text === 'catch') return isUnused(parent.parent);
    return parent.name.text === 'then' && then !== undefined && ts.isArrowFunction(then) && then.parameters.length === 0;
  }
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.every(({ name }) => name.getText() === 'rowCount');
  if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return true;
  return (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) && isUnused(parent);
}
