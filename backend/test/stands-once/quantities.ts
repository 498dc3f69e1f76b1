import ts from 'typescript';
import { ANY_CALL, type Call, type Calls } from './calls.js';
import type { Constants } from './constants.js';
import { isDeclaredFigure, isRules, soundsJudged } from './judged-names.js';
import { FAR, first, HANDS_ON, holderOf, isArithmetic, isConst, isFunction, iterated, nameOf, returned, unwrapped } from './syntax.js';

/** Types made of this one lose where their members were declared; their names stay. */
const FACTS = 'backend/src/rules/site-facts.rules.ts';
const membersOf = (file: ts.SourceFile): string[] =>
  file.statements.filter(ts.isInterfaceDeclaration).flatMap(({ members }) => members.flatMap(({ name }) => (name ? [name.getText()] : [])));

/** Figures of a website, followed backwards from where they are compared to where they come from. */
export class Quantities {
  private readonly known = new Map<ts.Node, string | null>();
  private readonly facts: ReadonlySet<string>;

  constructor(
    private readonly calls: Calls,
    private readonly constants: Constants,
    files: readonly ts.SourceFile[],
  ) {
    this.facts = new Set(files.filter((file) => calls.pathOf(file) === FACTS).flatMap(membersOf));
  }

  /** The name of the judged quantity that a value is made of; null = of none. */
  judged(node: ts.Expression, call: Call = ANY_CALL): string | null {
    if (call !== ANY_CALL) return this.quantity(node, call, 0, new Set());
    if (!this.known.has(node)) this.known.set(node, this.quantity(node, call, 0, new Set()));
    return this.known.get(node) ?? null;
  }

  /** Texts that are put together are no sum. */
  isTextual(node: ts.Expression): boolean {
    return (this.calls.checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0;
  }

  private quantity(node: ts.Node, call: Call, far: number, seen: Set<ts.Node>): string | null {
    if (far > FAR || seen.has(node)) return null;
    seen.add(node);
    const on = (next: ts.Node | undefined) => (next ? this.quantity(next, call, far + 1, seen) : null);
    const inner = unwrapped(node);
    if (inner) return on(inner);
    if (ts.isConditionalExpression(node)) return on(node.whenTrue) ?? on(node.whenFalse);
    if (ts.isBinaryExpression(node)) return isArithmetic(node.operatorToken.kind) ? (on(node.left) ?? on(node.right)) : null;
    if (ts.isArrayLiteralExpression(node)) return first(node.elements, on);
    if (ts.isSpreadElement(node)) return on(node.expression);
    if (ts.isIdentifier(node)) return this.variable(this.calls.symbolOf(node), node, call, far, seen);
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = this.calls.symbolOf(node.name);
      return symbol ? this.member(symbol, call, far, seen) : soundsJudged(node.name.text) ? node.name.text : null;
    }
    if (ts.isElementAccessExpression(node)) {
      const symbol = ts.isStringLiteralLike(node.argumentExpression) ? this.calls.symbolOf(node.argumentExpression) : undefined;
      return symbol ? this.member(symbol, call, far, seen) : on(node.expression);
    }
    if (ts.isCallExpression(node)) return this.result(node, call, far, seen);
    return null;
  }

  private variable(symbol: ts.Symbol | undefined, node: ts.Node, call: Call, far: number, seen: Set<ts.Node>): string | null {
    if (!symbol) return null;
    const argument = call.get(symbol);
    if (argument) return this.quantity(argument, ANY_CALL, far + 1, seen);
    const on = (next: ts.Node | undefined) => (next ? this.quantity(next, call, far + 1, seen) : null);
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    if (!declaration) return null;
    const named = () =>
      this.isNumberThere(symbol, node) && this.calls.isOwn(declaration) && soundsJudged(symbol.name) ? symbol.name : null;
    if (ts.isVariableDeclaration(declaration)) {
      if (declaration.initializer && isConst(declaration) && this.constants.constant(declaration.initializer)) return null;
      if (isRules(this.calls.pathOf(declaration))) return null;
      const isPlain = declaration.initializer !== undefined && this.isPlain(declaration.initializer);
      return (
        (isPlain ? null : named()) ??
        on(declaration.initializer) ??
        on(iterated(declaration)) ??
        first(this.calls.assigned(symbol), (one) => on(one.right))
      );
    }
    if (ts.isBindingElement(declaration)) return this.taken(declaration, call, far, seen) ?? named();
    if (ts.isParameter(declaration)) return first(this.calls.given(declaration), on) ?? named();
    return null;
  }

  /** What a destructured name holds. */
  private taken(element: ts.BindingElement, call: Call, far: number, seen: Set<ts.Node>): string | null {
    const on = (next: ts.Node | undefined) => (next ? this.quantity(next, call, far + 1, seen) : null);
    const holder = holderOf(element);
    const givers: readonly ts.Node[] = ts.isParameter(holder)
      ? this.calls.given(holder)
      : [holder.initializer ?? iterated(holder)].filter((one) => one !== undefined);
    if (ts.isArrayBindingPattern(element.parent)) return first(givers, on);
    const name = (element.propertyName ?? element.name).getText();
    const symbol = this.calls.checker.getTypeAtLocation(element.parent).getProperty(name);
    if (!symbol) return first(givers, on);
    return this.member(symbol, call, far, seen) ?? (ts.isParameter(holder) ? this.prop(name, holder, on) : null);
  }

  private member(symbol: ts.Symbol, call: Call, far: number, seen: Set<ts.Node>): string | null {
    const declarations = symbol.declarations ?? [];
    const type = this.calls.checker.getTypeOfSymbol(symbol);
    const on = (next: ts.Node | undefined) => (next ? this.quantity(next, call, far + 1, seen) : null);
    if (declarations.length > 0 && !declarations.some((one) => this.calls.isOwn(one))) return null;
    const isNumber = this.calls.isNumber(type) || (type.flags & ts.TypeFlags.Any) !== 0;
    for (const declaration of declarations) {
      const path = this.calls.pathOf(declaration);
      if (isNumber && isDeclaredFigure(path, symbol.name)) return symbol.name;
      if (isRules(path)) return null;
    }
    const isFact = declarations.length === 0 && this.facts.has(symbol.name);
    if (isNumber && (isFact || soundsJudged(symbol.name))) return symbol.name;
    for (const declaration of declarations) {
      if (ts.isPropertyAssignment(declaration)) return on(declaration.initializer);
      if (ts.isShorthandPropertyAssignment(declaration)) return on(declaration.name);
    }
    if (!isNumber) return null;
    return (
      first(this.calls.settings(symbol), on) ??
      (declarations.some((one) => this.isPageProp(one)) ? this.tagged(symbol, declarations, on) : null)
    );
  }

  private result(node: ts.CallExpression, call: Call, far: number, seen: Set<ts.Node>): string | null {
    const on = (next: ts.Node | undefined) => (next ? this.quantity(next, call, far + 1, seen) : null);
    const callee = node.expression;
    const symbol = this.calls.symbolOf(ts.isPropertyAccessExpression(callee) ? callee.name : callee);
    const body = symbol && this.calls.functionOf(symbol);
    if (body && this.calls.isOwn(body)) {
      if (!this.calls.isNumber(this.calls.checker.getTypeAtLocation(node))) return null;
      if (isRules(this.calls.pathOf(body))) return first(node.arguments, on);
      const inner = this.calls.bound(body, node, call);
      return first(returned(body), (one) => this.quantity(one, inner, far + 1, seen)) ?? null;
    }
    if (ts.isPropertyAccessExpression(callee)) {
      if (callee.expression.getText() === 'Math' || callee.expression.getText() === 'Number') return first(node.arguments, on);
      if (['Object', 'Array', 'JSON'].includes(callee.expression.getText())) return first(node.arguments, on);
      return HANDS_ON.has(callee.name.text)
        ? (on(callee.expression) ?? first(node.arguments, (one) => (isFunction(one) ? first(returned(one), on) : null)))
        : null;
    }
    return ts.isIdentifier(callee) && ['Number', 'parseInt', 'parseFloat', 'String'].includes(callee.text)
      ? first(node.arguments, on)
      : null;
  }

  private isPageProp(declaration: ts.Node): boolean {
    return /\.astro\.tsx$/.test(declaration.getSourceFile().fileName);
  }

  /** What tags of a page's part set its property to. */
  private tagged(symbol: ts.Symbol, declarations: readonly ts.Node[], on: (one: ts.Node) => string | null): string | null {
    const names = declarations.map((one) => /([^/]+)\.astro\.tsx$/.exec(one.getSourceFile().fileName)?.[1]);
    return first(names, (name) => (name ? this.attribute(name, symbol.name, on) : null));
  }

  private prop(name: string, parameter: ts.ParameterDeclaration, on: (one: ts.Node) => string | null): string | null {
    const component = nameOf(parameter.parent as ts.SignatureDeclaration);
    return component && parameter.parent.parameters[0] === parameter ? this.attribute(component, name, on) : null;
  }

  private attribute(tag: string, name: string, on: (one: ts.Node) => string | null): string | null {
    return first(this.calls.usages.tags.get(tag) ?? [], (element) =>
      first(element.attributes.properties, (one) => {
        if (!ts.isJsxAttribute(one) || one.name.getText() !== name || !one.initializer) return null;
        return ts.isJsxExpression(one.initializer) && one.initializer.expression ? on(one.initializer.expression) : null;
      }),
    );
  }

  /** A number of the language or the browser, a place in a text or on the screen: it judges nothing, whatever it is called. */
  private isPlain(node: ts.Expression): boolean {
    const inner = unwrapped(node);
    if (inner) return this.isPlain(inner);
    if (ts.isBinaryExpression(node)) return this.isPlain(node.left) || this.isPlain(node.right);
    const access = ts.isCallExpression(node) ? node.expression : node;
    if (
      !ts.isPropertyAccessExpression(access) ||
      HANDS_ON.has(access.name.text) ||
      ['Math', 'Number'].includes(access.expression.getText())
    )
      return false;
    const declaration = this.calls.symbolOf(access.name)?.declarations?.[0];
    return declaration !== undefined && !this.calls.isOwn(declaration);
  }

  private isNumberThere(symbol: ts.Symbol, node: ts.Node): boolean {
    const type = this.calls.checker.getTypeOfSymbolAtLocation(symbol, node);
    return this.calls.isNumber(type) || (type.flags & ts.TypeFlags.Any) !== 0;
  }
}
