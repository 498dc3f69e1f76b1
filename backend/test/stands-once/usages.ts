import ts from 'typescript';

/** Where names are used, so that a value can be followed backwards: by name first, the compiler decides afterwards. */
export interface Usages {
  /** Calls and tags of a function or component of this name. */
  calls: Map<string, (ts.CallExpression | ts.NewExpression)[]>;
  tags: Map<string, ts.JsxOpeningLikeElement[]>;
  /** Calls that are handed a function of this name. */
  handed: Map<string, ts.CallExpression[]>;
  /** Places in which an object gets a property of this name. */
  properties: Map<string, ts.ObjectLiteralElementLike[]>;
  /** Assignments to a variable of this name. */
  assignments: Map<string, ts.BinaryExpression[]>;
}

const add = <T>(map: Map<string, T[]>, name: string, one: T) => {
  const known = map.get(name);
  if (known) known.push(one);
  else map.set(name, [one]);
};

export function usagesOf(files: readonly ts.SourceFile[]): Usages {
  const usages: Usages = { calls: new Map(), tags: new Map(), handed: new Map(), properties: new Map(), assignments: new Map() };
  const original = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && node.propertyName) original.set(node.name.text, node.propertyName.text);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = lastName(node.expression);
      if (name) for (const one of namesOf(name, original)) add(usages.calls, one, node);
      if (ts.isCallExpression(node))
        for (const argument of node.arguments) if (ts.isIdentifier(argument)) add(usages.handed, argument.text, node);
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = lastName(node.tagName);
      if (name) for (const one of namesOf(name, original)) add(usages.tags, one, node);
    }
    if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && !ts.isComputedPropertyName(node.name))
      add(usages.properties, node.name.text, node);
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
      const name = lastName(node.left);
      if (name) add(usages.assignments, name, node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    original.clear();
    visit(file);
  }
  return usages;
}

export const isAssignment = (kind: ts.SyntaxKind): boolean => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** `a.b.c` → c */
export function lastName(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : null;
}

const namesOf = (name: string, original: ReadonlyMap<string, string>): string[] => {
  const before = original.get(name);
  return before === undefined ? [name] : [name, before];
};
