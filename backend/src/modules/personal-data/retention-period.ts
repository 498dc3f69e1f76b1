import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import type { RetentionPath, RetentionRule } from './retention-rules.js';

export interface Period {
  value: number;
  unit: 'months' | 'days';
}

/** The documents of the settings that hold periods. */
export interface PeriodSettings {
  legal: { retentionMonths: number };
  retention: Record<RetentionPath, number>;
}

/** Returns the retention period of a kind. People who never reacted are not kept longer than those who did. */
export function periodOf({ setting, fixedDays = 0 }: RetentionRule, { legal, retention }: PeriodSettings): Period {
  if (!setting) return { value: fixedDays, unit: 'days' };
  const { unit } = setting;
  if (setting.document === 'legal') return { value: legal.retentionMonths, unit };
  const value = retention[setting.path];
  return { value: setting.path === 'silentProspectMonths' ? Math.min(value, legal.retentionMonths) : value, unit };
}

/** Returns the time before which data is due for deletion. */
export const endedBefore = (now: Date, { value, unit }: Period): Date => (unit === 'months' ? subMonths(now, value) : subDays(now, value));
/** Returns when data of a time becomes due. */
export const endsAfter = (at: Date, { value, unit }: Period): Date => (unit === 'months' ? addMonths(at, value) : addDays(at, value));
