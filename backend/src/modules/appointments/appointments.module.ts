import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentLink } from './appointment-link.entity.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentQueries } from './appointments.queries.js';
import { Appointments } from './appointments.service.js';
import { Booking } from './booking.service.js';
import { CalendarQueries } from './calendar.queries.js';
import { CallChanges } from './call-changes.service.js';
import { Invitations } from './invitations.service.js';
import { ManagedCalls } from './managed-call.service.js';
import { PublicBookingController } from './public-booking.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Appointment, AppointmentLink]), ProspectsModule],
  controllers: [PublicBookingController, AppointmentsController],
  providers: [Booking, ManagedCalls, Appointments, AppointmentQueries, CalendarQueries, CallChanges, Invitations],
  exports: [Booking, ManagedCalls],
})
export class AppointmentsModule {}
