import ts from 'typescript';
import { type Call, Calls } from './calls.js';
import { Constants } from './constants.js';
import { isRules, soundsJudged } from './judged-names.js';
import type { Sources } from './program.js';
import { Quantities } from './quantities.js';
import { isUnit } from './syntax.js';
import { isAssignment } from './usages.js';

/** A judged quantity that meets a number of its own outside of the rules. */
export interface Fault {
  path: string;
  line: number;
  /** What stands there. */
  text: string;
  quantity: string;
  numbers: string[];
}

type Report = (node: ts.Node, quantity: string, numbers: readonly ts.Node[]) => void;
interface Looks {
  calls: Calls;
  constants: Constants;
  quantities: Quantities;
  report: Report;
}

export function findFaults(sources: Sources): Fault[] {
  const calls = new Calls(sources);
  const constants = new Constants(calls);
  const quantities = new Quantities(calls, constants, sources.files);
  const faults = new Map<string, Fault>();
  const report: Report = (node, quantity, numbers) => {
    const line = sources.lineOf(node);
    const text = node.getText().replace(/\s+/g, ' ').slice(0, 120);
    faults.set(`${node.getSourceFile().fileName}:${node.getStart()}:${node.getEnd()}`, {
      ...{ path: sources.pathOf(node), line, text, quantity },
      numbers: numbers.map((one) => one.getText()),
    });
  };
  const looks: Looks = { calls, constants, quantities, report };
  for (const file of sources.files) {
    if (isRules(sources.pathOf(file))) continue;
    const visit = (node: ts.Node): void => {
      lookAt(node, looks);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...faults.values()];
}

function lookAt(node: ts.Node, looks: Looks): void {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (isComparison(node)) compared(node, node.left, node.right, looks);
    else if (ADDS.has(kind)) calculated(node, isSmall, looks);
    else if (SCALES.has(kind)) calculated(node, isUnit, looks);
    else if (DEFAULTS.has(kind)) defaulted(node, node.left, node.right, looks);
  }
  if (ts.isSwitchStatement(node))
    for (const one of node.caseBlock.clauses) if (ts.isCaseClause(one)) compared(one.expression, node.expression, one.expression, looks);
  if (ts.isCallExpression(node)) called(node, looks);
  if (ts.isCallExpression(node) && isQuestion(node) && ts.isPropertyAssignment(node.parent)) named(node.parent, node.arguments, looks);
  if (ts.isElementAccessExpression(node)) lookedUp(node, looks);
  if (ts.isPropertyAssignment(node) && /_(?:gte?|lte?)['"]?$/.test(node.name.getText())) named(node, [node.initializer], looks);
  if (ts.isBindingElement(node) && node.initializer) defaulted(node, node.name, node.initializer, looks);
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) asked(node, looks);
}

export const isComparison = ({ operatorToken }: ts.BinaryExpression): boolean => COMPARES.has(operatorToken.kind);
const COMPARES = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const ADDS = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.PlusEqualsToken, ts.SyntaxKind.MinusEqualsToken]);
const SCALES = new Set([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
]);
const DEFAULTS = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
]);

/** There or not, one or several, before or after; the whole of a scale. */
export const isNothing = (node: ts.Node): boolean => ['0', '1'].includes(textOf(node));
const isSmall = (node: ts.Node): boolean => ['0', '1', '100'].includes(textOf(node));
const textOf = (node: ts.Node): string => (ts.isNumericLiteral(node) || ts.isStringLiteralLike(node) ? node.text.trim() : node.getText());

/** One side is judged, the other a number that does not come from the rules; a parameter stands for what each call gives. */
function compared(node: ts.Node, left: ts.Expression, right: ts.Expression, { calls, constants, quantities, report }: Looks): void {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const numbers = constants.constant(other)?.filter((one) => !isNothing(one)) ?? [];
    const quantity = numbers.length > 0 ? quantities.judged(side) : null;
    if (quantity) report(node, quantity, numbers);
    const limit = calls.rootParameter(other);
    if (!limit) continue;
    for (const { call, node: there } of calls.callsOf(limit)) {
      const given = constants.constant(other, call)?.filter((one) => !isNothing(one)) ?? [];
      const judged = given.length > 0 ? quantities.judged(side, call) : null;
      if (judged) report(there, judged, given);
    }
  }
}

/** Points taken off or given, weights: `score - 10`, `0.6 * score`. */
function calculated(node: ts.BinaryExpression, isHarmless: (one: ts.Node) => boolean, { constants, quantities, report }: Looks): void {
  if (quantities.isTextual(node)) return;
  for (const [side, other] of [
    [node.left, node.right],
    [node.right, node.left],
  ] as const) {
    const numbers = constants.constant(other)?.filter((one) => !isHarmless(one)) ?? [];
    const quantity = numbers.length > 0 && (!isAssignment(node.operatorToken.kind) || side === node.left) ? quantities.judged(side) : null;
    if (quantity) report(node, quantity, numbers);
  }
}

/** A figure that stands in for one that was not measured. */
function defaulted(node: ts.Node, value: ts.Node, standIn: ts.Expression, { constants, quantities, report }: Looks): void {
  const numbers = constants.constant(standIn)?.filter((one) => !isSmall(one) && ts.isNumericLiteral(one)) ?? [];
  const quantity = numbers.length > 0 ? quantities.judged(value as ts.Expression) : null;
  if (quantity) report(node, quantity, numbers);
}

/** `Math.min(score, 90)`, `[1, 2, 3].includes(position)`, `score: MoreThan(70)`. */
function called(node: ts.CallExpression, { calls, constants, quantities, report }: Looks): void {
  if (!ts.isPropertyAccessExpression(node.expression)) return;
  const { expression: base, name } = node.expression;
  const isBound = base.getText() === 'Math' && (name.text === 'min' || name.text === 'max');
  const isList = ['includes', 'indexOf', 'has', 'get'].includes(name.text);
  if (!isBound && !isList) return;
  const limits = isBound ? node.arguments : [base];
  const met = (there: ts.Node, call?: Call) => {
    const numbers = limits.flatMap((one) => constants.constant(one, call) ?? []).filter((one) => !isSmall(one) && ts.isNumericLiteral(one));
    const quantity = numbers.length > 0 ? node.arguments.map((one) => quantities.judged(one, call)).find((one) => one !== null) : null;
    if (quantity) report(there, quantity, numbers);
  };
  met(node);
  for (const limit of limits.filter(ts.isIdentifier)) {
    const symbol = calls.symbolOf(limit);
    for (const { call, node: there } of symbol ? calls.callsOf(symbol) : []) met(there, call);
  }
}

const IN_QUERIES = new Set(['MoreThan', 'MoreThanOrEqual', 'LessThan', 'LessThanOrEqual', 'Between', 'Equal']);
const isQuestion = ({ expression }: ts.CallExpression): boolean => ts.isIdentifier(expression) && IN_QUERIES.has(expression.text);

/** A question for rows whose judged column is beyond a number. */
function named(property: ts.PropertyAssignment, limits: readonly ts.Expression[], { constants, report }: Looks): void {
  const name = property.name.getText().replace(/['"]/g, '');
  const numbers = limits.flatMap((one) => constants.constant(one) ?? []).filter((one) => !isNothing(one) && ts.isNumericLiteral(one));
  if (soundsJudged(name) && numbers.length > 0) report(property, name, numbers);
}

/** A table whose numbers are its names, read by a judged quantity. */
function lookedUp(node: ts.ElementAccessExpression, { constants, quantities, report }: Looks): void {
  const quantity = quantities.judged(node.argumentExpression);
  const names = quantity ? constants.numberedNames(node.expression).filter((one) => !isNothing(one)) : [];
  if (quantity && names.length > 0) report(node, quantity, names);
}

const IN_SQL = /\b([a-z_]+)\)?\s*(?:<|>|<=|>=|=|between)\s*(?:(\d+(?:\.\d+)?)\b|:\w+|\$\d)/gi;

/** A question to the database that judges: `score >= 70`, or `score >= :limit` beside `{ limit: 70 }`. */
function asked(node: ts.StringLiteralLike | ts.TemplateExpression, { constants, report }: Looks): void {
  const text = node.getText();
  const isWhole = /\b(?:select|update|where|case when|filter)\b/i.test(text) || /\b(?:and|or)\b/i.test(text);
  const call = ts.isCallExpression(node.parent) ? node.parent : null;
  if (!isWhole && !call) return;
  for (const [, name = '', number] of text.matchAll(IN_SQL)) {
    if (!soundsJudged(name) || number === '0' || number === '1') continue;
    if (number !== undefined) report(node, name, [node]);
    const others = number === undefined ? (call?.arguments ?? []).filter((one) => one !== node) : [];
    const numbers = others.flatMap((one) => constants.constant(one) ?? []).filter((one) => ts.isNumericLiteral(one) && !isNothing(one));
    if (numbers.length > 0) report(node, name, numbers);
  }
}
