import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { Signatories } from './signatories.queries.js';
import { SignatoryEditing } from './signatories.service.js';
import {
  type OwnSignatory,
  ownSignatory,
  portraitUpload,
  type SignatoryInput,
  type SignatoryRecord,
  signatory,
  signatoryInput,
} from './signatory.contract.js';

@ApiTags('signatories')
@Roles('staff')
@Controller('api/admin/signatories')
export class SignatoriesController {
  constructor(
    private readonly signatories: Signatories,
    private readonly editing: SignatoryEditing,
  ) {}

  @Get()
  @Returns(signatory.array())
  list(): Promise<SignatoryRecord[]> {
    return this.signatories.list();
  }

  @Get('own')
  @Returns(ownSignatory)
  async own(@CurrentUser() user: SignedInUser): Promise<OwnSignatory> {
    return { signatory: await this.signatories.own(user.id) };
  }

  @Put('own')
  @Returns(ownSignatory)
  async save(@Body({ schema: signatoryInput }) body: SignatoryInput, @CurrentUser() user: SignedInUser): Promise<OwnSignatory> {
    await this.editing.save(body, user);
    return this.own(user);
  }

  @Put('own/portrait')
  @Returns(ownSignatory)
  async portrait(
    @Body({ schema: portraitUpload }) { image }: z.infer<typeof portraitUpload>,
    @CurrentUser() user: SignedInUser,
  ): Promise<OwnSignatory> {
    await this.editing.setPortrait(image, user);
    return this.own(user);
  }

  @Delete('own/portrait')
  @Returns(ownSignatory)
  async withoutPortrait(@CurrentUser() user: SignedInUser): Promise<OwnSignatory> {
    await this.editing.removePortrait(user);
    return this.own(user);
  }
}
