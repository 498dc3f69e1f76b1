import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type Erasure, erasure, erasureOrder, type PersonExport, personExport } from './person-data.contract.js';
import { PersonRights } from './person-rights.service.js';

type Id = z.infer<typeof idParam>;

/** The rights of a prospect, from its own page. */
@ApiTags('prospects')
@Controller('api/admin/prospects/:id')
export class ProspectRightsController {
  constructor(private readonly rights: PersonRights) {}

  @Get('export')
  @Roles('staff')
  @Returns(personExport)
  export(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<PersonExport> {
    return this.rights.export(id, user);
  }

  @Post('erasure')
  @Returns(erasure)
  erase(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: erasureOrder }) _: z.infer<typeof erasureOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<Erasure> {
    return this.rights.erase(id, user);
  }
}
