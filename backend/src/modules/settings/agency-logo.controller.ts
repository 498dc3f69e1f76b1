import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { logoAnswer, logoUpload } from './agency-logo.contract.js';
import { AgencyLogo } from './agency-logo.service.js';

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/agency/logo')
export class AgencyLogoController {
  constructor(private readonly logos: AgencyLogo) {}

  @Put()
  @Returns(logoAnswer)
  async replace(
    @Body({ schema: logoUpload }) { image }: z.infer<typeof logoUpload>,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof logoAnswer>> {
    return { logo: await this.logos.replace(image, user) };
  }

  @Delete()
  @Returns(logoAnswer)
  async remove(@CurrentUser() user: SignedInUser): Promise<z.infer<typeof logoAnswer>> {
    await this.logos.remove(user);
    return { logo: null };
  }
}
