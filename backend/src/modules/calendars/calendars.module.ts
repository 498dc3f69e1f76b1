import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ForeignModule } from '../../providers/foreign/foreign.module.js';
import { BusyTimeRow } from './busy-time.entity.js';
import { BusyTimes } from './busy-times.queries.js';
import { Calendar } from './calendar.entity.js';
import { CalendarAccess } from './calendar-access.service.js';
import { CalendarAccount } from './calendar-account.entity.js';
import { CalendarAccountsController } from './calendar-accounts.controller.js';
import { CalendarAccountQueries } from './calendar-accounts.queries.js';
import { CalendarAccounts } from './calendar-accounts.service.js';
import { CalendarChoices } from './calendar-choices.service.js';
import { CalendarSchedule } from './calendar-reading.schedule.js';
import { CalendarReading } from './calendar-reading.service.js';

/** Calendars of the agency that are connected: when they are busy, and how to write into them (decision 72). */
@Module({
  imports: [TypeOrmModule.forFeature([CalendarAccount, Calendar, BusyTimeRow]), ForeignModule],
  controllers: [CalendarAccountsController],
  providers: [BusyTimes, CalendarAccess, CalendarAccountQueries, CalendarAccounts, CalendarChoices, CalendarReading, CalendarSchedule],
  exports: [BusyTimes, CalendarAccess, CalendarAccountQueries, CalendarReading],
})
export class CalendarsModule {}
