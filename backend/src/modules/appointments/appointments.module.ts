import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FindingsModule } from '../analysis/findings/findings.module.js';
import { CalendarsModule } from '../calendars/calendars.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { SignatoriesModule } from '../signatories/signatories.module.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentChanges } from './appointment-changes.service.js';
import { AppointmentLink } from './appointment-link.entity.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentQueries } from './appointments.queries.js';
import { Appointments } from './appointments.service.js';
import { BookedAppointments } from './booked-appointments.queries.js';
import { Booking } from './booking.service.js';
import { CalendarQueries } from './calendar.queries.js';
import { CalendarEntries } from './calendar-entries.service.js';
import { CalendarEntry } from './calendar-entry.entity.js';
import { CalendarWriting } from './calendar-writing.schedule.js';
import { Invitations } from './invitations.service.js';
import { ManagedAppointments } from './managed-appointments.service.js';
import { PublicBookingController } from './public-booking.controller.js';
import { StaffBookingController } from './staff-booking.controller.js';
import { StaffBookings } from './staff-bookings.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Appointment, AppointmentLink, CalendarEntry]),
    CalendarsModule,
    FindingsModule,
    ProspectsModule,
    SignatoriesModule,
  ],
  controllers: [PublicBookingController, AppointmentsController, StaffBookingController],
  providers: [
    BookedAppointments,
    Booking,
    StaffBookings,
    ManagedAppointments,
    Appointments,
    AppointmentQueries,
    CalendarEntries,
    CalendarQueries,
    CalendarWriting,
    AppointmentChanges,
    Invitations,
  ],
  exports: [AppointmentQueries, Booking, CalendarQueries, ManagedAppointments],
})
export class AppointmentsModule {}
