import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import {
  type TextApprovalRequest,
  type TextDesk,
  type TextDesks as TextDesksRecord,
  type TextEditRequest,
  textApproval,
  textDesk,
  textDesks,
  textEdit,
  textParams,
} from './text-desk.contract.js';
import { TextDesks } from './text-desks.service.js';

type Params = z.infer<typeof textParams>;

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/texts')
export class TextDesksController {
  constructor(private readonly desks: TextDesks) {}

  @Get()
  @Returns(textDesks)
  read(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<TextDesksRecord> {
    return this.desks.read(id);
  }

  @Post(':kind/approve')
  @HttpCode(200)
  @Returns(textDesk)
  approve(
    @Param({ schema: textParams }) { id, kind }: Params,
    @Body({ schema: textApproval }) request: TextApprovalRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<TextDesk> {
    return this.desks.approve(id, kind, request, user);
  }

  @Put(':kind')
  @Returns(textDesk)
  edit(
    @Param({ schema: textParams }) { id, kind }: Params,
    @Body({ schema: textEdit }) request: TextEditRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<TextDesk> {
    return this.desks.edit(id, kind, request, user);
  }

  @Delete(':kind')
  @Returns(textDesk)
  release(@Param({ schema: textParams }) { id, kind }: Params, @CurrentUser() user: SignedInUser): Promise<TextDesk> {
    return this.desks.release(id, kind, user);
  }
}
