import ts from 'typescript';
import type { Sources } from './program.js';
import { FAR, holderOf, isFunction, isHanded, iterated, makerOf, nameOf, namesIn, returned, unwrapped } from './syntax.js';
import { type Usages, usagesOf } from './usages.js';

/** What a function's parameters stand for in one call of it. */
export type Call = ReadonlyMap<ts.Symbol, ts.Expression>;
export const ANY_CALL: Call = new Map();

/** Who calls what with what, and who sets a property to what. */
export class Calls {
  readonly checker: ts.TypeChecker;
  readonly usages: Usages;
  private readonly set = new Map<ts.Symbol, readonly ts.Expression[]>();
  private readonly symbols = new Map<ts.Node, ts.Symbol | undefined>();

  constructor(private readonly sources: Sources) {
    this.checker = sources.checker;
    this.usages = usagesOf(sources.files);
  }

  pathOf(node: ts.Node): string {
    return this.sources.pathOf(node);
  }

  /** The parameter that a limit is, or is taken from: each call decides what it is. */
  rootParameter(node: ts.Node, far = 0): ts.Symbol | undefined {
    if (far > FAR) return undefined;
    const inner = unwrapped(node);
    if (inner) return this.rootParameter(inner, far + 1);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return this.rootParameter(node.expression, far + 1);
    const symbol = ts.isIdentifier(node) ? this.symbolOf(node) : undefined;
    const declaration = symbol?.valueDeclaration;
    if (!symbol || !declaration) return undefined;
    const holder = ts.isBindingElement(declaration) ? holderOf(declaration) : declaration;
    if (ts.isVariableDeclaration(holder)) {
      const giver = iterated(holder) ?? (ts.isBindingElement(declaration) ? holder.initializer : undefined);
      return giver && this.rootParameter(giver, far + 1);
    }
    if (!ts.isParameter(holder)) return undefined;
    const [giver] = isHanded(holder.parent) ? this.given(holder) : [];
    return (giver && this.rootParameter(giver, far + 1)) ?? (holder === declaration ? symbol : (this.symbolOf(holder.name) ?? symbol));
  }

  /** What stands for the parameters in each call, of a function that it makes too. */
  callsOf(symbol: ts.Symbol): { call: Call; node: ts.Node }[] {
    const parameter = symbol.declarations?.find((one) => ts.isParameter(one) || ts.isBindingElement(one));
    const holder = parameter && ts.isBindingElement(parameter) ? holderOf(parameter) : parameter;
    if (!holder || !ts.isParameter(holder)) return [];
    const owner = holder.parent;
    const made = returned(owner).find(isFunction);
    return this.callers(owner).flatMap((node) => {
      const call = this.argumentsOf(owner, node.arguments ?? []);
      const uses = made ? this.callsOfMade(node) : [];
      if (!made || uses.length === 0) return [{ call, node }];
      return uses.map((use) => ({ call: new Map([...call, ...this.argumentsOf(made, use.arguments)]), node }));
    });
  }

  argumentsOf(owner: ts.SignatureDeclaration, given: readonly ts.Expression[]): Map<ts.Symbol, ts.Expression> {
    const call = new Map<ts.Symbol, ts.Expression>();
    for (const [index, one] of owner.parameters.entries()) {
      const argument = given[index] ?? one.initializer;
      if (!argument) continue;
      for (const name of namesIn(one.name)) {
        const own = this.checker.getSymbolAtLocation(name);
        if (own) call.set(own, argument);
      }
    }
    return call;
  }

  bound(body: ts.SignatureDeclaration, node: ts.CallExpression, outer: Call): Call {
    return new Map([...outer, ...this.argumentsOf(body, node.arguments)]);
  }

  symbolOf(node: ts.Node): ts.Symbol | undefined {
    if (!this.symbols.has(node)) this.symbols.set(node, this.resolved(node));
    return this.symbols.get(node);
  }

  private resolved(node: ts.Node): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** What a parameter may hold: the arguments of its calls, or, of a function that is handed over, what the other side deals in. */
  given(parameter: ts.ParameterDeclaration): ts.Node[] {
    const owner = parameter.parent;
    const place = ts.isFunctionLike(owner) ? owner.parameters.indexOf(parameter) : -1;
    if (place < 0) return [];
    if (isFunction(owner) && ts.isCallExpression(owner.parent) && owner.parent.arguments.includes(owner))
      return this.dealtWith(owner.parent, owner, place);
    const calls = this.callers(owner).flatMap((call) => call.arguments?.[place] ?? []);
    const name = nameOf(owner);
    const maker = makerOf(owner);
    const made = maker ? this.callers(maker) : [];
    const dealt = made.flatMap((one) =>
      ts.isCallExpression(one.parent) && one.parent.expression !== one ? this.dealtWith(one.parent, one, place) : [],
    );
    const handed = name
      ? (this.usages.handed.get(name) ?? []).filter((one) => one.arguments.some((each) => this.isFunctionNamed(each, owner)))
      : [];
    return [...calls, ...dealt, ...handed.flatMap((one) => (place === 0 ? this.dealtWith(one, null, 0) : []))];
  }

  private dealtWith(call: ts.CallExpression, handed: ts.Node | null, place: number): ts.Node[] {
    const callee = call.expression;
    if (ts.isPropertyAccessExpression(callee) && !this.isOwnFunction(callee.name)) {
      const isFold = callee.name.text === 'reduce' || callee.name.text === 'sort' || callee.name.text === 'toSorted';
      return place === 0 || (isFold && place === 1) ? [callee.expression] : [];
    }
    return call.arguments.filter((one) => one !== handed && !isFunction(one));
  }

  private isOwnFunction(name: ts.Node): boolean {
    const declaration = this.symbolOf(name)?.declarations?.[0];
    return declaration !== undefined && this.isOwn(declaration);
  }

  callers(owner: ts.SignatureDeclaration): (ts.CallExpression | ts.NewExpression)[] {
    const name = nameOf(owner);
    if (name) return (this.usages.calls.get(name) ?? []).filter(({ expression }) => this.isFunctionNamed(expression, owner));
    const maker = makerOf(owner);
    return maker ? this.callers(maker).flatMap((made) => this.callsOfMade(made)) : [];
  }

  /** Calls of what a call has made: `above(70)(score)`, or under a name of its own. */
  callsOfMade(made: ts.Node): ts.CallExpression[] {
    const { parent } = made;
    if (ts.isCallExpression(parent) && parent.expression === made) return [parent];
    if (!ts.isVariableDeclaration(parent)) return [];
    const own = this.symbolOf(parent.name);
    const calls = this.usages.calls.get(parent.name.getText()) ?? [];
    return calls.filter(ts.isCallExpression).filter(({ expression }) => own !== undefined && this.symbolOf(expression) === own);
  }

  private isFunctionNamed(node: ts.Node, owner: ts.SignatureDeclaration): boolean {
    const symbol = this.symbolOf(ts.isPropertyAccessExpression(node) ? node.name : node);
    return symbol !== undefined && this.functionOf(symbol) === owner;
  }

  functionOf(symbol: ts.Symbol): ts.SignatureDeclaration | undefined {
    for (const declaration of symbol.declarations ?? []) {
      if (ts.isFunctionDeclaration(declaration) && !declaration.body) continue;
      if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
      if (
        (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration) || ts.isPropertyDeclaration(declaration)) &&
        declaration.initializer
      ) {
        const value = declaration.initializer;
        if (isFunction(value)) return value;
      }
    }
    return undefined;
  }

  /** What objects of its type set a property to. */
  settings(symbol: ts.Symbol): readonly ts.Expression[] {
    const known = this.set.get(symbol) ?? this.foundSettings(symbol);
    this.set.set(symbol, known);
    return known;
  }

  private foundSettings(symbol: ts.Symbol): ts.Expression[] {
    const declared = new Set(symbol.declarations);
    return (this.usages.properties.get(symbol.name) ?? []).flatMap((one) => {
      const target = this.checker.getContextualType(one.parent as ts.ObjectLiteralExpression)?.getProperty(symbol.name);
      if (!target?.declarations?.some((each) => declared.has(each))) return [];
      return ts.isPropertyAssignment(one) ? [one.initializer] : ts.isShorthandPropertyAssignment(one) ? [one.name] : [];
    });
  }

  assigned(symbol: ts.Symbol): ts.BinaryExpression[] {
    return (this.usages.assignments.get(symbol.name) ?? []).filter(({ left }) => this.symbolOf(left) === symbol);
  }

  isNumber(type: ts.Type): boolean {
    return (type.isUnion() ? type.types : [type]).some((one) => (one.flags & ts.TypeFlags.NumberLike) !== 0);
  }

  isOwn(node: ts.Node): boolean {
    return !node.getSourceFile().fileName.includes('/node_modules/');
  }
}
