import ts from 'typescript';

/** Steps that a value is followed backwards. */
export const FAR = 24;
/** Methods of lists and texts that hand on what they were called on. */
export const HANDS_ON = new Set(
  `at find findLast filter slice sort toSorted reverse toReversed values entries keys pop shift get concat flat with map flatMap reduce toFixed valueOf parse fromEntries assign`.split(
    ' ',
  ),
);

export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

export function unwrapped(node: ts.Node): ts.Expression | null {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    return node.expression;
  if (ts.isAwaitExpression(node) || ts.isTypeAssertionExpression(node)) return node.expression;
  return ts.isPrefixUnaryExpression(node) && node.operator !== ts.SyntaxKind.ExclamationToken ? node.operand : null;
}

const ARITHMETIC = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
]);
export const isArithmetic = (kind: ts.SyntaxKind): boolean => ARITHMETIC.has(kind);

/** Factors that change the unit alone: shares and percents, ms and s, bytes. */
const UNITS = new Set([0, 1, 10, 60, 100, 1000, 1024, 3600, 60_000, 1_000_000, 3_600_000, 86_400_000]);
export const isUnit = (node: ts.Node): boolean => ts.isNumericLiteral(node) && UNITS.has(Number(node.text));

export const isConst = (declaration: ts.VariableDeclaration): boolean =>
  ts.isVariableDeclarationList(declaration.parent) && (declaration.parent.flags & ts.NodeFlags.Const) !== 0;

export const iterated = (declaration: ts.VariableDeclaration | ts.ParameterDeclaration): ts.Expression | undefined =>
  ts.isForOfStatement(declaration.parent.parent) ? declaration.parent.parent.expression : undefined;

export function holderOf(element: ts.BindingElement): ts.VariableDeclaration | ts.ParameterDeclaration {
  const holder = element.parent.parent;
  return ts.isBindingElement(holder) ? holderOf(holder) : holder;
}

/** A function that is handed over where it is written. */
export const isHanded = (owner: ts.SignatureDeclaration | ts.Node): boolean =>
  isFunction(owner) && ts.isCallExpression(owner.parent) && owner.parent.arguments.includes(owner);

export function namesIn(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));
}

export const isFixedField = (node: ts.Node): node is ts.PropertyDeclaration =>
  ts.isPropertyDeclaration(node) &&
  (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword || kind === ts.SyntaxKind.StaticKeyword);

export function rootOf(node: ts.Node): ts.Identifier | null {
  if (ts.isIdentifier(node)) return node;
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node))
    return rootOf(node.expression);
  return null;
}

export const numberedName = (one: ts.PropertyAssignment): ts.Node[] =>
  ts.isNumericLiteral(one.name) ? [one.name, one.initializer] : [one.initializer];

export function nameOf(owner: ts.SignatureDeclaration | ts.Node): string | null {
  if ((ts.isFunctionDeclaration(owner) || ts.isMethodDeclaration(owner)) && owner.name) return owner.name.getText();
  if (
    isFunction(owner) &&
    (ts.isVariableDeclaration(owner.parent) || ts.isPropertyAssignment(owner.parent) || ts.isPropertyDeclaration(owner.parent))
  )
    return owner.parent.name.getText();
  return null;
}

/** The function that hands this one back. */
export function makerOf(owner: ts.SignatureDeclaration): ts.SignatureDeclaration | null {
  const outer = ts.findAncestor(owner.parent, ts.isFunctionLike);
  return outer && returned(outer).some((one) => one === owner) ? outer : null;
}

/** What a function hands back. */
export function returned(body: ts.SignatureDeclaration): ts.Expression[] {
  if (ts.isArrowFunction(body) && !ts.isBlock(body.body)) return [body.body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  const block = (body as ts.FunctionLikeDeclaration).body;
  if (block) ts.forEachChild(block, visit);
  return found;
}

export function first<T>(list: readonly T[], find: (one: T) => string | null): string | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
