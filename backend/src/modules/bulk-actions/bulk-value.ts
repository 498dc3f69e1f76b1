import { invalid } from '../../common/errors.js';
import type { ProspectFilter } from '../prospects/prospects.queries.js';
import type { BulkActionName } from './bulk-action.contract.js';

export interface BulkOrder {
  action: BulkActionName;
  ids?: string[] | undefined;
  filter?: ProspectFilter | undefined;
  status?: string | undefined;
  reason?: string | null | undefined;
  campaignId?: string | undefined;
  owner_id?: string | null | undefined;
  next_action?: string | null | undefined;
  next_action_at?: string | null | undefined;
  city?: string | null | undefined;
  trade?: string | null | undefined;
  language?: string | null | undefined;
  expected?: number | undefined;
  dryRun: boolean;
}

/** The fields that bring the value of an action. */
const GIVEN: Partial<Record<BulkActionName, readonly (keyof BulkOrder)[]>> = {
  set_status: ['status'],
  add_to_campaign: ['campaignId'],
  set_owner: ['owner_id'],
  set_next_action: ['next_action', 'next_action_at'],
  set_city: ['city'],
  set_trade: ['trade'],
  set_language: ['language'],
};

/** Whether the person has not chosen the value yet. */
export const isValueMissing = (order: BulkOrder): boolean => GIVEN[order.action]?.every((field) => order[field] === undefined) ?? false;

/** The fields that are set in one word for all, or taken away. */
export const TAKES: Partial<Record<BulkActionName, keyof typeof MISSING>> = {
  set_city: 'city',
  set_trade: 'trade',
  set_language: 'language',
};
const MISSING = { city: 'Écrivez une ville.', trade: 'Écrivez un secteur.', language: 'Choisissez une langue.' } as const;

export function givenOf(field: keyof typeof MISSING, order: BulkOrder): string {
  const words = order[field];
  const message = MISSING[field];
  if (words === undefined) throw invalid(message, { [field]: message });
  // nothing is the empty text
  return words ?? '';
}
