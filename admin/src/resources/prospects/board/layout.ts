import type { ProspectStatus } from '../../../api/types';
import type { ListedProspect } from '../prospect-columns';

/** A card that was moved here while the board is open: it stays above the others of its column, where it was put. */
export interface Placed {
  prospect: ListedProspect;
  status: ProspectStatus;
  /** The server's timestamp; null until it is saved. */
  since: string | null;
}

/** The cards of a column: moved ones first, the latest on top, with their current data. */
export function cardsOf(status: ProspectStatus, loaded: readonly ListedProspect[], placed: readonly Placed[]): ListedProspect[] {
  const fresh = new Map(loaded.map((prospect) => [prospect.id, prospect]));
  const mine = placed.filter((card) => card.status === status).map(({ prospect }) => fresh.get(prospect.id) ?? { ...prospect, status });
  const elsewhere = new Set(placed.map(({ prospect }) => prospect.id));
  return [...mine, ...[...fresh.values()].filter(({ id }) => !elsewhere.has(id))];
}

/** The moved cards whose loaded record is newer: a colleague has moved them since. */
export function movedOn(status: ProspectStatus, loaded: readonly ListedProspect[], placed: readonly Placed[]): string[] {
  const others = new Map(placed.filter((card) => card.status !== status).map(({ prospect, since }) => [prospect.id, since]));
  return loaded.filter(({ id, updated_at }) => updated_at > (others.get(id) ?? updated_at)).map(({ id }) => id);
}
