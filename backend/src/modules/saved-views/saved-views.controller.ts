import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns, ReturnsNothing } from '../../common/http/response-decorators.js';
import {
  type SavedViewRecord,
  savedView,
  type ViewCreate,
  type ViewUpdate,
  viewCreate,
  viewsOf,
  viewUpdate,
} from './saved-view.contract.js';
import { SavedViews } from './saved-views.service.js';

type Id = z.infer<typeof idParam>;

/** Views of the user, also of viewers, and of the team. */
@ApiTags('saved-views')
@Roles('staff', 'viewer')
@Controller('api/admin/saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @Returns(savedView, 200, { isArray: true })
  list(@Query({ schema: viewsOf }) { resource }: z.infer<typeof viewsOf>, @CurrentUser() user: SignedInUser): Promise<SavedViewRecord[]> {
    return this.views.list(resource, user);
  }

  @Post()
  @Returns(savedView, 201)
  create(@Body({ schema: viewCreate }) body: ViewCreate, @CurrentUser() user: SignedInUser): Promise<SavedViewRecord> {
    return this.views.create(body, user);
  }

  @Put(':id')
  @Returns(savedView)
  update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: viewUpdate }) body: ViewUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<SavedViewRecord> {
    return this.views.update(id, body, user);
  }

  @Delete(':id')
  @ReturnsNothing()
  remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.views.remove(id, user);
  }
}
