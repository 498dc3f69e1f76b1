import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { Returns } from '../../common/http/response-decorators.js';
import { isStaffBrowser } from '../../common/http/staff-cookies.js';
import type { Language } from '../../rules/language.rules.js';
import {
  type AppointmentBooked,
  type AppointmentRequest,
  appointmentBooked,
  appointmentRequest,
  bookingQuery,
  linkParam,
  type ManagedAppointment,
  manageAnswer,
  managedAppointment,
  manageRequest,
  moveRequest,
  type PublicBooking,
  publicBooking,
} from './appointment.contract.js';
import { Booking } from './booking.service.js';
import { ManagedAppointments } from './managed-appointments.service.js';

type Token = z.infer<typeof bookingQuery>;
type Link = z.infer<typeof linkParam>;

@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public')
export class PublicBookingController {
  constructor(
    private readonly booking: Booking,
    private readonly calls: ManagedAppointments,
  ) {}

  @Get('booking/slots')
  @Returns(publicBooking)
  slots(@Query({ schema: bookingQuery }) { token }: Token, @RequestLanguage() asked: Language | null): Promise<PublicBooking> {
    return this.booking.forProspect(token, asked);
  }

  @Post('appointments')
  @RateLimit('forms')
  @Returns(appointmentBooked, 201)
  book(
    @Body({ schema: appointmentRequest }) body: AppointmentRequest,
    @RequestLanguage() language: Language | null,
    @Req() request: FastifyRequest,
  ): Promise<AppointmentBooked> {
    return this.booking.book(body, { language, userAgent: request.headers['user-agent'], staff: isStaffBrowser(request) });
  }

  /** The booked call as a file for a calendar. */
  @Get('booking/calendar.ics')
  @ApiProduces('text/calendar')
  @ApiResponse({ status: 200, description: '', content: { 'text/calendar': { schema: { type: 'string' } } } })
  async calendar(
    @Query({ schema: bookingQuery }) { token }: Token,
    @RequestLanguage() asked: Language | null,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { headers, file } = await this.booking.calendarFile(token, asked);
    await reply.headers(headers).send(file);
  }

  @Post('booking/links')
  @RateLimit('forms')
  @Returns(manageAnswer, 201)
  manage(@Body({ schema: manageRequest }) { token }: Token): Promise<z.infer<typeof manageAnswer>> {
    return this.booking.manageLink(token);
  }

  /** Shows the call of an invitation's link; only the POSTs below change it. */
  @Get('booking/links/:secret')
  @Returns(managedAppointment)
  show(@Param({ schema: linkParam }) { secret }: Link, @RequestLanguage() asked: Language | null): Promise<ManagedAppointment> {
    return this.calls.byLink(secret, asked);
  }

  @Post('booking/links/:secret/cancel')
  @RateLimit('forms')
  @Returns(managedAppointment)
  cancel(@Param({ schema: linkParam }) { secret }: Link, @RequestLanguage() asked: Language | null): Promise<ManagedAppointment> {
    return this.calls.cancel(secret, asked);
  }

  @Post('booking/links/:secret/move')
  @RateLimit('forms')
  @Returns(managedAppointment)
  move(
    @Param({ schema: linkParam }) { secret }: Link,
    @Body({ schema: moveRequest }) { start }: z.infer<typeof moveRequest>,
    @RequestLanguage() asked: Language | null,
  ): Promise<ManagedAppointment> {
    return this.calls.move(secret, new Date(start), asked);
  }
}
