import type { EntityManager } from 'typeorm';
import { containing } from './person-data.queries.js';
import { OWNED_PROSPECTS } from './person-search.js';

export interface OwnedProspect {
  id: string;
  address: string;
}

/** Reads the prospects with one of these addresses, oldest first. */
export const ownedProspects = (manager: EntityManager, addresses: readonly string[]): Promise<OwnedProspect[]> =>
  manager.query(OWNED_PROSPECTS, [addresses, addresses.map(containing)]);
