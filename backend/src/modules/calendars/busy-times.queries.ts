import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BusyTime } from '../../providers/calendars/busy-times.js';
import { BusyTimeRow } from './busy-time.entity.js';

/** When the connected calendars are busy, as they were last read. */
@Injectable()
export class BusyTimes {
  async after(manager: EntityManager, instant: Date): Promise<BusyTime[]> {
    const rows = await manager.createQueryBuilder(BusyTimeRow, 'busy').where('busy.end_at > :instant', { instant }).getMany();
    return rows.map(({ start_at, end_at }) => ({ start: start_at, end: end_at }));
  }
}
