import ts from 'typescript';
import { type Call, Calls } from './calls.js';
import { Constants } from './constants.js';
import { isComparison, isNothing } from './faults.js';
import { isRules } from './judged-names.js';
import type { Sources } from './program.js';
import { Quantities } from './quantities.js';

/** A number that the rules hold in several tables for the same quantity. */
export interface Twice {
  quantity: string;
  value: number;
  /** Names of the tables: `LIMITS.mainContentMs`, `gradeOf`. */
  tables: string[];
}

/** Every limit of the rules with the quantity that is compared with it; those that stand in more than one table. */
export function findTwice(sources: Sources): Twice[] {
  const calls = new Calls(sources);
  const constants = new Constants(calls, true);
  const quantities = new Quantities(calls, constants, sources.files);
  const found = new Map<string, Twice & { all: Set<string> }>();
  const keep = (side: ts.Expression, other: ts.Expression, call?: Call) => {
    const numbers = (constants.constant(other, call) ?? []).filter((one) => ts.isNumericLiteral(one) && !isNothing(one));
    const quantity = numbers.length > 0 ? (quantities.judged(side, call) ?? side.getText()) : '';
    for (const number of numbers) {
      const value = Number((number as ts.NumericLiteral).text);
      const key = `${quantity} ${value}`;
      const known = found.get(key) ?? { quantity, value, tables: [], all: new Set<string>() };
      found.set(key, known);
      known.all.add(tableOf(number));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isComparison(node)) {
      for (const [side, other] of [
        [node.left, node.right],
        [node.right, node.left],
      ] as const) {
        keep(side, other);
        const limit = calls.rootParameter(other);
        for (const { call } of limit ? calls.callsOf(limit) : []) keep(side, other, call);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of sources.files) if (isRules(sources.pathOf(file))) visit(file);
  return [...found.values()].flatMap(({ quantity, value, all }) => (all.size > 1 ? [{ quantity, value, tables: [...all].sort() }] : []));
}

/** `LIMITS.mainContentMs` for a number in that row; the function for one in its code. */
function tableOf(number: ts.Node): string {
  const names: string[] = [];
  for (let node: ts.Node = number; !ts.isSourceFile(node); node = node.parent) {
    if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name)
      names.unshift(node.name.getText());
  }
  return names.slice(0, 2).join('.');
}
