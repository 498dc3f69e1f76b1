import ts from 'typescript';

/** One of the texts, and what was chosen for it: of each condition and each word of several. */
interface Variant {
  text: string;
  chosen: ReadonlyMap<string, string>;
}
/** Texts for the parameters of a function in one call of it. */
export type Bound = ReadonlyMap<ts.Symbol, readonly Variant[] | null>;
const NOTHING_BOUND: Bound = new Map();
/** Steps that a text is followed backwards, and texts that one place may stand for. */
const FAR = 30;
const MANY = 64;

/** The texts that an expression may stand for, as far as the code alone decides them; null where more does. */
export class Texts {
  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  of(node: ts.Expression, bound: Bound = NOTHING_BOUND): string[] | null {
    const variants = this.variants(node, bound, 0);
    return variants && [...new Set(variants.map(({ text }) => text))];
  }

  /** What the parameters of a function stand for in a call of it. */
  boundIn(declaration: ts.SignatureDeclaration, call: ts.CallExpression, bound: Bound = NOTHING_BOUND, far = 0): Bound {
    const inside = new Map(bound);
    for (const [index, parameter] of declaration.parameters.entries()) {
      const symbol = this.symbolOf(parameter.name);
      const given = call.arguments[index] ?? ('initializer' in parameter ? parameter.initializer : undefined);
      if (symbol) inside.set(symbol, given ? this.variants(given, bound, far + 1) : null);
    }
    return inside;
  }

  private variants(node: ts.Expression, bound: Bound, far: number): Variant[] | null {
    if (far > FAR) return null;
    const on = (next: ts.Expression) => this.variants(next, bound, far + 1);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [only(node.text)];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
      return on(node.expression);
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<Variant[] | null>(
        // the number of a parameter is counted when it runs
        (texts, { expression, literal }) =>
          texts?.some(({ text }) => text.endsWith('$')) && !ts.isConditionalExpression(expression)
            ? null
            : times(texts, on(expression), (one, other) => one + other + literal.text),
        [only(node.head.text)],
      );
    if (ts.isConditionalExpression(node)) {
      const condition = node.condition.getText();
      return either(chosenBy(condition, 'yes', on(node.whenTrue)), chosenBy(condition, 'no', on(node.whenFalse)));
    }
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return times(on(node.left), on(node.right), (one, other) => one + other);
      if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
        return either(chosenBy(node.left.getText(), 'no', [only('')]), chosenBy(node.left.getText(), 'yes', on(node.right)));
      if (isAlternative(node.operatorToken.kind)) return either(on(node.left), on(node.right));
      return null;
    }
    if (ts.isIdentifier(node)) return this.named(node, bound, far) ?? this.typed(node);
    if (ts.isPropertyAccessExpression(node)) return this.member(node.name, bound, far) ?? this.typed(node);
    if (ts.isElementAccessExpression(node)) return this.elements(node.expression, bound, far)?.flat() ?? this.typed(node);
    if (ts.isCallExpression(node)) return this.called(node, bound, far) ?? this.typed(node);
    return this.typed(node);
  }

  symbolOf(node: ts.Node): ts.Symbol | undefined {
    const shorthand = ts.isShorthandPropertyAssignment(node.parent) && this.checker.getShorthandAssignmentValueSymbol(node.parent);
    const symbol = shorthand || this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** A word that the type alone decides, or one of a few; a number is some number. */
  private typed(node: ts.Expression): Variant[] | null {
    const type = this.checker.getTypeAtLocation(node);
    if (type.flags & ts.TypeFlags.NumberLike && !type.isNumberLiteral()) return [only('1')];
    const words = (type.isUnion() ? type.types : [type]).map((one) =>
      one.isStringLiteral() || one.isNumberLiteral() ? String(one.value) : null,
    );
    if (words.length > MANY || !words.every((word) => word !== null)) return null;
    const declaration = this.symbolOf(node)?.valueDeclaration;
    // several words of one object belong together, which their types do not tell
    if (words.length > 1 && (!declaration || ts.isBindingElement(declaration) || !ts.isIdentifier(node))) return null;
    return words.map((word) => ({ text: word, chosen: new Map(words.length > 1 ? [[`${declaration?.pos}`, word]] : []) }));
  }

  private named(node: ts.Identifier, bound: Bound, far: number): Variant[] | null {
    const symbol = this.symbolOf(node);
    if (!symbol) return null;
    const known = bound.get(symbol);
    if (known) return [...known];
    const declaration = symbol.valueDeclaration;
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return null;
    const isConst = (declaration.parent.flags & ts.NodeFlags.Const) !== 0;
    return isConst ? this.variants(declaration.initializer, bound, far + 1) : null;
  }

  private member(name: ts.Node, bound: Bound, far: number): Variant[] | null {
    const declaration = this.symbolOf(name)?.valueDeclaration;
    if (!declaration) return null;
    if ((ts.isPropertyAssignment(declaration) || ts.isPropertyDeclaration(declaration)) && declaration.initializer)
      return this.variants(declaration.initializer, bound, far + 1);
    return ts.isShorthandPropertyAssignment(declaration) ? this.variants(declaration.name, bound, far + 1) : null;
  }

  /** What a list or an object holds, each with what it may be. */
  private elements(node: ts.Expression, bound: Bound, far: number): Variant[][] | null {
    if (far > FAR) return null;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return this.elements(node.expression, bound, far + 1);
    if (ts.isArrayLiteralExpression(node)) {
      const each = node.elements.map((element) =>
        ts.isSpreadElement(element) ? this.elements(element.expression, bound, far + 1) : whole(this.variants(element, bound, far + 1)),
      );
      return each.every((one) => one !== null) ? each.flat() : null;
    }
    if (ts.isObjectLiteralExpression(node)) {
      const each = node.properties.map((property) => (property.name ? this.member(property.name, bound, far + 1) : null));
      return each.every((one) => one !== null) ? each : null;
    }
    if (ts.isIdentifier(node)) {
      const declaration = this.symbolOf(node)?.valueDeclaration;
      return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
        ? this.elements(declaration.initializer, bound, far + 1)
        : null;
    }
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
    const { name, expression } = node.expression;
    const [given] = node.arguments;
    if (expression.getText() === 'Object' && given && name.text === 'values') return this.elements(given, bound, far + 1);
    if (expression.getText() === 'Object' && given && name.text === 'keys') return this.keys(given);
    if (name.text !== 'map' || !given || !ts.isArrowFunction(given) || ts.isBlock(given.body)) return null;
    const parameter = given.parameters[0] && this.symbolOf(given.parameters[0].name);
    const body = given.body;
    const each = this.elements(expression, bound, far + 1)?.map((words) =>
      this.variants(body, parameter ? new Map([...bound, [parameter, words]]) : bound, far + 1),
    );
    return each?.every((one) => one !== null) ? each : null;
  }

  private keys(node: ts.Expression): Variant[][] | null {
    const names = this.checker.getTypeAtLocation(node).getProperties();
    return names.map((name) => [only(name.name)]);
  }

  private called(node: ts.CallExpression, bound: Bound, far: number): Variant[] | null {
    if (ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (name.text === 'join') {
        const between = node.arguments[0] ? this.variants(node.arguments[0], bound, far + 1) : [only(',')];
        const each = this.elements(expression, bound, far + 1);
        if (!each || !between) return null;
        return each.reduce<Variant[] | null>(
          (texts, words, index) => times(texts, words, (one, other) => one + (index > 0 ? between[0]?.text : '') + other),
          [only('')],
        );
      }
      if (name.text === 'trim') return this.variants(expression, bound, far + 1);
    }
    const declaration = this.checker.getResolvedSignature(node)?.declaration;
    const result = declaration && returned(declaration);
    if (!result || !('parameters' in declaration)) return null;
    const inside = this.boundIn(declaration as ts.SignatureDeclaration, node, bound, far);
    const each = result.map((one) => this.variants(one, inside, far + 1));
    return each.length > 0 && each.every((one) => one !== null) ? each.flat() : null;
  }
}

const isAlternative = (kind: ts.SyntaxKind): boolean => kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;

const only = (text: string): Variant => ({ text, chosen: new Map() });

const whole = (texts: Variant[] | null): Variant[][] | null => texts && [texts];

function chosenBy(condition: string, way: string, texts: Variant[] | null): Variant[] | null {
  const alike = texts?.filter(({ chosen }) => (chosen.get(condition) ?? way) === way);
  return alike?.map(({ text, chosen }) => ({ text, chosen: new Map([...chosen, [condition, way]]) })) ?? null;
}

/** Each with each that was chosen alike. */
function times(some: Variant[] | null, others: Variant[] | null, put: (one: string, other: string) => string): Variant[] | null {
  if (!some || !others) return null;
  const all = some.flatMap((one) =>
    others
      .filter(({ chosen }) => [...chosen].every(([what, way]) => (one.chosen.get(what) ?? way) === way))
      .map((other) => ({ text: put(one.text, other.text), chosen: new Map([...one.chosen, ...other.chosen]) })),
  );
  return all.length > MANY ? null : all;
}

const either = (some: Variant[] | null, others: Variant[] | null): Variant[] | null => some && others && [...some, ...others];

/** What a function answers, where it has a body. */
function returned(declaration: ts.Node): ts.Expression[] | null {
  const body = (declaration as ts.FunctionLikeDeclaration).body;
  if (!body) return null;
  if (!ts.isBlock(body)) return [body as ts.Expression];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node) || node === declaration) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
