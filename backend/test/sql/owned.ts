import { entitiesOf, type Mention, mentionsOf } from './mentions.js';
import { HOUSES, READ_BY_ALL, READERS, WITHOUT_ENTITY, WRITERS } from './owners.js';
import type { Product } from './product.js';

export interface Judged {
  /** What writes or reads a table of another without being declared. */
  faults: string[];
  /** Declared, and not needed any more. */
  needless: string[];
  ownerless: string[];
}

/** A room of the analysis reads the results that the rooms share. */
const isAnalysis = (room: string) => room.startsWith('analysis/');

export function judgeOwners(product: Product, tables: ReadonlySet<string>): Judged {
  const owners = new Map([
    ...[...entitiesOf(product).values()].map(({ table, room }) => [table, room] as const),
    ...Object.entries(WITHOUT_ENTITY),
  ]);
  const used = new Set<string>();
  const isDeclared = (list: typeof WRITERS, { room, table }: Mention) =>
    list.some((one) => {
      const word = one.room === room && one.tables.find((each) => each === table || each === '*');
      if (word) used.add(`${room} ${word}`);
      return word;
    });
  const isAllowed = (mention: Mention) => {
    const { room, table, writes, inSql } = mention;
    const owner = owners.get(table) ?? '';
    if (owner === room || HOUSES.some((house) => house.owner === owner && house.also === room)) return true;
    if (writes) return isDeclared(WRITERS, mention);
    return !inSql || READ_BY_ALL.includes(table) || (owner === 'analysis/results' && isAnalysis(room)) || isDeclared(READERS, mention);
  };
  const foreign = mentionsOf(product, tables).filter((mention) => !isAllowed(mention));
  const declared = [...WRITERS, ...READERS].flatMap(({ room, tables: each }) => each.map((table) => `${room} ${table}`));
  return {
    faults: foreign.map(
      ({ room, table, writes, place }) =>
        `${place}: ${room} ${writes ? 'writes' : 'reads'} ${table} of ${owners.get(table) ?? 'nobody known'}`,
    ),
    needless: declared.filter((one) => !used.has(one)),
    ownerless: [...tables].filter((table) => !owners.has(table)),
  };
}
