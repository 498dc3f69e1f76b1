import ts from 'typescript';
import type { Sources } from './program.js';

/** The one place that reads the French sentence of a cause: it tells it in the language of the page. */
const TELLER = 'admin/src/api/cause.ts';
/** Answers of requests that failed; their words are chosen where they come in. */
const REQUESTS = 'admin/src/api/problem.ts';

/**
 * Where the back-office reads `message` of what has a `code` beside it: a cause, which the server tells in French, shown as it is
 * in an English page.
 */
export function rawCauses({ checker, files, pathOf, lineOf }: Sources): string[] {
  const isCause = (type: ts.Type): boolean => {
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((part) => {
      const [code, message] = [part.getProperty('code'), part.getProperty('message')];
      return code !== undefined && message !== undefined && isOfContract(message);
    });
  };
  return files.flatMap((file) => {
    const path = pathOf(file);
    if (!path.startsWith('admin/src/') || path === TELLER || path === REQUESTS) return [];
    const found: string[] = [];
    const note = (node: ts.Node, type: ts.Type) => {
      if (isCause(checker.getNonNullableType(type))) found.push(`${path}:${lineOf(node)}`);
    };
    const look = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && node.name.text === 'message') note(node, checker.getTypeAtLocation(node.expression));
      if (ts.isObjectBindingPattern(node) && node.elements.some((element) => nameOf(element) === 'message'))
        note(node, checker.getTypeAtLocation(node));
      ts.forEachChild(node, look);
    };
    look(file);
    return found;
  });
}

const nameOf = ({ propertyName, name }: ts.BindingElement): string | undefined => {
  const taken = propertyName ?? name;
  return ts.isIdentifier(taken) ? taken.text : undefined;
};

/** Told by the server: what a browser or a library throws has a code too. */
const isOfContract = (property: ts.Symbol): boolean =>
  (property.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.includes('/backend/src/'));
