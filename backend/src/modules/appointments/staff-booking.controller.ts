import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import {
  type AppointmentCreate,
  type AppointmentRecord,
  appointment,
  appointmentCreate,
  type StaffBooking,
  staffBooking,
} from './appointment.contract.js';
import { AppointmentQueries } from './appointments.queries.js';
import { StaffBookings } from './staff-bookings.service.js';

@ApiTags('appointments')
@Controller('api/admin')
export class StaffBookingController {
  constructor(
    private readonly bookings: StaffBookings,
    private readonly queries: AppointmentQueries,
  ) {}

  @Get('prospects/:id/booking')
  @Returns(staffBooking)
  read(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<StaffBooking> {
    return this.bookings.read(id);
  }

  /** 409 when the time is taken. */
  @Post('appointments')
  @Returns(appointment, 201)
  async book(@Body({ schema: appointmentCreate }) body: AppointmentCreate, @CurrentUser() user: SignedInUser): Promise<AppointmentRecord> {
    return this.queries.get(await this.bookings.book(body, user));
  }
}
