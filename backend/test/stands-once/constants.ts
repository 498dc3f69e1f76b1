import ts from 'typescript';
import { ANY_CALL, type Call, type Calls } from './calls.js';
import { isRules } from './judged-names.js';
import {
  FAR,
  HANDS_ON,
  holderOf,
  isArithmetic,
  isFixedField,
  isHanded,
  isUnit,
  iterated,
  numberedName,
  returned,
  rootOf,
  unwrapped,
} from './syntax.js';

/** Numbers that stand in the code, and what is made of them. */
export class Constants {
  private readonly known = new Map<ts.Node, ts.Node[] | null>();

  /** `intoRules`: numbers of the rules are followed too, instead of being taken for granted. */
  constructor(
    private readonly calls: Calls,
    private readonly intoRules = false,
  ) {}

  /** The numbers outside of the rules that a constant is made of; null = no constant. */
  constant(node: ts.Expression, call: Call = ANY_CALL): ts.Node[] | null {
    if (call !== ANY_CALL) return this.numbers(node, call, 0, new Set());
    if (!this.known.has(node)) this.known.set(node, this.numbers(node, call, 0, new Set()));
    return this.known.get(node) ?? null;
  }

  /** The numbers that are names in a table: `{ 3: 'top' }`. */
  numberedNames(node: ts.Expression): ts.Node[] {
    const inner = unwrapped(node);
    if (inner) return this.numberedNames(inner);
    if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(({ name }) => (name && ts.isNumericLiteral(name) ? [name] : []));
    const declaration = ts.isIdentifier(node) ? this.calls.symbolOf(node)?.valueDeclaration : undefined;
    if (!declaration || !ts.isVariableDeclaration(declaration) || isRules(this.calls.pathOf(declaration))) return [];
    return declaration.initializer ? this.numberedNames(declaration.initializer) : [];
  }

  private numbers(node: ts.Node, call: Call, far: number, seen: Set<ts.Node>): ts.Node[] | null {
    if (far > FAR || seen.has(node)) return null;
    const next = new Set(seen).add(node);
    const on = (one: ts.Node | undefined) => (one ? this.numbers(one, call, far + 1, next) : null);
    const all = (list: readonly ts.Node[]): ts.Node[] | null => {
      const parts = list.map(on);
      return parts.length > 0 && parts.every((part) => part !== null) ? parts.flat() : null;
    };
    const some = (list: readonly ts.Node[]): ts.Node[] | null => {
      const parts = list.map(on).filter((part) => part !== null);
      return parts.length > 0 ? parts.flat() : null;
    };
    const inner = unwrapped(node);
    if (inner) return on(inner);
    if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return [node];
    if (ts.isStringLiteralLike(node)) return /^\s*-?\d+(?:\.\d+)?\s*$/.test(node.text) ? [node] : [];
    if (ts.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse]);
    if (ts.isBinaryExpression(node)) return isArithmetic(node.operatorToken.kind) ? this.calculated(node, on) : null;
    if (ts.isArrayLiteralExpression(node)) return some(node.elements);
    if (ts.isObjectLiteralExpression(node))
      return some(node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? numberedName(one) : [])));
    if (ts.isIdentifier(node)) return this.fixed(this.calls.symbolOf(node), call, far, next);
    if (ts.isPropertyAccessExpression(node)) return this.fixedMember(this.calls.symbolOf(node.name), node.expression, call, far, next);
    if (ts.isElementAccessExpression(node)) return this.numbers(node.expression, call, far + 1, next);
    if (ts.isCallExpression(node)) {
      const callee = node.expression;
      const symbol = this.calls.symbolOf(ts.isPropertyAccessExpression(callee) ? callee.name : callee);
      const body = symbol && this.calls.functionOf(symbol);
      if (body && this.calls.isOwn(body)) {
        if (this.isGranted(this.calls.pathOf(body)))
          return this.calls.isNumber(this.calls.checker.getTypeAtLocation(node)) && node.arguments.length === 0 ? [] : null;
        const inside = this.calls.bound(body, node, call);
        const parts = returned(body).map((one) => this.numbers(one, inside, far + 1, next));
        return parts.length > 0 && parts.every((part) => part !== null) ? parts.flat() : null;
      }
      const base = ts.isPropertyAccessExpression(callee) ? callee.expression.getText() : callee.getText();
      if (['Math', 'Number', 'parseInt', 'parseFloat', 'Object', 'Array', 'BigInt'].includes(base)) return all(node.arguments);
      return ts.isPropertyAccessExpression(callee) && HANDS_ON.has(callee.name.text)
        ? this.numbers(callee.expression, call, far + 1, next)
        : null;
    }
    if (ts.isSpreadElement(node)) return on(node.expression);
    if (ts.isNewExpression(node)) return node.arguments ? all(node.arguments) : null;
    return null;
  }

  /** A calculation of constants; a factor that only changes the unit is none of its numbers. */
  private calculated(node: ts.BinaryExpression, on: (one: ts.Node) => ts.Node[] | null): ts.Node[] | null {
    const [left, right] = [on(node.left), on(node.right)];
    if (!left || !right) return null;
    const scales = node.operatorToken.kind === ts.SyntaxKind.AsteriskToken || node.operatorToken.kind === ts.SyntaxKind.SlashToken;
    if (!scales) return [...left, ...right];
    const kept = [...left, ...right].filter((one) => !isUnit(one));
    return left.some((one) => !isUnit(one)) || left.length === 0 ? kept : [...left, ...kept];
  }

  private fixed(symbol: ts.Symbol | undefined, call: Call, far: number, seen: Set<ts.Node>): ts.Node[] | null {
    const declaration = symbol?.valueDeclaration;
    if (!symbol || !declaration) return null;
    const argument = call.get(symbol);
    if (argument) return this.numbers(argument, ANY_CALL, far + 1, seen);
    if (ts.isVariableDeclaration(declaration)) {
      if (this.isGranted(this.calls.pathOf(declaration))) return [];
      const iterates = iterated(declaration);
      if (iterates) return this.numbers(iterates, call, far + 1, seen);
      return this.together([declaration.initializer, ...this.calls.assigned(symbol).map(({ right }) => right)], call, far, seen);
    }
    if (ts.isBindingElement(declaration)) {
      const holder = holderOf(declaration);
      const giver = ts.isParameter(holder)
        ? isHanded(holder.parent) && this.calls.given(holder)[0]
        : (holder.initializer ?? iterated(holder));
      if (!giver) return null;
      const name = (declaration.propertyName ?? declaration.name).getText();
      const property = ts.isObjectBindingPattern(declaration.parent)
        ? this.calls.checker.getTypeAtLocation(declaration.parent).getProperty(name)
        : undefined;
      return property ? this.fixedMember(property, giver, call, far, seen) : this.numbers(giver, call, far + 1, seen);
    }
    if (ts.isParameter(declaration)) {
      const parent = declaration.parent;
      const giver = isHanded(parent) ? this.calls.given(declaration)[0] : undefined;
      if (giver && parent.parameters[0] === declaration) return this.numbers(giver, call, far + 1, seen);
      return declaration.initializer ? this.numbers(declaration.initializer, call, far + 1, seen) : null;
    }
    if (ts.isEnumDeclaration(declaration)) return this.isGranted(this.calls.pathOf(declaration)) ? [] : null;
    return null;
  }

  private fixedMember(symbol: ts.Symbol | undefined, object: ts.Node, call: Call, far: number, seen: Set<ts.Node>): ts.Node[] | null {
    const declarations = symbol?.declarations ?? [];
    if (!symbol || declarations.length === 0) return this.numbers(object, call, far + 1, seen);
    if (!declarations.some((one) => this.calls.isOwn(one))) return null;
    const found: ts.Node[] = [];
    for (const declaration of declarations) {
      if (this.isGranted(this.calls.pathOf(declaration))) return this.isReadOnlyTable(object) ? [] : null;
      const set =
        ts.isPropertyAssignment(declaration) || ts.isEnumMember(declaration) || isFixedField(declaration)
          ? declaration.initializer
          : undefined;
      if (!set) return this.together(this.calls.settings(symbol), call, far, seen);
      const own = this.numbers(set, call, far + 1, seen);
      if (own === null) return null;
      found.push(...own);
    }
    return found;
  }

  /** The numbers of several values that are all constant. */
  private together(list: readonly (ts.Node | undefined)[], call: Call, far: number, seen: Set<ts.Node>): ts.Node[] | null {
    const parts = list.map((one) => (one ? this.numbers(one, call, far + 1, seen) : null));
    return parts.length > 0 && parts.every((part) => part !== null) ? parts.flat() : null;
  }

  private isGranted(path: string): boolean {
    return !this.intoRules && isRules(path);
  }

  private isReadOnlyTable(object: ts.Node): boolean {
    const root = rootOf(object);
    const symbol = root && this.calls.symbolOf(root);
    const declaration = symbol?.valueDeclaration;
    return declaration !== undefined && isRules(this.calls.pathOf(declaration)) && !ts.isParameter(declaration);
  }
}
