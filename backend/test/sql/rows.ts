import ts from 'typescript';

/** What the driver makes of a column, by the number of its type in PostgreSQL. */
const STRING = ['string'];
const NUMBER = ['number'];
const KINDS: Readonly<Record<number, readonly string[]>> = {
  16: ['boolean'],
  17: ['Buffer'],
  20: NUMBER,
  21: NUMBER,
  23: NUMBER,
  26: NUMBER,
  700: NUMBER,
  701: NUMBER,
  1082: ['Date'],
  1114: ['Date'],
  1184: ['Date'],
  // JSON may be anything that JSON can say
  114: ['string', 'number', 'boolean', 'object', 'list'],
  3802: ['string', 'number', 'boolean', 'object', 'list'],
  1000: ['list of boolean'],
  1005: ['list of number'],
  1007: ['list of number'],
  1016: ['list of number'],
  1022: ['list of number'],
  1009: ['list of string'],
  1015: ['list of string'],
  2951: ['list of string'],
  1185: ['list of Date'],
  3807: ['list of object', 'list of list', 'list of string', 'list of number'],
};

export const kindsOf = (typeId: number): readonly string[] => KINDS[typeId] ?? STRING;

/** What differs between a row as its type tells it and the columns that come. */
export function faultsOfRow(
  checker: ts.TypeChecker,
  row: ts.Type,
  columns: readonly { name: string; kinds: readonly string[] }[],
): string[] {
  if (row.flags & ts.TypeFlags.Any) return ['is taken for any'];
  if (row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return [];
  const index = checker.getIndexInfosOfType(row)[0];
  if (index) return columns.flatMap((column) => faultsOf(checker, column.name, index.type, column.kinds));
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const column = columns.find(({ name }) => name === property.name);
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (!column) return isOptional ? [] : [`${property.name} does not come`];
    return faultsOf(checker, column.name, checker.getTypeOfSymbol(property), column.kinds);
  });
}

function faultsOf(checker: ts.TypeChecker, name: string, type: ts.Type, kinds: readonly string[]): string[] {
  const wrong = namesOf(checker, type).filter(
    (told) => !kinds.some((kind) => told === kind || (kind === 'list' && told.startsWith('list'))),
  );
  return wrong.length > 0 ? [`${name} comes as ${kinds.join(' or ')}, not as ${[...new Set(wrong)].join(' or ')}`] : [];
}

/** The kinds that a type tells, without null. */
function namesOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap((one) => namesOf(checker, one));
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Unknown)) return [];
  if (type.flags & ts.TypeFlags.Any) return ['any'];
  if (type.flags & ts.TypeFlags.StringLike) return ['string'];
  if (type.flags & ts.TypeFlags.NumberLike) return ['number'];
  if (type.flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  if (checker.isTupleType(type)) return ['list'];
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const inside = element ? namesOf(checker, element) : [];
    return inside.length > 0 ? inside.map((one) => `list of ${one.startsWith('list') ? 'list' : one}`) : ['list'];
  }
  const name = type.getSymbol()?.name ?? '';
  if (type.isIntersection()) return type.types.some((one) => one.flags & ts.TypeFlags.StringLike) ? ['string'] : ['object'];
  return name === 'Date' || name === 'Buffer' ? [name] : ['object'];
}
