import { entitiesOf, type Mention, mentionsOf } from './mentions.js';
import { SHARED_OWNERS, WITHOUT_ENTITY, WRITERS } from './owners.js';
import type { Product } from './product.js';

export interface Judged {
  /** Writes to a table of another module that are not listed. */
  faults: string[];
  /** Listed, and not needed any more. */
  needless: string[];
  ownerless: string[];
}

export function judgeOwners(product: Product, tables: ReadonlySet<string>): Judged {
  const owners = new Map([
    ...[...entitiesOf(product).values()].map(({ table, module }) => [table, module] as const),
    ...Object.entries(WITHOUT_ENTITY),
  ]);
  const used = new Set<string>();
  const isAllowed = ({ module, table }: Mention) => {
    const owner = owners.get(table);
    if (owner === module || SHARED_OWNERS.some((shared) => shared.owner === owner && shared.also === module)) return true;
    const listed = WRITERS.filter((one) => one.module === module)
      .flatMap(({ tables: each }) => each)
      .find((each) => each === table || each === '*');
    if (listed) used.add(`${module} ${listed}`);
    return listed !== undefined;
  };
  const foreign = mentionsOf(product, tables).filter((mention) => !isAllowed(mention));
  const declared = WRITERS.flatMap(({ module, tables: each }) => each.map((table) => `${module} ${table}`));
  return {
    faults: foreign.map(({ module, table, place }) => `${place}: ${module} writes ${table} of ${owners.get(table) ?? 'no known module'}`),
    needless: declared.filter((one) => !used.has(one)),
    ownerless: [...tables].filter((table) => !owners.has(table)),
  };
}
