import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import {
  type CalendarAccountCreate,
  type CalendarAccountRecord,
  type CalendarAccountUpdate,
  type CalendarOutcome,
  calendarAccount,
  calendarAccountCreate,
  calendarAccountUpdate,
  calendarOutcome,
} from './calendar-account.contract.js';
import { CalendarAccountQueries } from './calendar-accounts.queries.js';
import { CalendarAccounts } from './calendar-accounts.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('appointments')
@Roles('admin')
@Controller('api/admin/calendar-accounts')
export class CalendarAccountsController {
  constructor(
    private readonly accounts: CalendarAccounts,
    private readonly queries: CalendarAccountQueries,
  ) {}

  @Get()
  @Returns(calendarAccount, 200, { isArray: true })
  list(): Promise<CalendarAccountRecord[]> {
    return this.queries.all();
  }

  /** 422 when the server refuses the account or there is no calendar at the address. */
  @Post()
  @Returns(calendarAccount, 201)
  async create(
    @Body({ schema: calendarAccountCreate }) body: CalendarAccountCreate,
    @CurrentUser() user: SignedInUser,
  ): Promise<CalendarAccountRecord> {
    return this.queries.get(await this.accounts.create(body, user));
  }

  @Put(':id')
  @Returns(calendarAccount)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: calendarAccountUpdate }) body: CalendarAccountUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<CalendarAccountRecord> {
    await this.accounts.update(id, body, user);
    return this.queries.get(id);
  }

  @Post(':id/test')
  @HttpCode(200)
  @Returns(calendarOutcome)
  test(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<CalendarOutcome> {
    return this.accounts.test(id, user);
  }

  @Delete(':id')
  @Returns(calendarAccount)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<CalendarAccountRecord> {
    const account = await this.queries.get(id);
    await this.accounts.remove(id, user);
    return account;
  }
}
