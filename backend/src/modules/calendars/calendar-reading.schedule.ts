import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import PQueue from 'p-queue';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { CalendarAccount } from './calendar-account.entity.js';
import { CalendarReading } from './calendar-reading.service.js';

const AT_ONCE = 4;

const readCalendars = everySeconds(300, {
  name: 'calendars',
  title: 'Lecture des agendas connectés',
  safeToRepeat: 'a calendar that is read again has the same busy times',
});

@Injectable()
export class CalendarSchedule {
  constructor(
    private readonly database: DataSource,
    private readonly reading: CalendarReading,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  @Cron(CronExpression.EVERY_5_MINUTES, cronOptions(readCalendars))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(readCalendars);
  }

  @Handles(readCalendars)
  async tick(): Promise<void> {
    const due = await this.database.getRepository(CalendarAccount).findBy({ next_read_at: LessThanOrEqual(this.clock.now()) });
    const places = new PQueue({ concurrency: AT_ONCE });
    await places.addAll(
      due.map(
        ({ id }) =>
          () =>
            this.reading.read(id),
      ),
    );
  }
}
