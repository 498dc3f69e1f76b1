import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { startedScan } from '../scans/scan.contract.js';
import { NeighbourDesks } from './neighbour-desk.queries.js';
import { type NeighbourChoice, type NeighbourDesk, neighbourChoice, neighbourDesk, neighbourParams } from './neighbours.contract.js';
import { Neighbours } from './neighbours.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('neighbours')
@Controller('api/admin/prospects/:id/neighbours')
export class NeighboursController {
  constructor(
    private readonly neighbours: Neighbours,
    private readonly desks: NeighbourDesks,
  ) {}

  @Get()
  @Returns(neighbourDesk)
  desk(@Param({ schema: idParam }) { id }: Id): Promise<NeighbourDesk> {
    return this.desks.of(id);
  }

  @Post()
  @HttpCode(200)
  @Returns(neighbourDesk)
  async choose(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: neighbourChoice }) body: NeighbourChoice,
    @CurrentUser() user: SignedInUser,
  ): Promise<NeighbourDesk> {
    await this.neighbours.choose(id, body, user);
    return this.desks.of(id);
  }

  @Delete(':neighbourId')
  @Returns(neighbourDesk)
  async remove(
    @Param({ schema: neighbourParams }) { id, neighbourId }: z.infer<typeof neighbourParams>,
    @CurrentUser() user: SignedInUser,
  ): Promise<NeighbourDesk> {
    await this.neighbours.remove(id, neighbourId, user);
    return this.desks.of(id);
  }

  @Post('measurement')
  @Returns(startedScan, 202)
  async order(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<{ scanId: string }> {
    return { scanId: await this.neighbours.order(id, user) };
  }
}
