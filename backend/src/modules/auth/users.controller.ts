import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, Sensitive, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsNothing, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  madePassword,
  madeUser,
  type UserCreate,
  type UserRecord,
  type UserUpdate,
  user,
  userCreate,
  userUpdate,
} from './users.contract.js';
import { UserQueries, userListQuery } from './users.queries.js';
import { Users } from './users.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('users')
@Roles('admin')
@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly queries: UserQueries,
  ) {}

  @Get()
  @ReturnsPageOf(user)
  list(@Query({ schema: userListQuery }) query: z.infer<typeof userListQuery>): Promise<Page<UserRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(user)
  get(@Param({ schema: idParam }) { id }: Id): Promise<UserRecord> {
    return this.queries.get(id);
  }

  @Post()
  @Sensitive()
  @Returns(madeUser, 201)
  async create(@Body({ schema: userCreate }) body: UserCreate, @CurrentUser() by: SignedInUser): Promise<z.infer<typeof madeUser>> {
    const { user: made, password } = await this.users.create(body, by);
    return { ...this.queries.toRecord(made), password };
  }

  @Put(':id')
  @Sensitive()
  @Returns(user)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: userUpdate }) body: UserUpdate,
    @CurrentUser() by: SignedInUser,
  ): Promise<UserRecord> {
    return this.queries.toRecord(await this.users.update(id, body, by));
  }

  @Post(':id/reset-password')
  @Sensitive()
  @HttpCode(200)
  @Returns(madePassword)
  resetPassword(@Param({ schema: idParam }) { id }: Id, @CurrentUser() by: SignedInUser): Promise<{ password: string }> {
    return this.users.resetPassword(id, by);
  }

  @Post(':id/drop-second-factor')
  @Sensitive()
  @ReturnsNothing()
  dropSecondFactor(@Param({ schema: idParam }) { id }: Id, @CurrentUser() by: SignedInUser): Promise<void> {
    return this.users.dropSecondFactor(id, by);
  }
}
