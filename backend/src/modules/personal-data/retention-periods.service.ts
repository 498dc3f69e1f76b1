import { Injectable } from '@nestjs/common';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { Settings } from '../settings/settings.service.js';
import type { RetentionRule } from './retention-rules.js';

export interface Period {
  value: number;
  unit: 'months' | 'days';
}

/** How long each kind is kept, from the settings. */
@Injectable()
export class RetentionPeriods {
  constructor(private readonly settings: Settings) {}

  async of({ setting, fixedDays = 0 }: RetentionRule): Promise<Period> {
    if (!setting) return { value: fixedDays, unit: 'days' };
    const { retentionMonths } = await this.settings.get('legal');
    const document = setting.document === 'legal' ? { retentionMonths } : await this.settings.get('retention');
    const value = (document as unknown as Record<string, number>)[setting.path] as number;
    // nobody who never reacted is kept longer than those who did
    return { value: setting.path === 'silentProspectMonths' ? Math.min(value, retentionMonths) : value, unit: setting.unit };
  }
}

export const before = (now: Date, { value, unit }: Period): Date => (unit === 'months' ? subMonths(now, value) : subDays(now, value));
export const after = (at: Date, { value, unit }: Period): Date => (unit === 'months' ? addMonths(at, value) : addDays(at, value));
