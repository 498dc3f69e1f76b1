interface Operation {
  operationId?: string;
  summary?: string;
  security?: object[];
  [PUBLIC]?: boolean;
}

/** Marks public routes until the document is built. */
export const PUBLIC = 'x-public';

/** Adds to each operation its security and, where none was written, a summary from the names of controller and method. */
export function describeOperations(paths: Readonly<Record<string, object>>): void {
  for (const path of Object.values(paths))
    for (const operation of Object.values(path) as Operation[]) {
      operation.summary ||= summaryOf(operation.operationId ?? '');
      operation.security ??= operation[PUBLIC] ? [] : [{ bearer: [] }];
      delete operation[PUBLIC];
    }
}

/** Returns « Prospect exports: write csv » for `ProspectExports_writeCsv`. */
export function summaryOf(operationId: string): string {
  const [controller = '', method = ''] = operationId.split('_').map(wordsOf);
  return `${controller.slice(0, 1).toUpperCase()}${controller.slice(1)}: ${method}`;
}

const wordsOf = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
