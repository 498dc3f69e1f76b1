import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { type LivePlace, livePlace } from './live-place.contract.js';
import { LivePlaces } from './live-places.service.js';

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/live-place')
export class LivePlaceController {
  constructor(private readonly places: LivePlaces) {}

  /** A POST, as each reading is paid. */
  @Post()
  @HttpCode(200)
  @Returns(livePlace)
  read(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<LivePlace> {
    return this.places.read(id);
  }
}
