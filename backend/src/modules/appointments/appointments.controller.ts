import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { type AppointmentRecord, type AppointmentUpdate, appointment, appointmentUpdate } from './appointment.contract.js';
import { AppointmentQueries, appointmentListQuery } from './appointments.queries.js';
import { Appointments } from './appointments.service.js';
import { Invitations } from './invitations.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('appointments')
@Controller('api/admin/appointments')
export class AppointmentsController {
  constructor(
    private readonly appointments: Appointments,
    private readonly queries: AppointmentQueries,
    private readonly invitations: Invitations,
  ) {}

  @Get()
  @ReturnsPageOf(appointment)
  list(@Query({ schema: appointmentListQuery }) query: z.infer<typeof appointmentListQuery>): Promise<Page<AppointmentRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(appointment)
  get(@Param({ schema: idParam }) { id }: Id): Promise<AppointmentRecord> {
    return this.queries.get(id);
  }

  /** For a calendar that did not get the invitation. */
  @Get(':id/calendar.ics')
  @ApiProduces('text/calendar')
  @ApiResponse({ status: 200, description: '', content: { 'text/calendar': { schema: { type: 'string' } } } })
  async calendar(@Param({ schema: idParam }) { id }: Id, @Res() reply: FastifyReply): Promise<void> {
    const { call, company } = await this.queries.callWith(id);
    const { headers, file } = await this.invitations.fileOf(call, company);
    await reply.headers(headers).send(file);
  }

  @Put(':id')
  @Returns(appointment)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: appointmentUpdate }) body: AppointmentUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<AppointmentRecord> {
    await this.appointments.update(id, body, user);
    return this.queries.get(id);
  }
}
