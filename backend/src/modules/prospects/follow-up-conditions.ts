import { z } from 'zod';
import { AGENCY_ZONE } from '../../rules/dates.rules.js';

const nextDue = z.enum(['overdue', 'today', 'week', 'none']);

export const FOLLOW_UP_FILTERS = {
  /** Whether an owner is set. */
  owned: z.boolean().optional(),
  /** When the next action is due, relative to today. */
  next_due: nextDue.optional(),
};

const begin = (of: 'day' | 'week', later = '0 days'): string =>
  `(date_trunc('${of}', now() AT TIME ZONE '${AGENCY_ZONE}') + interval '${later}') AT TIME ZONE '${AGENCY_ZONE}'`;
const between = (from: string, before: string): string => `prospect.next_action_at >= ${from} AND prospect.next_action_at < ${before}`;

/** Days and weeks, from Monday on, of Switzerland. */
const DUE: Record<z.infer<typeof nextDue>, string> = {
  overdue: 'prospect.next_action_at < now()',
  today: between(begin('day'), begin('day', '1 day')),
  week: between(begin('week'), begin('week', '7 days')),
  none: 'prospect.next_action IS NULL AND prospect.next_action_at IS NULL',
};

/** SQL conditions on owner and due date, for queries with the alias of prospects. */
export function followUpConditions({
  owned,
  next_due,
}: {
  owned?: boolean | undefined;
  next_due?: z.infer<typeof nextDue> | undefined;
}): [sql: string, values: object][] {
  const conditions: [string, object][] = [];
  if (owned !== undefined) conditions.push([`prospect.owner_id IS ${owned ? 'NOT ' : ''}NULL`, {}]);
  if (next_due !== undefined) conditions.push([`(${DUE[next_due]})`, {}]);
  return conditions;
}
